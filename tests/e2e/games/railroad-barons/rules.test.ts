/** The rules of Railroad Barons in the program: as a page, on paper, and beside a table. */
import { expect } from '@playwright/test'
import { IN_ELECTRON } from '../../support/electron.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { axe, looksRight } from '../../support/looks.ts'
import { printOnOnePage, readRules, toRule } from '../../support/rules-pages.ts'
import { test } from '../../support/test.ts'
import { BaronPage } from './baron-page.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })

const host = hostForEachTest()

const SECTIONS = [
  'Investors',
  'Buying',
  'Starting a Holding',
  'The Director',
  'Operators',
  'Revenue and dividends',
  'Levels',
]

test('each chapter stands up to axe, and its examples are gone through', async ({ page }) => {
  await host.open(page, '#/rules/railroad-barons')
  await readRules(page, SECTIONS)
  await toRule(page, 'The Director')
  const example = page.getByRole('region', { name: 'DPI changes hands' })
  await example.getByRole('button', { name: 'Next step of the example' }).click()
  await expect(example).toContainText('Ben buys the 20% and has 50%')
  await looksRight(page, 'rules')
})

test('the rules on one page are one page in each language', async ({ page }) => {
  test.skip(IN_ELECTRON, 'Playwright prints to a file in headless Chromium alone')
  await host.open(page, '#/rules/railroad-barons')
  await printOnOnePage(page)
})

test('a rule opens beside the table, from whatever is pointed at', async ({ page }) => {
  const table = await BaronPage.begin(page, host.address)
  await axe(page)
  await page.locator('[data-platform="red"] .engine').hover()
  await expect(page.locator('.hint')).toContainText('half of it has to be sold first')
  await page.keyboard.press('F1')
  await expect(page.getByRole('heading', { name: 'A Holding’s turn' })).toBeFocused()
  await looksRight(page, 'panel')
  await axe(page)
  await table.desk().locator('[data-bright]').first().click()
  await page.getByRole('button', { name: 'Close the rules' }).click()
})
