/** Every figure of the statistics, recomputed plainly over 300 games of all kinds. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { catalogueOf, type Game } from '../../../src/games/facets/facets.ts'
import { seeded } from '../../../src/games/base/random.ts'
import type { ReviewedMove } from '../../../src/games/facets/ideas.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { openStore, type Store } from '../../../src/main/store/store.ts'
import { playedRecord } from '../../games/every-game/games.ts'
import { golden } from '../../support/golden.ts'
import { toy } from '../../support/toy/thinking.ts'
import { reviewedMove } from '../archive/archived.ts'
import { now } from '../store/stored.ts'
import { parts, person, ratingOf, ratings, seatsOf, standing, table, toldGame, type ToldGame } from './plainly.ts'

const [shipped] = CATALOGUE.values()
const GAMES = catalogueOf(shipped, toy)
const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Flora', 'Karl']
const COUNT = 300

/** Numbers of a sheet a little other than they were, so that no two games come alike. */
function varied(value: unknown, random: () => number): unknown {
  if (typeof value === 'number') return value + random()
  if (Array.isArray(value)) return value.map((each) => varied(each, random))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, varied(each, random)]))
}

/** A sheet by counts, by cards or by points. */
function paper(number: number): GameRecord {
  const record = golden(['companion-counts', 'companion-cards', 'companion-points'][Math.floor(number / 3) % 3])
  const random = seeded(number)
  const sheet = varied(record.sheet, () => random.below(3))
  const { doubts: _, ...told } = { ...record, sheet }
  const kept = shipped.sheet!.recordOf(shipped.sheet!.openRecord(told as never))
  return { ...told, ...kept, doubts: undefined, result: kept.result }
}

/** Totals that are level, for first place and for others; a victory in a third of them was told otherwise. */
function level(number: number): GameRecord {
  const players = 2 + (Math.floor(number / 3) % 3)
  const totals = [
    [80, 80],
    [90, 70, 70],
    [60, 60, 60, 20],
  ][players - 2]
  const { players: _, doubts: __, ...record } = golden('companion-points')
  return {
    ...record,
    ...shipped.sheet!.ofTotals(totals, number % players, number % 2 === 0 ? [] : [1]),
    players: shipped.identity.colors.slice(0, players).map((color) => ({ name: 'x', color, control: 'human' })),
  }
}

function gameNumber(number: number, game: Game): GameRecord {
  if (game === toy || number % 3 === 0) return playedRecord(game, 2 + (Math.floor(number / 3) % 3), number % 40)
  return number % 3 === 1 ? paper(number) : level(number)
}

/** People and bots sit in turn, a bot under a person's name too; not in the order of the dates. */
function seated(record: GameRecord, number: number): GameRecord {
  const start = Date.UTC(2026, 0, 1) + ((number * 7919) % COUNT) * 86_400_000
  return {
    ...record,
    id: `game-${number}`,
    startedAt: new Date(start).toISOString(),
    finishedAt: new Date(start + (20 + number) * 60_000).toISOString(),
    ...(number % 4 === 0 && { place: 'Home' }),
    players: record.players.map((player, seat) => {
      const name = NAMES[(number + 2 * seat) % NAMES.length]
      const isBot = record.mode === 'digital' && (name === 'Karl' || (name === 'Bert' && number % 2 === 0))
      return { ...player, name, control: isBot ? 'bot:hewer' : 'human' }
    }),
  }
}

const RECORDS = Array.from({ length: COUNT }, (_, number) =>
  seated(gameNumber(number, number % 5 === 4 ? toy : shipped), number),
)

interface Loss {
  seat: number
  lost: number
}

/** Points lost by each move of a game that was reviewed: every other one of those played on screen, some not to the end. */
function lossesIn({ id, moves = [], mode, players }: GameRecord): Loss[] {
  const number = Number(id.split('-')[1])
  if (mode !== 'digital' || number % 2 === 1) return []
  const random = seeded(number)
  return moves
    .slice(0, number % 12 === 0 ? -1 : moves.length)
    .map(() => ({ seat: random.below(players.length), lost: random.below(60) / 10 }))
}

const reviewsOf = (record: GameRecord): ReviewedMove[] =>
  lossesIn(record).map(({ seat, lost }, move) => ({
    ...reviewedMove(move),
    seat,
    skill: record.players.map((_, other) => (other === seat ? -lost : lost / 2)),
  }))

const told = ({ figures, thinking }: Game, record: GameRecord): ToldGame =>
  toldGame(record, {
    losses: lossesIn(record),
    third: thinking!.reviewing.scale.third,
    partsOf: figures.partsOf,
    tieOf: (score) => figures.tieBreak?.of(score) ?? null,
    first: figures.starter(record.setup),
  })

const gamesOf = (game: Game, is: (record: GameRecord) => boolean = () => true): ToldGame[] =>
  RECORDS.filter((record) => record.game === game.identity.id && is(record))
    .map((record) => told(game, record))
    .sort((a, b) => (a.at < b.at ? -1 : 1))

let store: Store
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-recomputed-'))
  const opened = await openStore({ folder, now, catalogue: GAMES })
  opened.atomically(() => {
    for (const record of RECORDS) {
      opened.games.create(changeOfRecord(record, now().toISOString(), GAMES))
      const { version } = GAMES.get(record.game)!.thinking!.reviewing
      for (const reviewed of reviewsOf(record)) opened.reviews.put(record.id, version, reviewed)
    }
  })
  store = opened
  return () => {
    opened.close()
    rmSync(folder, { recursive: true })
  }
})

/** Equal but for the last digits of numbers, whatever order a list of groups has. */
function alike(found: unknown, expected: unknown, path = ''): void {
  if (typeof expected === 'number') return expect(found, path).toBeCloseTo(expected, 6)
  if (typeof expected !== 'object' || expected === null) return expect(found, path).toEqual(expected)
  expect(Object.keys(found as object).toSorted(), path).toEqual(Object.keys(expected).toSorted())
  for (const [key, value] of Object.entries(expected))
    alike((found as Record<string, unknown>)[key], value, `${path}.${key}`)
}

const byKey = <T extends object>(groups: readonly T[], ...keys: (keyof T & string)[]): Record<string, T> =>
  Object.fromEntries(groups.map((group) => [keys.map((key) => String(group[key])).join(), group]))

const NARROWED: [name: string, only: object, is: (record: GameRecord) => boolean][] = [
  ['all', {}, () => true],
  [
    'at home, among people',
    { place: 'Home', bots: 'without' },
    ({ place, players }) => place === 'Home' && players.every(({ control }) => control === 'human'),
  ],
  [
    'of three in spring',
    { seats: 3, after: '2026-03-01T00:00:00.000Z', before: '2026-06-01T00:00:00.000Z' },
    ({ players, startedAt }) => players.length === 3 && startedAt >= '2026-03-01' && startedAt < '2026-06-01',
  ],
  [
    'with Anna and a bot',
    { with: [{ name: 'Anna' }, { control: 'bot:hewer' }] },
    ({ players }) =>
      players.some(({ name, control }) => name === 'Anna' && control === 'human') &&
      players.some(({ control }) => control === 'bot:hewer'),
  ],
]

describe.each([shipped, toy].map((game) => ({ title: game.identity.id, game })))('$title', ({ game }) => {
  describe.each(NARROWED)('%s', (_, only, is) => {
    const games = gamesOf(game, is)
    const call = { game: game.identity.id, only }
    const names = [...new Set(seatsOf(games, ({ bot }) => bot === null).map(([, { name }]) => name))]

    test('has games', () => expect(games.length).toBeGreaterThan(1))

    test('everybody and the bots', () => {
      const { people, bots, games: count } = store.statistics.people(call)
      expect(count).toBe(games.length)
      expect(people.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
      for (const { name, color, lastAt, trend, rating, ...own } of people) {
        const { now } = ratings(games)
        const sat = seatsOf(games, (seat) => seat.bot === null && seat.name === name)
        const [lastGame, lastSeat] = sat[sat.length - 1]
        alike(own, standing(sat))
        alike(rating, ratingOf(now, lastSeat))
        alike(
          { color, lastAt, trend },
          { color: lastSeat.color, lastAt: lastGame.at, trend: sat.slice(-30).map(([, { total }]) => total) },
        )
      }
      for (const { control, rating, ...own } of bots) {
        const sat = seatsOf(games, ({ bot }) => bot === control)
        alike(own, standing(sat))
        alike(rating, ratingOf(ratings(games).now, sat[0][1]))
      }
      expect(bots.length).toBe(new Set(seatsOf(games, ({ bot }) => bot !== null).map(([, { bot }]) => bot)).size)
    })

    test('each person', () => {
      for (const name of names) {
        const found = store.statistics.person({ ...call, name })
        const { bySeats, byMode, byColor, opponents, highlights, ...rest } = found
        const expected = person(games, name)
        alike(byKey(bySeats, 'seats'), byKey(expected.bySeats as typeof bySeats, 'seats'))
        alike(byKey(byMode, 'mode'), byKey(expected.byMode as typeof byMode, 'mode'))
        alike(byKey(byColor, 'color'), byKey(expected.byColor as typeof byColor, 'color'))
        alike(byKey(opponents, 'isBot', 'name'), byKey(expected.opponents, 'isBot', 'name'))
        const {
          bySeats: _s,
          byMode: _m,
          byColor: _c,
          opponents: _o,
          clearest,
          closest,
          longestRun,
          presentRun,
          ...figures
        } = expected
        alike(rest, figures)
        expect([
          highlights.best.points,
          highlights.clearest?.points ?? null,
          highlights.closest?.points ?? null,
        ]).toEqual([expected.best, clearest, closest])
        expect([highlights.longestRun, highlights.presentRun]).toEqual([longestRun, presentRun])
      }
    })

    test('the thread counts the same', async () => {
      const { people, person, tables } = store.counting
      expect(await people(call)).toEqual(store.statistics.people(call))
      expect(await tables(call)).toEqual(store.statistics.tables(call))
      for (const name of names)
        expect(await person({ ...call, name })).toEqual(store.statistics.person({ ...call, name }))
    })

    test('tables of every size', () => {
      const found = store.statistics.tables(call)
      expect(found.games).toBe(games.length)
      for (const one of found.tables) alike(one, table(games, one.players))
      alike(found.parts, parts(games))
    })
  })
})

test('some games are reviewed to the end, others in part or not at all', () => {
  const parts = RECORDS.map((record) => lossesIn(record).length / (record.moves?.length ?? 1))
  expect(parts.some((part) => part === 1)).toBe(true)
  expect(parts.some((part) => part > 0 && part < 1)).toBe(true)
  expect(parts.some((part) => part === 0)).toBe(true)
})

test('the games are of all kinds', () => {
  const kinds = RECORDS.map(({ game, mode, sheet, players, result }) => {
    const { winners } = result as { winners: number[] }
    return `${game} ${mode} ${(sheet as { detail?: string } | undefined)?.detail ?? ''} ${players.length} ${winners.length > 1}`
  })
  for (const kind of ['digital', 'counts', 'cards', 'points', 'toy', '2 ', '3 ', '4 ', 'true'])
    expect(
      kinds.some((each) => each.includes(kind)),
      kind,
    ).toBe(true)
})
