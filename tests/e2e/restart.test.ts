/** The services go away under an open page and come back: the page says so, finds its way back, and shows how things stand. */
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { byMouse, TablePage } from './support/first-game.ts'
import { hostForEachTest } from './support/hosts.ts'
import { axe, fits } from './support/looks.ts'
import { picture } from './support/picture.ts'
import { test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })

const host = hostForEachTest()

/** How many moves of the only game are on disk. */
function moves(): number {
  const { record } = host.storedRecord() as { record: { moves: unknown[] } }
  return record.moves.length
}

const outage = (page: Page) => page.getByRole('alert').filter({ hasText: 'out of reach' })

/** A page that was loaded anew would have forgotten it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isTheSamePage' in window)

test('a killed and restarted host is found again by the open page, and play goes on', async ({ page }) => {
  const table = await TablePage.begin(page, host.address)
  await byMouse(table, 6)
  await mark(page)
  const before = await table.headline()
  for (const round of ['first', 'second']) {
    await host.kill()
    await expect(outage(page)).toBeVisible()
    await picture(page, `lost-${round}`)
    await host.start()
    await expect(outage(page)).toBeHidden()
    expect(await table.headline()).toBe(before)
  }
  const kept = moves()
  await byMouse(table, 4)
  expect(await isMarked(page)).toBe(true)
  expect(moves()).toBeGreaterThan(kept)
})

test('a long outage gets advice and a button, and breaks no page', async ({ page }) => {
  await TablePage.begin(page, host.address)
  await host.kill()
  // Whether this page finds the next host or is shut out by it, depends on how soon that comes.
  await expect(page.getByRole('alert')).toContainText('start it again and go on in the window that it opens')
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible()
  for (const [width, height] of [
    [1024, 700],
    [2560, 1440],
  ]) {
    await page.setViewportSize({ width, height })
    await fits(page)
    await picture(page, `long-${width}`)
  }
  await axe(page)
  await host.start()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a game that went away in the meantime is no longer shown', async ({ page }) => {
  await TablePage.begin(page, host.address)
  await host.kill()
  const database = new Database(join(host.folder, 'pithead.db'))
  database.exec(`UPDATE games SET removed_at = '2026-11-20T10:00:00.000Z'`)
  database.close()
  await host.start()
  await expect(page.getByRole('main').getByText('This game no longer exists.')).toBeVisible()
  await page.getByRole('button', { name: 'Home screen' }).click()
  await expect(page.getByRole('heading', { name: 'No games in progress' })).toBeVisible()
})

test('a page that was left open while Pithead was ended is told to go in by the new address', async ({ page }) => {
  await TablePage.begin(page, host.address)
  await host.stop()
  await host.start()
  await expect(page.getByRole('alert')).toContainText('no longer recognizes this page')
  await picture(page, 'shut-out')
  await page.goto(host.address)
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible()
})
