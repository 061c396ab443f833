/** Two pages on one table show the same: one chart in the program drives both. */
import { expect, type Page } from '@playwright/test'
import { courseOf, settled } from '../../../../src/games/coal-baron/rules/course.ts'
import { setupOf } from '../../../../src/games/coal-baron/rules/record.ts'
import { shift } from '../../../../src/games/coal-baron/state/state.ts'
import { golden } from '../../../games/coal-baron/support/golden.ts'
import { faceOf } from '../../support/face.ts'
import { fillStore, hostForEachTest, keepGame } from '../../support/hosts.ts'
import { test } from '../../support/test.ts'
import { TablePage } from './table-page.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })

const host = hostForEachTest()

async function another(page: Page): Promise<Page> {
  const second = await page.context().newPage()
  await second.goto(page.url())
  await expect(second.getByRole('heading', { name: 'Coal Baron' })).toBeVisible()
  return second
}

/** Wherever a pointer was left, something may say why it can't be chosen. */
async function showTheSame(pages: readonly Page[]) {
  for (const page of pages) await page.mouse.move(1, 1)
  const faces = async () => new Set(await Promise.all(pages.map(faceOf)))
  await expect.poll(async () => (await faces()).size, { intervals: [20, 40, 80] }).toBe(1)
}

test('a decision and a hand-over, whichever page they are made on', async ({ page }) => {
  const tables = [await TablePage.begin(page, host.address)]
  const pages = [page, await another(page)]
  tables.push(new TablePage(pages[1]))
  for (let taken = 0; taken < 6; taken++) {
    const table = tables[taken % 2]
    await table.click(table.page.locator('[data-card][data-bright]').first())
    await showTheSame(pages)
  }
  await tables[0].click(page.locator('[data-space="order-draw"]'))
  for (const each of pages) await expect(each.getByRole('button', { name: 'Reveal' })).toBeVisible()
  await tables[1].click(tables[1].button('Reveal'))
  for (const each of pages) await expect(each.getByRole('button', { name: 'Keep none' })).toBeVisible()
  await showTheSame(pages)
})

/** A game of bots a few moves before its first scoring, stored while the program doesn't run. */
async function storeBots(id: string) {
  const record = golden('2-players')
  const after = (moves: number) =>
    settled(courseOf({ setup: setupOf(record), entries: record.moves.slice(0, moves), pending: [] }))
  const scored = record.moves.findIndex((_, move) => shift(after(move + 1).state) > 1)
  const players = record.players.map((player) => ({ ...player, control: 'bot:hewer' }))
  const moves = record.moves.slice(0, scored - 2)
  await fillStore(host, (store) => keepGame(store, { ...record, id, players, moves, finishedAt: null, result: null }))
}

test('bots and a scoring, paused from the other page', async ({ page }) => {
  await host.stop()
  await storeBots('bots')
  await host.start()
  await host.open(page, '#/table/bots')
  await page.getByLabel('Pace').selectOption('Fast')
  // Held up until both pages are there.
  await page.keyboard.press('p')
  const pages = [page, await another(page)]
  for (const each of pages) await expect(each.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.keyboard.press('p')
  for (const each of pages) await expect(each.getByRole('heading', { name: 'Shift I is scored' })).toBeVisible()
  await pages[1].keyboard.press('p')
  for (const each of pages) await expect(each.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await showTheSame(pages)
  await pages[1].keyboard.press('p')
  for (const each of pages) await expect(each.getByText('Shift II ·').first()).toBeVisible()
})
