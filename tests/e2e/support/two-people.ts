import { expect, type Page } from '@playwright/test'

/** Seats two people on the form of a new game, which suggests a bot to newcomers. */
export const seatTwoPeople = async (page: Page): Promise<void> => void (await second(page).selectOption('human'))

/** The same; a person stands first among those who may play. */
export async function seatTwoByKeyboard(page: Page): Promise<void> {
  await second(page).focus()
  await page.keyboard.press('Home')
  await expect(second(page)).toHaveValue('human')
}

const second = (page: Page) => page.getByLabel(/^Player or bot/).nth(1)
