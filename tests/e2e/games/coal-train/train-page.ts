/** The table of Coal Train as somebody sees it: what is bright can be done. */
import { expect, type Locator, type Page } from '@playwright/test'
import { dealAlike } from '../../support/deal.ts'
import { seatByKeyboard } from '../../support/two-people.ts'
import type { Pointer } from '../../support/pointer.ts'
import { GameTable } from '../../support/table.ts'

export class TrainPage extends GameTable {
  /** Begins a table of people alone from the home screen, with the suggested names. */
  static async begin(page: Page, address: string, players = 3, pointer: Pointer = 'click'): Promise<TrainPage> {
    await page.goto(address)
    await page.getByRole('button', { name: 'Play' })[pointer]()
    await page.getByRole('radio', { name: 'Coal Train' })[pointer]()
    for (let seat = 3; seat < players; seat++) await page.getByRole('button', { name: 'Add a player' })[pointer]()
    await seatPeople(page, players)
    await dealAlike(page)
    await page.getByRole('button', { name: 'Start the game' })[pointer]()
    await expect(page.getByRole('heading', { name: 'Coal Train' })).toBeVisible()
    return new TrainPage(page, pointer)
  }

  /** The same by keyboard alone, to a table of three. */
  static async beginByKeys(page: Page, address: string): Promise<TrainPage> {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.keyboard.press('n')
    await page.getByRole('radio', { name: 'Coal Train' }).focus()
    await page.keyboard.press('Space')
    await seatByKeyboard(page, 3)
    await page.getByRole('button', { name: 'Start the game' }).focus()
    await page.keyboard.press('Enter')
    const table = new TrainPage(page, 'keys')
    await table.board().waitFor()
    return table
  }

  readonly board = (): Locator => this.page.locator('[data-asked]')

  /** The phase, or what is asked within an action. */
  async asked(): Promise<string> {
    return (await this.board().getAttribute('data-asked'))!
  }
}

/** On the form of a new game, which suggests bots. */
export async function seatPeople(page: Page, players: number): Promise<void> {
  for (let seat = 0; seat < players; seat++)
    await page
      .getByLabel(/^Player or bot/)
      .nth(seat)
      .selectOption('human')
}
