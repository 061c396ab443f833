import { expect, test } from 'vitest'
import { ratedAfter } from '../../../src/main/statistics/rating.ts'
import { ratingsAlong } from '../../../src/main/statistics/ratings.ts'
import { inColumns } from '../../../src/main/statistics/counted-games.ts'
import { packed } from '../../../src/main/statistics/packed.ts'
import type { Rating } from '../../../src/contract/schemas/statistics.ts'

let players = 0
const rated = (value: number, deviation: number, rank: number) => ({
  key: players++,
  rating: { value, deviation },
  rank,
})

test('a rating rises for the winner, falls for the loser, and is surer afterwards', () => {
  const winner = ratedAfter(rated(1500, 200, 1), [rated(1500, 200, 2)])
  const loser = ratedAfter(rated(1500, 200, 2), [rated(1500, 200, 1)])
  expect(winner.value - 1500).toBeCloseTo(1500 - loser.value)
  expect(winner.value).toBeGreaterThan(1500)
  expect(winner.deviation).toBeLessThan(200)
})

/** The opponents of the example in Glickman's paper; its factors g are 0.9955, 0.9531, 0.7242, its expectations E 0.639, 0.432, 0.303. */
const OPPONENTS = [rated(1400, 30, 2), rated(1550, 100, 0), rated(1700, 300, 0)]

test('a rating follows the formula of Glicko, worked out by hand for one opponent', () => {
  const own = ratedAfter(rated(1500, 200, 1), [OPPONENTS[0]])
  // q²g²E(1−E) = 7.576e−6 beside 1/200²: 1/√3.258e−5 = 175.2. q/3.258e−5 · g(1−E) = 63.5.
  expect(own.deviation).toBeCloseTo(175.2, 1)
  expect(own.value).toBeCloseTo(1563.5, 0)
})

test('three opponents at one table count as one game together', () => {
  const own = ratedAfter(rated(1500, 200, 1), OPPONENTS)
  // Σg²E(1−E)/3 = 0.18742: 1/√(1/200² + q²·0.18742) = 179.0. Σg(s−E)/3 = −0.0906: 184.4 · −0.0906 = −16.7.
  expect(own.deviation).toBeCloseTo(179, 0)
  expect(own.value).toBeCloseTo(1483.3, 0)
})

test('a draw of equals changes nothing but the certainty', () => {
  const own = ratedAfter(rated(1600, 100, 1), [rated(1600, 80, 1)])
  expect(own.value).toBeCloseTo(1600)
  expect(own.deviation).toBeLessThan(100)
})

test('nobody is ever known better than to 40', () => {
  let own = rated(1500, 350, 1)
  for (let i = 0; i < 500; i++) own = { ...own, rating: ratedAfter(own, [rated(1500, 40, 1)]) }
  expect(own.rating.deviation).toBe(40)
})

interface Sat {
  name: string
  total: number
  control: string
}
const seat = (name: string, total: number, control = 'human'): Sat => ({ name, total, control })

function figuresOf(seats: readonly Sat[]): Buffer {
  const places = seats.map(({ total }) => 1 + seats.filter((other) => other.total > total).length)
  return packed({
    mode: 'digital',
    minutes: 60,
    seats: seats.map(({ total }, i) => ({
      isFirst: i === 0,
      won: places[i] === 1,
      place: places[i],
      total,
      parts: null,
    })),
  })!
}

/** Everybody's rating after these games. */
function ratingsOf(...tables: Sat[][]): Map<string, Rating> {
  const lines = tables.map((seats) => seats.map(({ name, control }) => ({ name, color: 'red', control })))
  const names = tables.map((_, i) => String(i))
  const players = lines.map((players) => JSON.stringify(players))
  const figures = tables.map(figuresOf)
  const lengths = figures.map(({ length }) => length)
  const some = { ids: names, times: names, players, lengths, figures: Buffer.concat(figures) }
  const games = inColumns([some], { least: 0, most: 100, parts: 0 })
  const ratings = ratingsAlong(games)
  return new Map(games.keys.map((key, i) => [key, ratings[i]]))
}

test('bots of a level are rated as one and do not play against themselves', () => {
  const alone = ratingsOf([seat('A', 100, 'bot:hewer'), seat('B', 50, 'bot:hewer')])
  expect([...alone]).toEqual([['\0bot:hewer', { value: 1500, deviation: 350 }]])
  const ratings = ratingsOf([seat('Anna', 100), seat('A', 60, 'bot:hewer'), seat('B', 50, 'bot:hewer')])
  expect([...ratings.keys()]).toEqual(['Anna', '\0bot:hewer'])
  expect(ratings.get('\0bot:hewer')!.value).toBeLessThan(1500)
})

test('who always wins is rated above who always loses, and a stranger between them', () => {
  const games = Array.from({ length: 20 }, () => [seat('Anna', 100), seat('Bert', 60)])
  const ratings = ratingsOf(...games, [seat('Carl', 100), seat('Bert', 20)])
  expect(ratings.get('Anna')!.value).toBeGreaterThan(ratings.get('Carl')!.value)
  expect(ratings.get('Anna')!.deviation).toBeLessThan(ratings.get('Carl')!.deviation)
})
