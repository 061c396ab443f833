/** Failures in the page leave a report on this machine, which the user can read, export and delete. */
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { hostForEachTest } from './support/hosts.ts'
import { axe, fits } from './support/looks.ts'
import { picture } from './support/picture.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1024, height: 700 }, locale: 'de-DE' })

const host = hostForEachTest()

test('a fault in the page becomes a report that can be read, saved and deleted', async ({ page }) => {
  await page.goto(host.address)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('broken on purpose')
    })
  })
  await page.keyboard.press(',')
  await page.getByRole('button', { name: 'Problemberichte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Problemberichte' })
  await expect(dialog).toContainText('the page failed: broken on purpose')
  await fits(page)
  await axe(page)
  await picture(page, 'list')
  await dialog.getByRole('button', { name: /^Bericht vom/ }).click()
  await expect(dialog.locator('pre')).toContainText('TypeError: broken on purpose')
  await axe(page)
  await picture(page, 'report')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Als Datei speichern' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toContain('Pithead')
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(dialog).toContainText('Bisher keine Probleme')
})
