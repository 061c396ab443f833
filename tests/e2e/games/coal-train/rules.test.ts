/** The rules of Coal Train in the program: as a page, on paper, and beside a table. */
import { expect } from '@playwright/test'
import { IN_ELECTRON } from '../../support/electron.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { axe, looksRight } from '../../support/looks.ts'
import { printOnOnePage, readRules, toRule } from '../../support/rules-pages.ts'
import { test } from '../../support/test.ts'
import { TrainPage } from './train-page.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })

const host = hostForEachTest()

const SECTIONS = ['Set-up', 'Exchange and coal', 'Purchases', 'Subsidies', 'Connections', 'Incentive cards', 'Scoring']

test('each chapter stands up to axe, and its examples are gone through', async ({ page }) => {
  await host.open(page, '#/rules/coal-train')
  await readRules(page, SECTIONS)
  await toRule(page, 'In a city')
  const example = page.getByRole('region', { name: 'A station in Reading' })
  await example.getByRole('button', { name: 'Next step of the example' }).click()
  await expect(example).toContainText('Of the cards she takes the coal gift: 4 coal.')
  await looksRight(page, 'rules')
})

test('the rules on one page are one page in each language', async ({ page }) => {
  test.skip(IN_ELECTRON, 'Playwright prints to a file in headless Chromium alone')
  await host.open(page, '#/rules/coal-train')
  await printOnOnePage(page)
})

test('a rule opens beside the table, from whatever is pointed at', async ({ page }) => {
  await TrainPage.begin(page, host.address)
  await axe(page)
  await page.locator('[data-income="C"]').hover()
  await expect(page.locator('.hint')).toContainText('Every turn brings 2 more')
  await page.keyboard.press('F1')
  await expect(page.getByRole('heading', { name: 'Income', exact: true })).toBeFocused()
  await looksRight(page, 'panel')
  await axe(page)
  await page.locator('[data-subsidy="MG"]').click()
  await page.getByRole('button', { name: 'Close the rules' }).click()
})
