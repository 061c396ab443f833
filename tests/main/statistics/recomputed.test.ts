/** Every figure of the statistics, recomputed plainly over 300 games of all kinds. */
import { describe, expect, test } from 'vitest'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { gamesOf, lossesIn, RECORDS, storedGames, TITLES } from './all-kinds.ts'
import { factsOf, parts, person, ratingOf, ratings, seatsOf, standing, table } from './plainly.ts'

const stored = storedGames()

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

const narrowed = (fewest: number): [name: string, only: object, is: (record: GameRecord) => boolean][] => [
  ['all', {}, () => true],
  [
    'at home, among people',
    { place: 'Home', bots: 'without' },
    ({ place, players }) => place === 'Home' && players.every(({ control }) => control === 'human'),
  ],
  [
    'of the fewest in spring',
    { seats: fewest, after: '2026-03-01T00:00:00.000Z', before: '2026-06-01T00:00:00.000Z' },
    ({ players, startedAt }) => players.length === fewest && startedAt >= '2026-03-01' && startedAt < '2026-06-01',
  ],
  [
    'with Anna and a bot',
    { with: [{ name: 'Anna' }, { control: 'bot:hewer' }] },
    ({ players }) =>
      players.some(({ name, control }) => name === 'Anna' && control === 'human') &&
      players.some(({ control }) => control === 'bot:hewer'),
  ],
]

describe.each(TITLES.map((game) => ({ title: game.identity.id, game })))('$title', ({ game }) => {
  describe.each(narrowed(game.identity.seats.fewest))('%s', (_, only, is) => {
    const games = gamesOf(game, is)
    const records = RECORDS.filter((record) => record.game === game.identity.id && is(record))
    const call = { game: game.identity.id, only }
    const names = [...new Set(seatsOf(games, ({ bot }) => bot === null).map(([, { name }]) => name))]

    test('has games', () => expect(games.length).toBeGreaterThan(1))

    test('everybody and the bots', () => {
      const { people, bots, games: count } = stored.store.statistics.people(call)
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
        const found = stored.store.statistics.person({ ...call, name })
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
      const { counting, statistics } = stored.store
      expect(await counting['statistics.people'](call)).toEqual(statistics.people(call))
      expect(await counting['statistics.tables'](call)).toEqual(statistics.tables(call))
      for (const name of names)
        expect(await counting['statistics.person']({ ...call, name })).toEqual(statistics.person({ ...call, name }))
    })

    test('tables of every size', () => {
      const found = stored.store.statistics.tables(call)
      expect(found.games).toBe(games.length)
      for (const one of found.tables) alike(one, table(games, one.players))
      alike(found.parts, parts(games))
    })

    test('what happened in them', () => {
      const { told: found } = stored.store.statistics.tables(call)
      const told = records.map((record) => ({ record, facts: game.figures.facts?.of(record) ?? [] }))
      expect(found.games).toBe(told.filter(({ facts }) => facts.length > 0).length)
      const expected = factsOf(told.flatMap(({ record, facts }) => facts.map((fact) => ({ record, fact }))))
      alike(byKey(found.facts, 'key'), byKey(expected, 'key'))
    })
  })
})

test('some games are reviewed to the end, others in part or not at all', () => {
  const parts = RECORDS.map((record) => lossesIn(record).length / (record.moves?.length ?? 1))
  expect(parts.some((part) => part === 1)).toBe(true)
  expect(parts.some((part) => part > 0 && part < 1)).toBe(true)
  expect(parts.some((part) => part === 0)).toBe(true)
})

test.each(TITLES)('the games of $identity.id are of all kinds', ({ identity, scoreSheet, figures }) => {
  const kinds = RECORDS.filter(({ game }) => game === identity.id).map(({ mode, players, result }) => {
    const { scores, winners } = result as { scores: unknown[]; winners: number[] }
    const isWhole = figures.partsOf(scores[0]) !== null
    return `${mode} ${isWhole ? 'whole' : 'totals'} of ${players.length}${winners.length > 1 ? ' shared' : ''}`
  })
  const sizes = [identity.seats.fewest, identity.seats.most].map((players) => `of ${players}`)
  const ways = scoreSheet ? ['companion whole', 'companion totals', 'shared'] : []
  for (const kind of ['digital whole', ...sizes, ...ways])
    expect(
      kinds.some((each) => each.includes(kind)),
      kind,
    ).toBe(true)
})
