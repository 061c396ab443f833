/** A table with bots, from the home screen to the first worker. */
import type { Page } from '@playwright/test'
import { changing } from '../../support/face.ts'

/** To the form of a new game where these sit, each a `Person` or the name of a bot's level. */
export async function sitDown(page: Page, address: string, ...players: string[]): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Play' }).click()
  for (let seat = 2; seat < players.length; seat++) await page.getByRole('button', { name: 'Add a player' }).click()
  for (const [seat, level] of players.entries())
    await page
      .getByLabel(/^Player or bot/)
      .nth(seat)
      .selectOption({ label: level })
}

export const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start the game' }).click()

/** Takes the first order on offer whenever the person is asked to, until it is for them to place workers. */
export async function draft(page: Page): Promise<void> {
  const order = page.locator('[data-card][data-bright]').first()
  const asked = page.locator('[data-space][data-bright]').first().or(order).first()
  for (;;) {
    await asked.waitFor()
    if (!(await order.isVisible())) return
    await changing(page, () => order.click())
  }
}
