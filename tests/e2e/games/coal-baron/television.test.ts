/** A second window for a television: what happens at the table, without what a player alone may see, and without controls. */
import { expect } from '@playwright/test'
import { hostForEachTest } from '../../support/hosts.ts'
import { test } from '../../support/test.ts'
import { TablePage } from './table-page.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })

const host = hostForEachTest()

test('follows the table, hides what was drawn, and does nothing', async ({ page }) => {
  const table = await TablePage.begin(page, host.address)
  await page.getByRole('button', { name: 'Menu' }).click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Second window for a television' }).click()
  const television = await opened
  await television.setViewportSize({ width: 1920, height: 1080 })
  const offered = television.locator('[data-card]')
  const cards = await page.locator('[data-card]').count()
  await expect(offered).toHaveCount(cards)
  for (let taken = 0; taken < 6; taken++) await table.click(page.locator('[data-card][data-bright]').first())
  const counter = television.locator('[data-space="bank"]')
  await expect(counter).toBeVisible()
  await expect(television.locator('.button').filter({ visible: true })).toHaveCount(0)
  await expect(television.locator('[data-bright]')).toHaveCount(0)

  await table.click(page.locator('[data-space="order-draw"]'))
  await table.click(table.button('Reveal'))
  await expect(page.locator('[data-card]')).toHaveCount(5)
  await expect(offered).toHaveCount(0)
  await table.click(table.button('Keep none'))
  await table.click(table.button('Put back'))
  await expect(television.getByText(/looks at five order cards and keeps none/)).toBeVisible()
})
