/** Seasons, recomputed plainly over 300 games of all kinds. */
import { expect, test } from 'vitest'
import type { SeasonQuestion } from '../../../src/contract/schemas/seasons.ts'
import { gamesOf, RECORDS, storedGames, TITLES } from './all-kinds.ts'
import { placeOf, seatsOf, standing, type Told } from './plainly.ts'

const stored = storedGames()
const POINTS = [5, 2]

const QUESTIONS: SeasonQuestion[] = [
  { game: null, points: POINTS, after: '2000-01-01T00:00:00.000Z', before: null },
  { game: null, points: POINTS, after: '2026-02-01T00:00:00.000Z', before: '2026-07-01T00:00:00.000Z' },
  ...TITLES.map(({ identity }) => ({
    game: identity.id,
    points: POINTS,
    after: '2026-02-01T00:00:00.000Z',
    before: '2026-09-01T00:00:00.000Z',
  })),
]

const isPerson = ({ bot }: Told) => bot === null
const people = (seats: readonly Told[]) => seats.filter(isPerson)

/** Those games of the season, as the records alone tell them. */
const gamesIn = ({ game, after, before }: SeasonQuestion) =>
  TITLES.filter(({ identity }) => game === null || identity.id === game)
    .flatMap((title) =>
      gamesOf(title, ({ startedAt }) => startedAt >= after && (before === null || startedAt < before)),
    )
    .filter(({ seats }) => people(seats).length >= 2)

test.each(QUESTIONS)('standings of $game from $after until $before', (question) => {
  const games = gamesIn(question)
  const table = stored.store.seasons.table(question)
  expect(games.length).toBeGreaterThan(1)
  expect(table.games).toBe(games.length)
  const names = new Set(games.flatMap(({ seats }) => people(seats).map(({ name }) => name)))
  expect(new Set(table.standings.map(({ name }) => name))).toEqual(names)
  for (const { name, wins, ...found } of table.standings) {
    const sat = seatsOf(games, (seat) => isPerson(seat) && seat.name === name)
    const places = sat.map(([game, seat]) => placeOf(game, seat))
    expect(wins).toBeCloseTo(standing(sat).wins, 6)
    expect(found).toEqual({
      games: sat.length,
      points: places.reduce((sum, place) => sum + (POINTS[place - 1] ?? 0), 0),
      places: POINTS.map((_, at) => places.filter((place) => place === at + 1).length),
    })
  }
  const order = table.standings.map(({ points }) => points)
  expect(order).toEqual(order.toSorted((a, b) => b - a))
})

test.each(QUESTIONS)('who came before whom in $game from $after until $before', (question) => {
  const games = gamesIn(question)
  const { against, standings } = stored.store.seasons.table(question)
  expect(against.length).toBeGreaterThan(0)
  for (const { name, other, ...found } of against) {
    const pairs = games.flatMap((game) => {
      const [own, others] = [name, other].map((who) => people(game.seats).filter((seat) => seat.name === who))
      return own.flatMap((a) => others.map((b) => Math.sign(placeOf(game, b) - placeOf(game, a))))
    })
    expect(found).toEqual({
      games: pairs.length,
      ahead: pairs.filter((sign) => sign > 0).length,
      level: pairs.filter((sign) => sign === 0).length,
    })
  }
  const compared = new Set(against.map(({ name }) => name))
  expect(standings.slice(0, compared.size).every(({ name }) => compared.has(name))).toBe(true)
})

test('games that lie in the bin are not counted', () => {
  const [everything] = QUESTIONS
  const { games } = stored.store.seasons.table(everything)
  const one = RECORDS.find(({ players }) => players.every(({ control }) => control === 'human'))!
  stored.store.games.remove(one.id, '2026-12-01T00:00:00.000Z')
  expect(stored.store.seasons.table(everything).games).toBe(games - 1)
})
