/** The score sheet of a physical table as a person has it before him, with a count of the keys he presses. */
import { expect, type Locator, type Page } from '@playwright/test'

export class ScorePage {
  /** Keys pressed besides digits. */
  keys = 0
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** A new sheet, open at its first page for entering. */
  static async begin(page: Page, address: string, players: number, way = 'Counts'): Promise<ScorePage> {
    await page.goto(address)
    await page.getByRole('button', { name: /Score a table/ }).click()
    for (let seat = 2; seat < players; seat++) await page.getByRole('button', { name: 'Add a player' }).click()
    const names = ['Mike', 'Lucy', 'George', 'Anna']
    for (let seat = 0; seat < players; seat++) await page.getByLabel(`Name of player ${seat + 1}`).fill(names[seat])
    await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check({ force: true })
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page.locator('input[data-field]').first()).toBeVisible()
    return new ScorePage(page)
  }

  get primary(): Locator {
    return this.#page.locator('[data-primary]')
  }

  field(id: string): Locator {
    return this.#page.locator(`input[data-field="${id}"]`)
  }

  card(order: string): Locator {
    return this.#page.locator(`[data-order="${order}"]`)
  }

  /** The field that Enter reaches as the nth of the first shift, column after column. */
  nth(at: number): Locator {
    const [seat, row] = [Math.floor(at / 6), at % 6]
    if (row === 5) return this.field(`workers-0-${seat}`)
    return this.field(row === 0 ? `points-0-${seat}` : `count-0-${seat}-${row - 1}`)
  }

  async press(key: string): Promise<void> {
    this.keys++
    await this.#page.keyboard.press(key)
  }

  /** Types a number into whatever has the focus, and goes on. */
  async enter(number: number): Promise<void> {
    await this.#page.keyboard.type(String(number))
    await this.press('Enter')
  }

  async write(numbers: Record<string, string>): Promise<void> {
    for (const [id, text] of Object.entries(numbers)) {
      await this.field(id).fill(text)
      await this.field(id).press('Tab')
    }
  }

  async go(page: string): Promise<void> {
    const tab = this.#page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${page}( done)?$`) })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
  }

  /** The texts beside the fields of the row with this field. */
  rewards(id: string): Promise<string[]> {
    const row = this.#page.locator('tr', { has: this.field(id) })
    return row.locator('.after').allInnerTexts()
  }

  /** Opens the home screen anew and continues the only game there. */
  async continue(address: string): Promise<void> {
    await this.#page.goto(address)
    await this.#page.getByRole('link', { name: /Continue/ }).click()
    await expect(this.field('points-0-0')).toBeVisible()
  }
}
