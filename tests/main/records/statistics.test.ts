import { expect, test } from 'vitest'
import { ratedAfter } from '../../../src/main/records/rating.ts'
import type { Result } from '../../../src/games/coal-baron/types.ts'
import { playedRecord } from '../../support/games.ts'
import { called, shelved, told } from '../shelf/shelved.ts'

const games = () =>
  [2, 3, 4].flatMap((players) =>
    [1, 2, 3, 4].map((seed) => ({ ...playedRecord(players, seed), id: `${players}-${seed}` })),
  )
const results = () => games().map((game) => ({ game, result: game.result as Result }))

test('statistics come to what the results say', async () => {
  const { store } = await shelved([...games(), called(told('companion-points', 'paper'), 'Paul', 'Quinn')])
  const { people, tables, games: count } = store.statistics.all()
  expect(count).toBe(13)
  const george = people.find(({ name }) => name === 'George')!
  const own = results().flatMap(({ game, result }) => {
    const seat = game.players.findIndex(({ name }) => name === 'George')
    return seat < 0 ? [] : [{ score: result.scores[seat], won: result.winners.includes(seat) }]
  })
  const totals = own.map(({ score }) => score.total)
  expect(george).toMatchObject({
    games: own.length,
    wins: own.filter(({ won }) => won).length,
    best: Math.max(...totals),
  })
  expect(george.average).toBeCloseTo(totals.reduce((a, b) => a + b) / totals.length)
  const { delivered, rewards, accounts } = george.parts!
  expect(delivered + rewards + accounts).toBeCloseTo(george.average)
  expect(tables.map((table) => table.spread.reduce((all, { count }) => all + count, 0))).toEqual([8 + 2, 12, 16])
  const firsts = results().filter(
    ({ game, result }) => game.players.length === 4 && result.winners.includes(game.setup.startingPlayer),
  )
  expect(tables[2].firstWins).toBeCloseTo(firsts.reduce((all, { result }) => all + 1 / result.winners.length, 0) / 4)
  const last = results()
    .filter(({ game }) => game.players.length === 4)
    .map(({ result }) => Math.max(...result.scores.map(({ shifts }) => shifts[2][11])))
  expect(tables[2].elements[11]).toBeCloseTo(last.reduce((a, b) => a + b) / 4)
})

test('no games come to nothing', async () => {
  const { store } = await shelved([])
  expect(store.statistics.all()).toMatchObject({ games: 0, people: [], tables: [{ games: 0, firstWins: 0 }, {}, {}] })
})

test('a rating rises for the winner, falls for the loser, and is surer afterwards', () => {
  const [winner, loser] = ratedAfter([
    { rating: { value: 1500, deviation: 200 }, rank: 1 },
    { rating: { value: 1500, deviation: 200 }, rank: 2 },
  ])
  expect(winner.value - 1500).toBeCloseTo(1500 - loser.value)
  expect(winner.value).toBeGreaterThan(1500)
  expect(winner.deviation).toBeLessThan(200)
})

test('a rating follows the formula of Glicko, worked out by hand for one opponent', () => {
  const [own] = ratedAfter([
    { rating: { value: 1500, deviation: 200 }, rank: 1 },
    { rating: { value: 1400, deviation: 30 }, rank: 2 },
  ])
  expect(own.value).toBeCloseTo(1563.4, 0)
  expect(own.deviation).toBeCloseTo(175.2, 0)
})
