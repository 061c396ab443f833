/** Whole games as people play them: in a real browser, with nothing but a mouse, or nothing but the keyboard. */
import { expect } from '@playwright/test'
import { IN_ELECTRON } from '../../support/electron.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { picture } from '../../support/picture.ts'
import { byKeyboard } from './keyboard-player.ts'
import { axe, axeInBoth, isForEverybody } from '../../support/looks.ts'
import { rememberClicks, underLastClick } from '../../support/pointer.ts'
import { test } from '../../support/test.ts'
import { byMouse } from './mouse-player.ts'
import { TablePage } from './table-page.ts'

test.describe.configure({ mode: 'parallel' })
// The least window: a page is painted a thousand times here.
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

test('a whole game for two by mouse ends with the result that its record has', async ({ page }) => {
  await rememberClicks(page)
  const table = await TablePage.begin(page, host.address)
  await axe(page)
  const played = await byMouse(table)
  expect([...played].sort()).toEqual([
    'bank',
    'delivery',
    'draft',
    'factory',
    'factory-draw',
    'mining',
    'money',
    'order',
    'order-draw',
  ])
  await expect(page.getByRole('heading', { name: /wins|share/ })).toBeVisible()
  expect(await underLastClick(page)).not.toContain('Play again')
  await picture(page, 'final-table')
  await axe(page)
  for (const total of host.storedTotals())
    await expect(page.getByText(String(total), { exact: true }).first()).toBeVisible()
})

test('a shift by keyboard alone, to its scoring and into the next', async ({ page }) => {
  await page.goto(host.address)
  await byKeyboard(page, 'shift ii')
  await expect(page.getByRole('banner')).toContainText('Shift II of III')
})

test('from 1024 x 700 to 3840 x 2160 and in both themes nothing scrolls, and axe finds nothing', async ({ page }) => {
  const table = await TablePage.begin(page, host.address)
  await byMouse(table, 12)
  await axeInBoth(page)
  const counter = page.locator('[data-space="bank"][data-bright]')
  while ((await counter.count()) === 0) await byMouse(table, 1)
  await counter.hover()
  await axeInBoth(page)
  await isForEverybody(page, 'table')
})

test('a killed program goes on where the table stood, inside mining', async ({ page }) => {
  const table = await TablePage.begin(page, host.address)
  await byMouse(table, 6)
  await table.click((await table.bright('[data-space^="mining"]'))!)
  await table.changing(() => page.keyboard.press('1'))
  await host.kill()
  const lost = page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ hasText: /connection|reach/i })
  // The desktop app takes its window along.
  if (!IN_ELECTRON) await expect(lost.first()).toBeVisible()
  await host.start()
  await page.goto(host.address)
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(page.getByRole('button', { name: 'Undo step' })).toBeVisible()
})
