/** The table of Coal Train as somebody sees it: what is bright can be done. */
import { expect, type Locator, type Page } from '@playwright/test'
import { dealAlike } from '../../support/deal.ts'
import { changing } from '../../support/face.ts'
import { pointAt, pointIfThere, type Pointer } from '../../support/pointer.ts'

export class TrainPage {
  readonly page: Page
  readonly pointer: Pointer
  constructor(page: Page, pointer: Pointer = 'click') {
    this.page = page
    this.pointer = pointer
  }

  /** From the home screen to a table of people alone, with the names that stand there. */
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

  readonly board = (): Locator => this.page.locator('[data-asked]')

  /** The phase, or what is asked within an action. */
  async asked(): Promise<string> {
    return (await this.board().getAttribute('data-asked'))!
  }

  async click(target: Locator): Promise<void> {
    await changing(this.page, () => pointAt(target, this.pointer))
  }
  /** Presses a button of a ceremony, which goes on by itself, too. */
  async goOn(): Promise<void> {
    const next = this.page.getByRole('button', { name: /^Next/ })
    await changing(this.page, () => pointIfThere(next, this.pointer))
  }
  async press(key: string): Promise<void> {
    await changing(this.page, () => this.page.keyboard.press(key))
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
