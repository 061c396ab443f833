import { expect, type Page } from '@playwright/test'

/** Seats two people on the form of a new game, which suggests a bot to newcomers. */
export const seatTwoPeople = async (page: Page): Promise<void> => void (await second(page).selectOption('human'))

/** The same by keyboard. */
export const seatTwoByKeyboard = (page: Page): Promise<void> => seatByKeyboard(page, 2)

/** People in all seats; a person stands first among those who may play. */
export async function seatByKeyboard(page: Page, players: number): Promise<void> {
  for (let seat = 1; seat < players; seat++) {
    await seats(page).nth(seat).focus()
    await page.keyboard.press('Home')
    await expect(seats(page).nth(seat)).toHaveValue('human')
  }
}

const seats = (page: Page) => page.getByLabel(/^Player or bot/)
const second = (page: Page) => seats(page).nth(1)
