/** Seasons: made, read, changed and deleted, by keyboard too. */
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { startOfDay } from '../../../../src/contract/conventions/local-day.ts'
import type { Season, SeasonQuestion, SeasonTable } from '../../../../src/contract/schemas/seasons.ts'
import { standingsFile } from '../../../../src/renderer/archive/seasons/season-words.ts'
import { seasonPicture } from '../../../../src/renderer/archive/seasons/season-picture.ts'
import { GAMES } from '../../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../../src/renderer/shell/App.svelte'
import { fakeServices } from '../../fake-services.ts'
import { goTo } from '../../page.ts'
import { TOY } from '../../../toy/renderer/games/catalogue.ts'

const winter: Season = { name: 'Winter', game: null, from: '2026-01-01', until: '2026-03-31', points: [3, 1] }
const table: SeasonTable = {
  games: 5,
  standings: [
    { name: 'Anna', games: 5, wins: 3.5, points: 12, places: [4, 0] },
    { name: '=Bert', games: 5, wins: 1.5, points: 8, places: [2, 2] },
  ],
  against: [
    { name: '=Bert', other: 'Anna', games: 5, ahead: 1, level: 1 },
    { name: 'Anna', other: '=Bert', games: 5, ahead: 3, level: 1 },
  ],
}

beforeEach(async () => {
  await page.viewport(1024, 700)
  offerGames([TOY])
})
afterEach(() => goTo('#/'))
afterAll(() => offerGames(GAMES))

async function open(first: Season[], found: SeasonTable = table) {
  let kept = first
  const asked: SeasonQuestion[] = []
  const { services } = fakeServices({
    'seasons.list': () => kept,
    'seasons.save': ({ season, was }) => void (kept = [season, ...kept.filter(({ name }) => name !== was)]),
    'seasons.drop': (name) => void (kept = kept.filter((season) => season.name !== name)),
    'seasons.table': (question) => {
      asked.push(question)
      return found
    },
  })
  await goTo('#/seasons')
  await render(App, { services })
  return { kept: () => kept, asked }
}

const rows = (region: string) =>
  page
    .getByRole('region', { name: region })
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim().replaceAll(/\s+/g, ' ')))

test('a season is made by keyboard, and counts its last day whole', async () => {
  const { kept, asked } = await open([])
  await expect.element(page.getByRole('heading', { name: 'No season yet' })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('Winter')
  await page.getByLabelText('From').fill('2026-01-01')
  await page.getByLabelText(/^Last day/).fill('2026-03-31')
  await page.getByLabelText('Points by place').fill('3 1')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Winter' })).toBeVisible()
  expect(kept()).toEqual([winter])
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ game: null, points: [3, 1], after: startOfDay('2026-01-01'), before: startOfDay('2026-04-01') })
})

test('says what is wrong with the form, and keeps nothing', async () => {
  const { kept } = await open([])
  await page.getByRole('button', { name: 'New season…' }).click()
  await page.getByLabelText('Points by place').fill('three')
  await page.getByLabelText(/^Last day/).fill('1999-01-01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
  await expect.element(page.getByText('The last day comes before the first.')).toBeVisible()
  await expect.element(page.getByText(/^Whole numbers from first place on/)).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  expect(kept()).toEqual([])
})

test('shows the standings with links to their games, and who came before whom', async () => {
  await open([winter])
  await expect.element(page.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', '#/people/Anna')
  expect(rows('Standings')).toEqual([
    ['Name', 'Games', 'Wins', 'Points', 'place 1', 'place 2'],
    ['Anna', '5', '3.5', '12', '4', '0'],
    ['=Bert', '5', '1.5', '8', '2', '2'],
  ])
  const games = page.getByRole('link', { name: '5', exact: true }).first()
  const { hash } = new URL((games.element() as HTMLAnchorElement).href)
  expect(JSON.parse(new URLSearchParams(hash.split('?')[1]).get('only')!)).toEqual({
    after: startOfDay('2026-01-01'),
    before: startOfDay('2026-04-01'),
    with: [{ name: 'Anna' }],
  })
  expect(rows('Who against whom')).toEqual([
    ['', 'Anna', '=Bert'],
    ['Anna', '', '3 : 1= 1 3 ahead, 1 behind, 1 level'],
    ['=Bert', '1 : 3= 1 1 ahead, 3 behind, 1 level', ''],
  ])
})

test('a season without games says so, and a deleted one comes back', async () => {
  const { kept } = await open([winter], { games: 0, standings: [], against: [] })
  await expect.element(page.getByText(/^Nobody has finished a game with somebody else/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Season “Winter” deleted.')).toBeVisible()
  expect(kept()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('heading', { name: 'Winter' })).toBeVisible()
  expect(kept()).toEqual([winter])
})

test('the file for spreadsheets has the standings, and no formula', async () => {
  const text = await standingsFile(winter, table).text()
  expect(text).toBe("Name,Games,Wins,Points,place 1,place 2\r\nAnna,5,3.5,12,4,0\r\n'=Bert,5,1.5,8,2,2\r\n")
})

test('the picture is a PNG as wide as those of results', async () => {
  const bitmap = await createImageBitmap(await seasonPicture(winter, table, '2026-04-01T12:00:00.000Z'))
  expect(bitmap.width).toBe(1200)
})
