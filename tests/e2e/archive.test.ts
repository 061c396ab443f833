/** The archive of the built program in a real browser. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { readRecord, writeRecord } from '../../src/games/record/record.ts'
import { hostForAllTests, keepGame } from './support/hosts.ts'
import { axe } from './support/looks.ts'
import { golden, goldenText } from '../support/golden.ts'
import { test } from './support/test.ts'

// One after the other: they share the games.
test.describe.configure({ mode: 'default' })

const GAMES = 10_000

/** As many games as a club plays in years, each with a day of its own; the last one on top of the list. */
const host = hostForAllTests((store) => {
  const records = ['2-players', '3-players', '4-players', 'companion-counts'].map((name) => golden(name))
  store.atomically(() => {
    for (let number = 0; number < GAMES; number++) {
      const start = Date.UTC(2020, 0, 1) + number * 3_600_000
      const times = { startedAt: new Date(start).toISOString(), finishedAt: new Date(start + 3_000_000).toISOString() }
      const place = number === 17 ? { place: 'Zeche Zollverein' } : {}
      const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
      keepGame(store, { ...records[number % 4], ...times, ...place, id })
    }
  })
})

const open = (page: Page, hash: string) => host.open(page, hash)

test('10,000 games: only the rows in sight exist, keys reach the last one, a search finds one', async ({ page }) => {
  await open(page, '#/archive')
  await expect(page.getByText('10000 games').first()).toBeVisible()
  const rows = page.getByRole('rowgroup').getByRole('row')
  await expect.poll(() => rows.count()).toBeLessThan(60)
  await rows.first().focus()
  await page.keyboard.press('End')
  await expect(page.locator(`[aria-rowindex="${GAMES + 1}"]`)).toBeFocused()
  await expect(page.locator(`[aria-rowindex="${GAMES + 1}"]`)).toContainText('2020')
  await page.keyboard.press('/')
  await page.keyboard.type('zollverein')
  await expect(rows).toHaveCount(1)
  await axe(page)
})

test('10,000 games: people, a person and statistics are there', async ({ page }) => {
  await open(page, '#/people')
  await expect(page.getByRole('row', { name: /Mike/ })).toContainText('10,000')
  await page.getByRole('link', { name: 'Mike' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Rating from game to game' })).toBeVisible()
  await axe(page)
  await page.goBack()
  await expect(page.getByRole('row', { name: /Mike/ })).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByRole('group', { name: 'Spread of totals' })).toBeVisible()
  await axe(page)
})

test('a game is removed by key and brought back', async ({ page }) => {
  await open(page, '#/archive')
  await page.getByRole('rowgroup').getByRole('row').first().focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('9999 games').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('10000 games').first()).toBeVisible()
})

test('a game’s page replays by keys and plays on from a move', async ({ page }) => {
  await open(page, '#/archive/00000000-0000-4000-8000-000000000001')
  await expect(page.getByRole('heading', { name: /wins with/ })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Home')
  await expect(page.getByText('Move 0 of')).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByText('Move 9 of')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Move 10 of')).toBeVisible()
  for (const name of ['All points', 'Shift scorings', 'Workers', 'Board']) {
    await page.getByRole('button', { name, exact: true }).click()
    await axe(page)
  }
  await page.keyboard.press('Shift+P')
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/#\/table\//)
})

test('a file that is exported is known when it comes back, a broken one refused', async ({ page }) => {
  await open(page, '#/archive/00000000-0000-4000-8000-000000000001')
  await expect(page.getByRole('heading', { name: /wins with/ })).toBeVisible()
  await page.keyboard.press('Shift+X')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save file' }).click()
  const file = readFileSync(await (await saved).path())
  const read = readRecord(file.toString(), CATALOGUE)
  expect(!read.problem && writeRecord(read.record)).toBe(file.toString())
  await open(page, '#/archive')
  await expect(page.getByText('10000 games').first()).toBeVisible()
  await page.keyboard.press('i')
  const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/json', buffer })
  await page
    .locator('input[type=file]')
    .setInputFiles([
      fileOf('known.json', file),
      fileOf('new.json', Buffer.from(goldenText('tie-broken-by-marks'))),
      fileOf('broken.json', Buffer.from('{')),
    ])
  await expect(page.getByText('1 game would be added.').last()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'known.json' })).toContainText('already there')
  await expect(page.getByRole('listitem').filter({ hasText: 'broken.json' })).toContainText('refused')
  await axe(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('10001 games').first()).toBeVisible()
})

test('files dropped on the list are judged, and a refusal says where and why', async ({ page }) => {
  await open(page, '#/archive')
  await expect(page.getByText(/\d+ games/).first()).toBeVisible()
  const illegal = goldenText('2-players').replace('"place":"money-6"', '"place":"money-1"')
  const files = await page.evaluateHandle(
    (texts) => {
      const transfer = new DataTransfer()
      for (const [name, text] of Object.entries(texts)) transfer.items.add(new File([text], name))
      return transfer
    },
    { 'illegal.json': illegal, 'page.html': '<!doctype html>' },
  )
  await page.getByRole('grid').dispatchEvent('drop', { dataTransfer: files })
  const rows = page.getByRole('dialog').getByRole('listitem')
  await expect(rows.filter({ hasText: 'page.html' })).toContainText('Not a record, or one that was cut off.')
  await expect(rows.filter({ hasText: 'illegal.json' })).toContainText(/At move \d+: unknown value “money-1”\./)
  await expect(page.getByRole('radio', { name: 'Refused (2)' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
