/** The rules in the program: as a page, beside a table and on paper, from the smallest window on, and with the keyboard alone. */
import { expect } from '@playwright/test'
import { draft, sitDown, start } from './bot-table.ts'
import { IN_ELECTRON } from '../../support/electron.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { axe, looksRight } from '../../support/looks.ts'
import { printOnOnePage, readRules } from '../../support/rules-pages.ts'
import { test } from '../../support/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })

const host = hostForEachTest()

test('the rules are read from the home screen, by keyboard alone', async ({ page }) => {
  await page.goto(host.address)
  await page.getByRole('button', { name: 'Play' }).waitFor()
  await page.keyboard.press('r')
  await expect(page.getByRole('heading', { name: 'Aim' })).toBeFocused()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('two for one')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Two for one' })).toBeFocused()
  await looksRight(page, 'rules')
  await axe(page)
})

test('each chapter stands up to axe', async ({ page }) => {
  await page.goto(host.address)
  await page.getByRole('button', { name: 'Rules' }).click()
  await readRules(page, ['Placing workers', 'Minecart factory', 'The twelve elements', 'Accounts', 'With two players'])
})

test('the rules on one page are one page in each language', async ({ page }) => {
  test.skip(IN_ELECTRON, 'Playwright prints to a file in headless Chromium alone')
  await page.goto(host.address)
  await page.getByRole('button', { name: 'Rules' }).click()
  await printOnOnePage(page)
})

test('a rule opens beside the table, which goes on', async ({ page }) => {
  await sitDown(page, host.address, 'Person', 'Person')
  await start(page)
  await draft(page)
  await page.locator('[data-space="money-4"]').hover()
  await page.keyboard.press('F1')
  await expect(page.getByRole('heading', { name: 'Money' })).toBeFocused()
  await looksRight(page, 'panel')
  await axe(page)
  await page.locator('[data-space="money-4"]').click()
  await expect(page.getByRole('group', { name: 'Log' })).toContainText('takes 4 Marks')
  await page.getByRole('button', { name: 'Close the rules' }).click()
  await expect(page.getByRole('group', { name: 'Log' })).toBeVisible()
})
