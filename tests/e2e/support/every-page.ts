/** Every page of the program, with games and score sheets of all titles on them. */
import { expect, type Page } from '@playwright/test'
import type { NewSheet } from '../../../src/contract/api.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { gameIn, type Game } from '../../../src/games/facets/facets.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { beginSheet } from '../../../src/main/score-sheet/new-sheet.ts'
import { afterAction } from '../../../src/main/score-sheet/sheet-action.ts'
import { changeOf, scoredGame } from '../../../src/main/score-sheet/stored-sheet.ts'
import type { Store } from '../../../src/main/store/store.ts'
import { enteringOf } from '../../games/every-game/entered.ts'
import { FIXTURES } from '../../games/fixtures.ts'
import { golden, goldenNames } from '../../support/golden.ts'
import type { Host } from './host.ts'
import { keepGame } from './hosts.ts'

export const GAMES = [...CATALOGUE.values()]

/** The finished game of a title that `keepEverything` keeps. */
export const playedId = ({ identity: { id } }: Game): string => `played-${id}`

function played(game: Game) {
  const { id } = game.identity
  const records = goldenNames(id).map((name) => golden(name, id))
  return { ...records.find(({ mode, finishedAt }) => mode === 'digital' && finishedAt !== null)!, id: playedId(game) }
}

const STARTED = '2026-11-20T19:00:00.000Z'
const NAMES = ['Maximiliane', 'Jo', 'Wolfgang Amadeus', 'Anna', 'Ruth']

/** A finished, a reviewed and a running game of each title, a removed one, and a whole score sheet for each way to enter it. */
export async function keepEverything(store: Store): Promise<void> {
  for (const game of GAMES) {
    const record = played(game)
    keepGame(store, record)
    keepGame(store, { ...golden('running', game.identity.id), id: `running-${game.identity.id}` })
    const { version } = game.thinking!.reviewing
    for (const move of FIXTURES[game.identity.id].reviewed!(record, 6)) store.reviews.put(record.id, version, move)
    for (const sheet of await sheetsOf(game)) keepSheet(store, sheet)
  }
  const removed = { ...played(GAMES[0]), id: 'removed' }
  store.games.create(changeOfRecord(removed, STARTED, CATALOGUE))
  store.games.remove('removed', STARTED)
}

interface FilledSheet {
  id: string
  sheet: NewSheet
  edits: readonly unknown[]
}

/** Sheets of a game: two by its parts, whose seeds choose the way to enter, and one by its totals alone. */
async function sheetsOf(game: Game): Promise<FilledSheet[]> {
  const { identity } = game
  const { totals, total } = FIXTURES[identity.id].sheet!
  const count = identity.seats.most
  const entering = await enteringOf(game)
  const players = NAMES.slice(0, count).map((name, seat) => ({
    ...{ name, color: identity.colors[seat], control: 'human' as const },
  }))
  const sheet = (options: unknown): NewSheet => ({
    game: identity.id,
    players,
    options: options as NewSheet['options'],
  })
  const [first, second] = [71, 72].map((seed) => entering(count, seed))
  return [
    { id: `first-${identity.id}`, sheet: sheet(first.options), edits: first.edits },
    { id: `second-${identity.id}`, sheet: sheet(second.options), edits: second.edits },
    { id: `totals-${identity.id}`, sheet: sheet(totals), edits: players.map((_, seat) => total(seat, 90)) },
  ]
}

function keepSheet(store: Store, { id, sheet, edits }: FilledSheet): void {
  const game = scoredGame(CATALOGUE, sheet.game)
  const begun = beginSheet(game, sheet, { id, at: STARTED, random: seeded(1) })
  const now = new Date(STARTED)
  const filled = edits.reduce<typeof begun>((before, edit) => afterAction(before, { type: 'edit', edit }, now), begun)
  store.games.create(changeOf(filled))
  edits.forEach((edit, number) => store.sheetEdits.put(id, number, edit))
}

/** The sheets that `keepEverything` keeps. */
export const SHEETS = GAMES.flatMap(({ identity: { id } }) =>
  ['first', 'second', 'totals'].map((way) => `${way}-${id}`),
)

/** Pages by their hashes and what they are about, but for score sheets, which have pages of their own. */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  'all games': [
    '#/',
    '#/archive',
    '#/bin',
    '#/people',
    '#/people/Anna',
    '#/statistics',
    '#/seasons',
    '#/practise',
    '#/day',
    '#/score/new',
    '#/board',
  ],
  ...Object.fromEntries(GAMES.map((game) => [game.identity.id, pagesAbout(game)])),
}

function pagesAbout(game: Game): string[] {
  const { id, seats } = game.identity
  const archived = `#/archive/${playedId(game)}`
  return [
    ...[`#/new?game=${id}`, `#/rules/${id}`, `#/rules-summary/${id}`, `#/learn/${id}`, `#/table/running-${id}`],
    ...[archived, `${archived}/review`, `${archived}/print`, `${archived}/move/4`],
    ...[`#/archive?game=${id}`, `#/statistics?game=${id}`, `#/score/empty/${id}/${seats.most}`],
  ]
}

/** Opens the program at its home screen. */
export async function openHome(host: Host, page: Page): Promise<void> {
  await page.goto(host.address)
  await expect(page).toHaveTitle('Pithead')
}

/** Goes to a page of the program that is open, by way of its home screen, and waits until it is there with what it shows. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate(() => (location.hash = '#/'))
  await expect(page).toHaveTitle('Pithead')
  if (hash !== '#/') {
    await page.evaluate((to) => {
      document.title = ''
      location.hash = to
    }, hash)
    await expect(page).toHaveTitle(/Pithead$/)
  }
  await expect(page.locator('main :is(button, a, input, h2)').first()).toBeVisible()
}

/** Looks at each page of a score sheet, at the end told part by part, and at its large view. */
export async function eachSheetPage(page: Page, id: string, look: (name: string) => Promise<void>): Promise<void> {
  await goTo(page, `#/score/${id}`)
  const tabs = page.getByRole('navigation').first().getByRole('button')
  await expect(tabs.first()).toBeVisible()
  for (const tab of await tabs.all()) {
    if (await tab.isDisabled()) continue
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await look(`${id} ${await tab.innerText()}`)
  }
  await goTo(page, `#/score/${id}/big`)
  await look(`${id} in big type`)
  const tell = page.getByRole('button', { name: 'Part by part' })
  if (!(await tell.isVisible())) return
  await tell.click()
  await expect(page.locator('.gain').first()).toBeVisible()
  await look(`${id} part by part`)
}

/** Whether a position of a game can be laid out by hand. */
export const hasSituations = ({ identity: { id } }: Game): boolean => gameIn(CATALOGUE, id).situations !== undefined
