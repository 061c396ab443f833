/** The table of Railroad Barons as somebody sees it: what is bright can be done. */
import { expect, type Locator, type Page } from '@playwright/test'
import { changing } from '../../support/face.ts'

export class BaronPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** From the home screen to a table of two with the names that stand there, by mouse. */
  static async begin(page: Page, address: string): Promise<BaronPage> {
    await page.goto(address)
    await page.getByRole('button', { name: 'Play' }).click()
    await page.getByRole('radio', { name: 'Railroad Barons' }).click()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await expect(page.getByRole('heading', { name: 'Railroad Barons' })).toBeVisible()
    return new BaronPage(page)
  }

  readonly desk = (): Locator => this.page.locator('[data-desk]')
  readonly bar = (): Locator => this.page.getByRole('region', { name: 'What is asked for' })

  async isOver(): Promise<boolean> {
    return (await this.page.locator('#final-title').count()) > 0
  }
  async isCeremony(): Promise<boolean> {
    return (await this.page.locator('#ceremony-title').count()) > 0
  }
  /** The step that the desk asks for. */
  async step(): Promise<string> {
    return (await this.desk().getAttribute('data-desk'))!
  }

  async click(target: Locator): Promise<void> {
    await changing(this.page, () => target.click())
  }
  async press(key: string): Promise<void> {
    await changing(this.page, () => this.page.keyboard.press(key))
  }
}
