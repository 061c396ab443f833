/** The people and the statistics behind the archive, of the built program in a real browser. */
import { expect, type Locator, type Page } from '@playwright/test'
import { golden } from '../support/golden.ts'
import { hostForAllTests, keepGame } from './support/hosts.ts'
import { axe, axeInBoth, looksRight } from './support/looks.ts'
import { test } from './support/test.ts'

// One after the other: they share the games.
test.describe.configure({ mode: 'default' })

const NAMES = ['Anna', 'Bert', 'Carl', 'Dora']
const GAMES = 24
const empty = hostForAllTests()

/** Anna has sat down twice as "Ana", and once against a bot. */
const host = hostForAllTests((store) => {
  const records = ['2-players', '3-players', '4-players', 'companion-counts'].map((name) => golden(name))
  for (let number = 0; number < GAMES; number++) {
    const start = Date.UTC(2026, 0, 1 + number, 18)
    const record = records[number % 4]
    const players = record.players.map((player, seat) => {
      const name = NAMES[(number + seat) % 4]
      if (number === 8 && name === 'Bert') return { ...player, name, control: 'bot:foreman' }
      return { ...player, name: name === 'Anna' && (number === 4 || number === 7) ? 'Ana' : name }
    })
    const times = { startedAt: new Date(start).toISOString(), finishedAt: new Date(start + 3_000_000).toISOString() }
    keepGame(store, { ...record, ...times, players, id: `game-${number}` })
  }
})

const open = (page: Page, hash: string, at = host) => at.open(page, hash)

/** Words of plots that reach beyond their drawing; above and below, a line is higher than its letters. */
const wordsOutside = (page: Page) =>
  page.locator('svg text').evaluateAll((words) =>
    words
      .filter((word) => {
        const { left, right, top, bottom } = word.getBoundingClientRect()
        const frame = (word as SVGTextElement).ownerSVGElement!.getBoundingClientRect()
        return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 4 || bottom > frame.bottom + 4
      })
      .map(({ textContent }) => textContent),
  )

test('keys lead from the archive along the people to a person, his games and back', async ({ page }) => {
  await open(page, '#/archive')
  await expect(page.getByRole('main').getByText(`${GAMES} games`, { exact: true })).toBeVisible()
  await page.keyboard.press('2')
  const rows = page.locator('tbody').first().getByRole('row')
  const nameIn = (row: Locator) => row.getByRole('rowheader').getByRole('link')
  await expect(rows).toHaveCount(5)
  await axeInBoth(page)
  await looksRight(page, 'people')
  await nameIn(rows.first()).focus()
  await page.keyboard.press('End')
  await expect(nameIn(rows.last())).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  const name = await nameIn(rows.nth(1)).innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Opponents' })).toBeVisible()
  await axeInBoth(page)
  await looksRight(page, 'person')
  await page.keyboard.press('g')
  await expect(page.getByRole('button', { name: `Remove from the filter: ${name}` })).toBeVisible()
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(5)
})

test('a plot shows its table on demand, and says in it what it draws', async ({ page }) => {
  await open(page, '#/people/Anna')
  const button = page.getByRole('button', { name: /^Table.*Win rate/ })
  await button.press('Enter')
  const table = page.getByRole('group', { name: 'Win rate' })
  await expect(table).toBeVisible()
  await expect(table.getByRole('row')).not.toHaveCount(0)
  await axe(page)
  await page.getByRole('button', { name: /^Plot.*Win rate/ }).click()
  await expect(page.getByRole('group', { name: 'Win rate' })).toBeVisible()
})

test('two spellings become one after a preview, and two again', async ({ page }) => {
  await open(page, '#/people')
  const rows = page.locator('tbody').first().getByRole('row')
  await page.getByRole('button', { name: 'Merge…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ana (2) and Anna (16) become one person, Anna, with 18 games')
  await axeInBoth(page)
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'Anna' })).toContainText('18')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(5)
})

test('those who sat at one table are not merged', async ({ page }) => {
  await open(page, '#/people')
  await page.getByRole('link', { name: 'Anna' }).focus()
  await page.keyboard.press('e')
  await page.keyboard.type('Dora')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('two people')
  await expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled()
})

test('statistics of all games, and of those among people alone', async ({ page }) => {
  await open(page, '#/statistics')
  await expect(page.getByRole('main').getByText(`${GAMES} games`, { exact: true })).toBeVisible()
  await expect(page.locator('svg[role=group], svg[role=img]')).toHaveCount(5)
  await axeInBoth(page)
  await looksRight(page, 'statistics')
  await page.getByRole('combobox', { name: 'Bots' }).selectOption('without')
  await expect(page.getByRole('main').getByText(`${GAMES - 1} games`, { exact: true })).toBeVisible()
})

test('plots have units, keep their words inside at the least window, and say where an interval is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  for (const hash of ['#/people/Anna', '#/statistics']) {
    await open(page, hash)
    await expect(page.locator('svg text').first()).toBeVisible()
    expect(await wordsOutside(page)).toEqual([])
  }
  await expect(page.getByText('points', { exact: true })).not.toHaveCount(0)
  await open(page, '#/people')
  await expect(page.getByText('An arrow marks an interval that goes on beyond the scale.')).toBeVisible()
})

test('every figure leads to the games that it was made of', async ({ page }) => {
  for (const hash of ['#/people/Anna', '#/statistics', '#/people']) {
    await open(page, hash)
    await expect(page.getByRole('link', { name: /\d/ }).first()).toBeVisible()
    const links = await page
      .locator('a[href*="only="]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')!))
    expect(links.length).toBeGreaterThan(10)
    for (const link of new Set(links)) {
      await page.evaluate((to) => (location.hash = to), link)
      await expect(page.getByRole('main').getByText(/^[1-9]\d* games?$/), link).toBeVisible()
    }
  }
  await open(page, '#/people/Anna')
  const games = page.locator('dl a').first()
  const count = await games.innerText()
  await games.click()
  await expect(page.getByRole('main').getByText(`${count} games`, { exact: true })).toBeVisible()
})

test('a game leads to those who played it', async ({ page }) => {
  await open(page, '#/archive/game-2')
  await page.getByRole('link', { name: 'Dora' }).click()
  await expect(page.getByRole('heading', { name: 'Dora', level: 1 })).toBeVisible()
})

test('without games each page says what to do', async ({ page }) => {
  for (const hash of ['#/people', '#/statistics']) {
    await open(page, hash, empty)
    await expect(page.getByRole('button', { name: 'Play a game' })).toBeVisible()
    await axe(page)
  }
})
