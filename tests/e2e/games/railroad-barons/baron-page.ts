/** The table of Railroad Barons as somebody sees it: what is bright can be done. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Pointer } from '../../support/pointer.ts'
import { GameTable } from '../../support/table.ts'
import { seatTwoPeople } from '../../support/two-people.ts'

export class BaronPage extends GameTable {
  /** Begins a table of two people from the home screen, with the suggested names. */
  static async begin(page: Page, address: string, pointer: Pointer = 'click'): Promise<BaronPage> {
    await page.goto(address)
    await page.getByRole('button', { name: 'Play' })[pointer]()
    await page.getByRole('radio', { name: 'Railroad Barons' })[pointer]()
    await seatTwoPeople(page)
    await page.getByRole('button', { name: 'Start the game' })[pointer]()
    await expect(page.getByRole('heading', { name: 'Railroad Barons' })).toBeVisible()
    return new BaronPage(page, pointer)
  }

  readonly desk = (): Locator => this.page.locator('[data-desk]')
  readonly bar = (): Locator => this.page.getByRole('region', { name: 'What is asked for' })

  /** The step that the desk asks for. */
  async step(): Promise<string> {
    return (await this.desk().getAttribute('data-desk'))!
  }
}
