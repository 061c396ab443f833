/** A physical table of Coal Train scored in a real browser: by keyboard alone, by mouse on the map, and how it looks. */
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { readRecord } from '../../../../src/games/record/record.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { axe, axeInBoth, looksRight } from '../../support/looks.ts'
import { test } from '../../support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

const NAMES = ['Mike', 'Lucy', 'George', 'Ruth', 'Anna']

/** A new sheet, open at the page for entering. */
async function begin(page: Page, players: number, way: string) {
  await page.goto(host.address)
  await page.getByRole('button', { name: 'Score a table' }).click()
  await page.getByRole('radio', { name: 'Coal Train' }).check({ force: true })
  await expect(page.getByLabel('Name of player 3')).toBeVisible()
  for (let seat = 3; seat < players; seat++) await page.getByRole('button', { name: 'Add a player' }).click()
  for (let seat = 0; seat < players; seat++) await page.getByLabel(`Name of player ${seat + 1}`).fill(NAMES[seat])
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check({ force: true })
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('[data-primary]')).toBeVisible()
}

async function savedRecord(page: Page) {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  const read = readRecord(await readFile(await (await file).path(), 'utf8'), CATALOGUE)
  if (read.problem) throw new Error(`${read.problem.path}: ${read.problem.code}`)
  return read
}

/** Line by line, as the sheet asks for them: towns, cities, cards, contracts, scoring cards, and what those who are level have left. */
const TYPED = [
  ['3+2', '2×3', '10'],
  ['16', '18', '0'],
  ['3', '0', '0'],
  ['4+5', '9', '0'],
  ['6+2', '8', '0'],
  ...[['3'], ['0'], ['2'], ['3'], ['2'], ['2']],
].flat()

test('three players by keyboard alone, with a correction, to a record that is read again', async ({ page }) => {
  await begin(page, 3, 'Points by part')
  await page.locator('[data-primary]').focus()
  await page.keyboard.press('Enter')
  for (const text of TYPED) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.locator('[data-field="towns-2"]').focus()
  await page.keyboard.type('401')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('At most 400 here.')
  await page.keyboard.press('Escape')
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+z')
  await expect(page.locator('[data-field="towns-2"]')).toHaveValue('10')
  await page.locator('[data-primary]').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lucy wins with 41 points' })).toBeVisible()
  expect((await savedRecord(page)).verdict.totals).toEqual([41, 41, 10])
  await axe(page)
})

test('stations and cards by mouse on the map, action points and the last round', async ({ page }) => {
  await begin(page, 3, 'Stations and cards')
  for (const place of ['Scranton 6', 'Pittston 2', 'Wilkes-Barre 5'])
    await page.getByRole('button', { name: place, exact: true }).click()
  await page
    .getByRole('button', { name: /^Coal contract/ })
    .first()
    .click()
  for (const [seat, place] of [
    [1, 'Harrisburg 6'],
    [2, 'Reading 5'],
  ] as const) {
    await page.getByRole('radio', { name: NAMES[seat] }).check({ force: true })
    await page.getByRole('button', { name: place, exact: true }).click()
  }
  await page.getByRole('button', { name: /^−1.*One action point less/ }).click()
  await page.getByRole('button', { name: 'Last tile drawn' }).click()
  for (let turn = 0; turn < 5; turn++) await page.getByRole('button', { name: 'End the turn' }).click()
  await expect(page.getByRole('heading', { name: 'Round 2, the last one' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'End the game' }).click()
  await expect(page.getByRole('heading', { name: 'Mike wins with 17 points' })).toBeVisible()
  const { record, verdict } = await savedRecord(page)
  expect(verdict.totals).toEqual([17, 6, 5])
  expect(record.setup).toMatchObject({ data: 'valley-1' })
})

test('with five players every page fits by day and by night, and axe finds nothing', async ({ page }) => {
  await begin(page, 5, 'Points by part')
  for (const seat of [0, 1, 2, 3, 4]) {
    await page.getByRole('radio', { name: NAMES[seat] }).check({ force: true })
    await page.locator(`[data-field="towns-${seat}"]`).fill('3+2+2')
  }
  for (const way of ['Points by part', 'Stations and cards', 'Totals only']) {
    await page.getByRole('button', { name: /^Set-up/ }).click()
    await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check({ force: true })
    await axe(page)
    await page
      .getByRole('button', { name: /^Table and scores/ })
      .first()
      .click()
    await looksRight(page, `${way}`)
    await axeInBoth(page)
  }
})
