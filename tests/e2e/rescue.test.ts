/** The built program on a damaged database: what is wrong, the choice, and the games again. */
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { golden } from '../support/golden.ts'
import { Host } from './support/host.ts'
import { fillStore, keepGame } from './support/hosts.ts'
import { axe, fits } from './support/looks.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1024, height: 700 } })

const host = new Host()
test.afterEach(() => host.end())

const keep = (ids: string[], backup: boolean) =>
  fillStore(host, async (store) => {
    for (const id of ids) keepGame(store, { ...golden('3-players'), id })
    if (backup) await store.backup('day')
  })

test('a database without its end: the games come back by keyboard', async ({ page }) => {
  const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  await keep([id(1), id(2)], true)
  await keep([id(3)], false)
  truncateSync(join(host.folder, 'pithead.db'), 20 * 4096)
  await host.start()
  await page.goto(host.address)
  await expect(page.getByRole('radio', { name: /^The backup/ })).toBeChecked()
  await expect(page.getByText('2 games, 2 of them finished').first()).toBeVisible()
  await axe(page)
  await fits(page)
  await page.getByRole('radio', { name: /^The backup/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with this' }).press('Enter')
  await expect(page.getByText('The damaged file is kept as pithead-damaged-')).toBeVisible()
  await page.evaluate(() => (location.hash = '#/archive'))
  await expect(page.getByRole('rowgroup').getByRole('row').first()).toContainText('Mike')
})

test('a backup is looked at in the settings and put back', async ({ page }) => {
  const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  await keep([id(1), id(2)], true)
  await keep([id(3)], false)
  await host.start()
  await page.goto(host.address)
  await page.keyboard.press(',')
  await page.getByRole('button', { name: 'Backups…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^Preview the backup of/ })
    .last()
    .click()
  await expect(dialog.getByText('1 game would be removed: it isn’t in the backup')).toBeVisible()
  await axe(page)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog).toHaveCount(0)
  await page.evaluate(() => (location.hash = '#/archive'))
  await expect(page.getByText('2 games').first()).toBeVisible()
})
