/** The table as somebody with a mouse sees it: what is bright can be done. */
import { expect, type Locator, type Page } from '@playwright/test'
import { dealAlike } from '../../support/deal.ts'
import { changing } from '../../support/face.ts'
import type { Pointer } from '../../support/pointer.ts'
import { GameTable } from '../../support/table.ts'
import { seatTwoPeople } from '../../support/two-people.ts'

export class TablePage extends GameTable {
  /** Begins a table of two people from the home screen, with the suggested names. */
  static async begin(page: Page, address: string, pointer: Pointer = 'click'): Promise<TablePage> {
    await page.goto(address)
    await page.getByRole('button', { name: 'Play' })[pointer]()
    await seatTwoPeople(page)
    await dealAlike(page)
    await page.getByRole('button', { name: 'Start the game' })[pointer]()
    await expect(page.getByRole('heading', { name: 'Coal Baron' })).toBeVisible()
    return new TablePage(page, pointer)
  }

  readonly headline = (): Promise<string> => this.page.getByRole('banner').innerText()

  changing(act: () => Promise<void>): Promise<void> {
    return changing(this.page, act)
  }

  /** The first bright thing that matches, if there is one. */
  async bright(selector: string): Promise<Locator | null> {
    const found = this.page.locator(`${selector}[data-bright]`)
    return (await found.count()) > 0 ? found.first() : null
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }
}
