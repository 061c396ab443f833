/** Statistics against plain loops over the records that were put in. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { statisticsCallsOf } from '../../../src/contract/schemas/statistics.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { Result } from '../../../src/games/facets/rules.ts'
import { gameIn } from '../../../src/games/facets/facets.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { openStore } from '../../../src/main/store/store.ts'
import type { Stores } from '../../../src/main/store/store.ts'
import { goldenNames } from '../../support/golden.ts'
import { playedRecord } from '../../support/games.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { archived, now, put, told } from '../archive/archived.ts'

const NAMES = ['Mike', 'Lucy', 'George', 'Anna', 'Karl']
const DAY = 86_400_000

/** People and bots in turn at the seats of played games, and the golden ones; not in the order of their dates. */
function allGames(): GameRecord[] {
  const played = [2, 3, 4].flatMap((players) => [1, 2, 3, 4, 5].map((seed) => playedRecord(players, seed)))
  const games = [...played, ...goldenNames().map((name) => told(name, name))].filter(({ result }) => result)
  return games.map((game, number) => {
    const start = Date.UTC(2026, 0, 1) + ((number * 7) % games.length) * DAY
    return {
      ...game,
      startedAt: new Date(start).toISOString(),
      finishedAt: new Date(start + (40 + number) * 60_000).toISOString(),
      players: game.players.map((player, seat) => {
        const name = NAMES[(number + seat) % NAMES.length]
        return name === 'Karl' && game.mode === 'digital'
          ? { ...player, name, control: 'bot:hewer' }
          : { ...player, name }
      }),
    }
  })
}

const games = allGames()
const inOrder = games.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt))
const GAME = games[0].game
const { figures, identity } = gameIn(CATALOGUE, GAME)
const CALLS = statisticsCallsOf(CATALOGUE)
const scoresOf = (game: GameRecord) => (game.result as Result).scores
const winnersOf = (game: GameRecord) => (game.result as Result).winners
/** A shared victory counts in part. */
const shareOf = ({ game, seat }: { game: GameRecord; seat: number }) =>
  winnersOf(game).includes(seat) ? 1 / winnersOf(game).length : 0
const total = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
const totalsOf = (game: GameRecord) => scoresOf(game).map(({ total }) => total)
const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length

/** Every seat of a person of this name, from the first game on. */
const seatsOf = (name: string) =>
  inOrder.flatMap((game) =>
    game.players.flatMap((player, seat) =>
      player.name === name && player.control === 'human' ? [{ game, seat }] : [],
    ),
  )

const partsOf = ({ game, seat }: { game: GameRecord; seat: number }) => figures.partsOf(scoresOf(game)[seat])!
const hasParts = (game: GameRecord) => figures.partsOf(scoresOf(game)[0]) !== null
function meanParts(seats: { game: GameRecord; seat: number }[]) {
  const all = seats.map(partsOf)
  return all.length === 0 ? [] : all[0].map((_, part) => mean(all.map((parts) => parts[part])))
}
function expectClose(found: number[] | null | undefined, expected: number[]) {
  expect(found ?? []).toHaveLength(expected.length)
  expected.forEach((number, i) => expect(found![i]).toBeCloseTo(number, 9))
}

let store: Stores
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-statistics-'))
  const opened = await openStore({ folder, now, catalogue: CATALOGUE })
  put(opened, games)
  store = opened
  return () => {
    opened.close()
    rmSync(folder, { recursive: true })
  }
})

describe('people', () => {
  test('come to what the results say', () => {
    const { people, games: count } = store.statistics.people({ game: GAME })
    expect(count).toBe(games.length)
    expect(people.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted())
    for (const person of people) {
      const seats = seatsOf(person.name)
      const totals = seats.map(({ game, seat }) => totalsOf(game)[seat])
      expect(person).toMatchObject({
        games: seats.length,
        shared: seats.filter(({ game, seat }) => winnersOf(game).includes(seat) && winnersOf(game).length > 1).length,
        best: Math.max(...totals),
        lastAt: seats.at(-1)!.game.startedAt,
        color: seats.at(-1)!.game.players[seats.at(-1)!.seat].color,
        trend: totals.slice(-30),
      })
      expect(person.wins).toBeCloseTo(total(seats.map(shareOf)))
      expect(person.average).toBeCloseTo(mean(totals))
      expect(person.fairWins).toBeCloseTo(seats.reduce((all, { game }) => all + 1 / game.players.length, 0))
    }
  })

  test('and bots together have all seats and all victories', () => {
    const { people, bots } = store.statistics.people({ game: GAME })
    const all = [...people, ...bots]
    const count = (of: (game: GameRecord) => number) => games.reduce((sum, game) => sum + of(game), 0)
    expect(all.reduce((sum, { games }) => sum + games, 0)).toBe(count(({ players }) => players.length))
    expect(all.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(games.length)
    expect(all.reduce((sum, { fairWins }) => sum + fairWins, 0)).toBeCloseTo(games.length)
    expect(bots.map(({ control }) => control)).toEqual(['bot:hewer'])
    expect(store.statistics.tables({ game: GAME }).bots).toEqual(bots)
  })

  test('who was removed with his games is no longer there', async () => {
    const { store, archive } = await archived([told('2-players', 'two'), told('companion-points', 'paper')])
    const before = store.statistics.people({ game: GAME })
    expect(before.games).toBe(2)
    await archive.remove({ ids: ['paper'] })
    expect(store.statistics.people({ game: GAME }).people.map(({ games }) => games)).toEqual([1, 1])
    await archive.restore(['paper'])
    expect(store.statistics.people({ game: GAME })).toEqual(before)
  })
})

describe.each(NAMES)('the page of %s', (name) => {
  const seats = seatsOf(name)
  const wins = seats.filter(({ game, seat }) => winnersOf(game).includes(seat))

  test('is what the contract says', () =>
    v.assert(CALLS['statistics.person'].result, store.statistics.person({ name, game: GAME })))

  test('counts by number of players, by mode and by colour', () => {
    const { bySeats, byMode, byColor, minutes } = store.statistics.person({ name, game: GAME })
    for (const { seats: players, ...own } of bySeats) {
      const those = seats.filter(({ game }) => game.players.length === players)
      expect(own.games).toBe(those.length)
      expect(own.average).toBeCloseTo(mean(those.map(({ game, seat }) => totalsOf(game)[seat])))
    }
    for (const { mode, ...own } of byMode) {
      expect(own.games).toBe(seats.filter(({ game }) => game.mode === mode).length)
      expect(own.wins).toBeCloseTo(total(wins.filter(({ game }) => game.mode === mode).map(shareOf)))
    }
    for (const groups of [bySeats, byMode, byColor])
      expect(groups.reduce((all, { games }) => all + games, 0)).toBe(seats.length)
    const spent = seats.map(({ game }) => (Date.parse(game.finishedAt!) - Date.parse(game.startedAt)) / 60_000)
    expect(minutes).toBe(spent.reduce((a, b) => a + b))
  })

  test('tells who came before whom', () => {
    for (const opponent of store.statistics.person({ name, game: GAME }).opponents) {
      let [ahead, level, behind, count, lead] = [0, 0, 0, 0, 0]
      for (const { game, seat } of seats)
        game.players.forEach((other, i) => {
          const met = opponent.isBot ? other.control === opponent.name : other.name === opponent.name
          if (i === seat || !met || (other.control !== 'human') !== opponent.isBot) return
          const [own, his] = [seat, i].map((each) => totalsOf(game)[each] + (winnersOf(game).includes(each) ? 0.5 : 0))
          count++
          lead += totalsOf(game)[seat] - totalsOf(game)[i]
          if (own > his) ahead++
          else if (own < his) behind++
          else level++
        })
      expect(opponent).toMatchObject({ games: count, ahead, level, behind })
      expect(opponent.lead).toBeCloseTo(lead / count)
    }
  })

  test('compares the parts of the score', () => {
    const known = seats.filter(({ game }) => hasParts(game))
    const { parts } = store.statistics.person({ name, game: GAME })
    expectClose(parts!.own, meanParts(known))
    const won = known.filter(({ game, seat }) => winnersOf(game).includes(seat))
    expectClose(parts!.won, meanParts(won))
    expectClose(parts!.lost, meanParts(known.filter((each) => !won.includes(each))))
    const elsewhere = known.map(({ game }) =>
      meanParts(
        games
          .filter((other) => hasParts(other) && other.players.length === game.players.length)
          .flatMap((other) => other.players.map((_, seat) => ({ game: other, seat }))),
      ),
    )
    expectClose(
      parts!.all,
      elsewhere[0].map((_, part) => mean(elsewhere.map((all) => all[part]))),
    )
  })

  test('goes from game to game, with what was best', () => {
    const { course, highlights, latest, rating } = store.statistics.person({ name, game: GAME })
    expect(course.map(({ id, total, wins }) => [id, total, wins])).toEqual(
      seats.map(({ game, seat }) => [game.id, totalsOf(game)[seat], shareOf({ game, seat })]),
    )
    expect(course.at(-1)!.rating).toEqual(rating)
    expect(latest.map(({ id }) => id)).toEqual(
      seats
        .slice(-10)
        .map(({ game }) => game.id)
        .toReversed(),
    )
    const leads = wins.map(({ game, seat }) => totalsOf(game)[seat] - Math.max(...totalsOf(game).toSpliced(seat, 1)))
    expect(highlights.clearest?.points).toBe(Math.max(...leads))
    expect(highlights.closest?.points).toBe(Math.min(...leads))
    const runs = seats.map((each) => (wins.includes(each) ? 'w' : ' ')).join('')
    expect(highlights.longestRun?.games ?? 0).toBe(Math.max(...runs.split(' ').map((run) => run.length)))
    expect(highlights.presentRun?.games ?? 0).toBe(runs.split(' ').at(-1)!.length)
  })
})

test('a person in no game has no page', () => {
  expect(() => store.statistics.person({ name: 'Nobody', game: GAME })).toThrow(
    expect.objectContaining({ code: 'not-found' }) as Error,
  )
})

describe.each([2, 3, 4])('tables of %i', (players) => {
  const own = games.filter((game) => game.players.length === players)
  const known = own.filter(hasParts)
  const table = () => store.statistics.tables({ game: GAME }).tables[players - identity.seats.fewest]

  test('spread their totals as they are', () => {
    const totals = own.flatMap(totalsOf).toSorted((a, b) => a - b)
    const { width, columns, ...spread } = table().totals!
    expect(spread).toMatchObject({ least: totals[0], most: totals.at(-1) })
    expect(totals.filter((total) => total < spread.median).length).toBeLessThanOrEqual(totals.length / 2)
    expect(totals.filter((total) => total > spread.median).length).toBeLessThanOrEqual(totals.length / 2)
    for (const { from, count } of columns)
      expect(count).toBe(totals.filter((total) => total >= from && total < from + width).length)
    expect(columns.length).toBeLessThanOrEqual(41)
    expect(columns.reduce((all, { count }) => all + count, 0)).toBe(totals.length)
  })

  test('tell who wins from which place', () => {
    const shares = table().order.map(({ share }) => share)
    const expected = shares.map((_, place) =>
      mean(
        known.map((game) => {
          const seat = ((game.setup as { startingPlayer: number }).startingPlayer + place) % players
          return winnersOf(game).includes(seat) ? 1 / winnersOf(game).length : 0
        }),
      ),
    )
    expectClose(shares, expected)
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1)
    for (const { low, share, high } of table().order) expect([low <= share, share <= high]).toEqual([true, true])
  })

  test('tell what winners have more of, and what each part paid', () => {
    const seats = known.flatMap((game) => game.players.map((_, seat) => ({ game, seat })))
    const { winners, others, paid } = table().parts!
    expectClose(winners, meanParts(seats.filter(({ game, seat }) => winnersOf(game).includes(seat))))
    expectClose(others, meanParts(seats.filter(({ game, seat }) => !winnersOf(game).includes(seat))))
    const best = (game: GameRecord, part: number) =>
      Math.max(...game.players.map((_, seat) => partsOf({ game, seat })[part]))
    expectClose(
      paid,
      figures.parts.map((_, part) => mean(known.map((game) => best(game, part)))),
    )
  })

  test('leave out games with bots where only people are asked for', () => {
    const people = own.filter((game) => game.players.every(({ control }) => control === 'human'))
    const { tables, bots } = store.statistics.tables({ game: GAME, only: { bots: 'without' } })
    expect(tables[players - identity.seats.fewest].games).toBe(people.length)
    expect(bots).toEqual([])
  })
})

test('what all tables come to is what the contract says', () => {
  v.assert(CALLS['statistics.tables'].result, store.statistics.tables({ game: GAME }))
  v.assert(CALLS['statistics.people'].result, store.statistics.people({ game: GAME }))
})

test.each([300_000_000, 4e10, -1e15])('a game that was kept with a total of %d is not counted', async (total) => {
  const { store } = await archived([told('companion-points', 'paper')])
  const before = store.statistics.tables({ game: GAME })
  const record = told('companion-points', 'absurd')
  const change = changeOfRecord(record, now().toISOString(), CATALOGUE)
  store.games.create({ ...change, summary: { ...change.summary, points: [total, 1] } })
  expect(store.statistics.tables({ game: GAME })).toEqual(before)
  expect(store.statistics.people({ game: GAME })).toMatchObject({ games: 1 })
  expect(store.statistics.person({ name: record.players[0].name, game: GAME })).toMatchObject({ games: 1 })
})

test('no games come to nothing', async () => {
  const { store } = await archived([])
  expect(store.statistics.people({ game: GAME })).toEqual({ games: 0, people: [], bots: [], alike: [] })
  expect(store.statistics.tables({ game: GAME }).tables[0]).toEqual({
    players: 2,
    games: 0,
    totals: null,
    order: [],
    parts: null,
  })
})

test('one game comes to something', async () => {
  const { store } = await archived([told('companion-points', 'paper')])
  const [{ name }] = store.statistics.people({ game: GAME }).people
  expect(store.statistics.person({ name, game: GAME })).toMatchObject({ games: 1, parts: null })
  expect(store.statistics.tables({ game: GAME, only: { bots: 'without' } }).tables[0]).toMatchObject({
    games: 1,
    order: [],
    parts: null,
  })
})
