/** A table as somebody sees it. Each game's page adds what it asks for and shows. */
import type { Locator, Page } from '@playwright/test'
import { changing } from './face.ts'
import { pointAt, pointIfThere, type Hand } from './pointer.ts'

export class GameTable {
  readonly page: Page
  readonly pointer: Hand
  constructor(page: Page, pointer: Hand = 'click') {
    this.page = page
    this.pointer = pointer
  }

  async click(target: Locator): Promise<void> {
    await changing(this.page, () => pointAt(target, this.pointer))
  }

  /** Presses a button of a ceremony, which goes on by itself, too. */
  async goOn(button = this.page.getByRole('button', { name: /^Next/ })): Promise<void> {
    await changing(this.page, () => pointIfThere(button, this.pointer))
  }

  async press(key: string): Promise<void> {
    await changing(this.page, () => this.page.keyboard.press(key))
  }
}
