/** A finished game's review in the built program, in a real browser. Most of it is known beforehand: a whole one takes its time. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { gameIn } from '../../src/games/facets/facets.ts'
import { mistakesIn } from '../../src/games/review/review-summary.ts'
import { FIXTURES } from '../games/fixtures.ts'
import { fixtures, GAME } from '../support/games.ts'
import { golden, goldenGames, goldenNames } from '../support/golden.ts'
import { IN_ELECTRON } from './support/electron.ts'
import { hostForAllTests, keepGame } from './support/hosts.ts'
import { axe, fits, looksRight } from './support/looks.ts'
import { picture } from './support/picture.ts'
import { test } from './support/test.ts'

const record = { ...golden('2-players'), id: '00000000-0000-4000-8000-000000000002' }
const LAST = record.moves!.length
/** The last moves, which the program has to review itself. */
const LEFT = 3

/** Moves made after each mistake that is known. */
let mistakes: number[]

/** A game of each other title, of which the first moves are reviewed. */
const others = goldenGames()
  .filter((game) => game !== record.game)
  .map((game) =>
    golden(
      goldenNames(game).find((name) => golden(name, game).mode === 'digital')!,
      game,
    ),
  )
const SOME = 40

const host = hostForAllTests((store) => {
  keepGame(store, record)
  const known = fixtures.reviewed!(record, LAST - LEFT)
  for (const move of known) store.reviews.put(record.id, GAME.thinking!.reviewing.version, move)
  store.hints.note(record.id, 12, 0)
  for (const other of others) {
    keepGame(store, other)
    const { version } = gameIn(CATALOGUE, other.game).thinking!.reviewing
    for (const move of FIXTURES[other.game].reviewed!(other, SOME)) store.reviews.put(other.id, version, move)
  }
  mistakes = mistakesIn(known, GAME.thinking!.reviewing.scale).map(({ move }) => move + 1)
})

const open = (page: Page, hash: string) => host.open(page, hash)
const standsAt = (page: Page, move: number) => expect(page.getByText(`Move ${move} of ${LAST}`)).toBeVisible()

/** Shows, without scrolling, what was played and what was better at the mistake at hand. */
async function showsBoth(page: Page): Promise<void> {
  for (const side of ['Played', 'Better']) {
    const title = page.getByRole('heading', { name: side, exact: true })
    await expect(title).toBeInViewport({ ratio: 1 })
    await expect(title.locator('xpath=following-sibling::*[1]')).toBeInViewport({ ratio: 1 })
  }
}

test('a review is continued to its end, walked by its mistakes, and played on from a better line', async ({ page }) => {
  await open(page, `#/archive/${record.id}`)
  await expect(page.getByRole('button', { name: 'before move 13' })).toBeVisible()
  await page.evaluate((to) => (location.hash = to), `#/table/${record.id}`)
  await page.getByRole('button', { name: 'Review the game' }).click()
  await expect(page.getByText(`${LAST - LEFT} of ${LAST} moves reviewed.`)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Review thoroughly' })).toBeVisible()

  await page.keyboard.press('Home')
  const [first, second] = mistakes
  for (const move of [first, second]) {
    await page.keyboard.press('g')
    await standsAt(page, move)
  }
  await page.keyboard.press('f')
  await standsAt(page, first)
  await expect(page.getByRole('heading', { name: new RegExp(`Decision ${first}.*points lost`) })).toBeVisible()
  await axe(page)
  await looksRight(page, 'decisions')

  await page.keyboard.press('q')
  await expect(page.getByRole('heading', { name: 'The better line' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await axe(page)
  await fits(page)
  await picture(page, 'line')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Summary' }).click()
  await expect(page.getByRole('img', { name: /Accuracy \d/ })).toHaveCount(2)
  await axe(page)
  await fits(page)
  await picture(page, 'summary')

  await page.keyboard.press('g')
  await page.keyboard.press('q')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+P')
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/#\/table\//)
})

test('the wide review keeps a variation and retries mistakes by keyboard alone, and axe finds nothing', async ({
  page,
}) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `#/archive/${record.id}/review`)
  await expect(page.getByRole('heading', { name: 'Decisions' })).toBeVisible()
  await press('Home', 'g')
  await standsAt(page, mistakes[0])
  await showsBoth(page)
  await axe(page)
  await press('j')
  await expect(page.getByLabel('Name')).toBeFocused()
  await axe(page)
  await page.keyboard.type('A turning point')
  await press('Enter')
  await expect(page.getByRole('note')).toHaveText(/A turning point/)

  await page.locator('[data-rove][data-bright]').first().focus()
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Tried moves' })).toBeAttached()
  await press('j', 'Tab')
  await page.keyboard.type('Worth a thought.')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Kept with the game (2)' }).press('Enter')
  await looksRight(page, 'kept')
  await page.setViewportSize({ width: 1440, height: 900 })
  await axe(page)

  await page.reload()
  await page.getByRole('button', { name: 'Kept with the game (2)' }).press('Enter')
  await page.getByRole('button', { name: 'A turning point' }).first().press('Enter')
  await standsAt(page, mistakes[0])

  await page
    .getByRole('button', { name: /^Retry / })
    .first()
    .press('Enter')
  await expect(page.getByText(/^Mistake 1 of/)).toBeVisible()
  await axe(page)
  await looksRight(page, 'retry')
  await press('q')
  await expect(page.getByRole('heading', { name: 'The better line' })).toBeAttached()
  await axe(page)
  await press('g')
  await expect(page.getByText(/^Mistake 2 of/)).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('heading', { name: 'Decisions' })).toBeVisible()
})

test('a review is one page to print, and a picture to share', async ({ page }, info) => {
  await open(page, `#/archive/${record.id}/print`)
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Lucy \d+ \d+%/ })).toBeVisible()
  await axe(page)
  if (!IN_ELECTRON)
    for (const format of ['A4', 'Letter']) {
      const file = await page.pdf({ format, path: info.outputPath(`${format}.pdf`) })
      expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    }
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a picture' }).click()
  const picture = readFileSync(await (await saved).path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBe(1200)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('button', { name: 'Summary' })).toBeVisible()
})

for (const other of others)
  test(`a review of ${other.game}: course, retry and analysis by keys, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `#/archive/${other.id}/review`)
    await expect(page.getByRole('heading', { name: 'Decisions' })).toBeVisible()
    await page.keyboard.press('Home')
    await page.keyboard.press('g')
    await expect(page.getByRole('heading', { name: /^Decision \d+.* lost/ })).toBeVisible()
    await showsBoth(page)
    await axe(page)
    await page.keyboard.press('l')
    await expect(page.getByRole('list', { name: 'Winning chance and lead' })).toBeVisible()
    await axe(page)
    await page
      .getByRole('button', { name: /^Retry / })
      .first()
      .press('Enter')
    await expect(page.getByText(/^Mistake 1 of/)).toBeVisible()
    await axe(page)
    await page.keyboard.press('q')
    await expect(page.getByRole('heading', { name: 'Better', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Decisions' }).last()).toBeVisible()
  })
