/** The archive's dialogs in every language, at the least window, by day and by night. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { golden } from '../support/golden.ts'
import { hostForAllTests, keepGame } from './support/hosts.ts'
import { axeInBoth, fits } from './support/looks.ts'
import { test } from './support/test.ts'

// One after the other: they share the games.
test.describe.configure({ mode: 'default' })

const host = hostForAllTests((store) => {
  for (const name of ['2-players', '3-players', 'companion-counts']) keepGame(store, golden(name))
})

const texts = (area: string, language: string) =>
  JSON.parse(readFileSync(`messages/${area}/${language}.json`, 'utf8')) as Record<string, string>

async function opened(page: Page): Promise<void> {
  await host.open(page, '#/archive')
  await expect(page.getByRole('rowgroup').getByRole('row')).toHaveCount(3)
}

/** Lies inside the window, needs no scrolling sideways, and axe finds nothing. */
async function isForEverybody(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await axeInBoth(page)
  const { x, y, width, height } = (await dialog.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(1024)
  expect(y + height).toBeLessThanOrEqual(700)
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await fits(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['de', 'de-DE'],
  ['nl', 'nl-NL'],
])
  test.describe(language, () => {
    test.use({ viewport: { width: 1024, height: 700 }, locale })

    test('import, export and backups are for everybody', async ({ page }) => {
      await opened(page)
      for (const key of ['i', 'x']) {
        await page.keyboard.press(key)
        await isForEverybody(page)
      }
      await page.getByRole('button', { name: texts('common', language).archive_backups }).click()
      await isForEverybody(page)
    })

    test('what is done to many games is for everybody', async ({ page }) => {
      await opened(page)
      await page.keyboard.press('Control+a')
      await page.keyboard.press('r')
      await isForEverybody(page)
      await page.getByRole('button', { name: texts('archive', language).archive_batch }).click()
      await isForEverybody(page)
    })
  })
