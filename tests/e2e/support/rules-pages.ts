/** Checks that hold for every game's rules in the program. */
import { expect, type Page } from '@playwright/test'
import { axe } from './looks.ts'
import { picture } from './picture.ts'

/** Reads these rules one after the other by the contents; axe finds nothing on any of their pages. */
export async function readRules(page: Page, rules: readonly string[]): Promise<void> {
  for (const rule of rules) {
    await toRule(page, rule)
    await axe(page)
    await picture(page, rule)
  }
}

/** Follows the contents to a rule, which then has the focus. */
export async function toRule(page: Page, rule: string): Promise<void> {
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: rule, exact: true }).click()
  await expect(page.getByRole('heading', { name: rule, exact: true })).toBeFocused()
}

/** From the rules: those on one page are one page of paper in each language. */
export async function printOnOnePage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'On one page' }).click()
  for (const language of ['English', 'Deutsch', 'Nederlands']) {
    await page.keyboard.press(',')
    await page.getByRole('radio', { name: language }).click({ force: true })
    await page.keyboard.press('Escape')
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect([language, paper.match(/\/Type \/Page\b/g)?.length]).toEqual([language, 1])
  }
}
