/** Two windows on one sheet: entries are shared; page, half-typed fields and undo are each window's own. */
import { expect, type Page } from '@playwright/test'
import { hostForEachTest } from '../../support/hosts.ts'
import { test } from '../../support/test.ts'

test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

const field = (page: Page, id: string) => page.locator(`input[data-field="${id}"]`)

async function twoWindows(page: Page): Promise<Page> {
  await host.open(page, '#/score/new')
  await page.getByRole('radio', { name: /^Counts/ }).check({ force: true })
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(field(page, 'points-0-0')).toBeFocused()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(field(other, 'points-0-0')).toBeVisible()
  return other
}

test('a page turned in one leaves what is half typed in the other, which is stored where it was typed', async ({
  page,
}) => {
  const other = await twoWindows(page)
  await field(page, 'points-0-0').pressSequentially('1')
  await other.getByRole('button', { name: 'Shift II', exact: true }).click()
  await expect(field(other, 'points-1-0')).toBeVisible()
  await field(other, 'count-1-1-0').fill('4')
  await other.keyboard.press('Enter')
  await expect(field(page, 'points-0-0')).toHaveValue('1')
  await expect(field(page, 'points-0-0')).toBeFocused()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await other.getByRole('button', { name: 'Shift I', exact: true }).click()
  await expect(field(other, 'points-0-0')).toHaveValue('12')
  await expect(field(other, 'points-1-0')).toBeHidden()
  await page.getByRole('button', { name: 'Shift II', exact: true }).click()
  await expect(field(page, 'count-1-1-0')).toHaveValue('4')
  await expect(field(page, 'points-1-0')).toHaveValue('')
})

test('each takes back its own entries', async ({ page }) => {
  const other = await twoWindows(page)
  await field(page, 'points-0-0').fill('12')
  await page.keyboard.press('Enter')
  await expect(field(other, 'points-0-0')).toHaveValue('12')
  await field(other, 'points-0-1').fill('9')
  await other.keyboard.press('Enter')
  await expect(field(page, 'points-0-1')).toHaveValue('9')
  await page.keyboard.press('Control+z')
  await expect(field(other, 'points-0-0')).toHaveValue('')
  await expect(field(page, 'points-0-1')).toHaveValue('9')
  await other.keyboard.press('Control+z')
  await expect(field(page, 'points-0-1')).toHaveValue('')
})
