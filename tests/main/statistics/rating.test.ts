import { expect, test } from 'vitest'
import { ratedAfter } from '../../../src/main/statistics/rating.ts'
import { ratingsAlong } from '../../../src/main/statistics/ratings.ts'
import type { Game, Seat } from '../../../src/main/statistics/counted-games.ts'

let players = 0
const rated = (value: number, deviation: number, rank: number) => ({
  key: String(players++),
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

const seat = (name: string, total: number, control = 'human'): Seat => ({
  name,
  color: 'red',
  control,
  key: control === 'human' ? name : `\0${control}`,
  isFirst: false,
  won: Number(total === 100),
  place: 1,
  total,
  parts: null,
})
const game = (id: string, ...seats: Seat[]): Game => ({
  ...{ id, at: id, mode: 'digital', minutes: 60 },
  seats: seats.map((own) => ({ ...own, place: 1 + seats.filter(({ total }) => total > own.total).length })),
})

test('bots of a level are rated as one and do not play against themselves', () => {
  const alone = ratingsAlong([game('1', seat('A', 100, 'bot:hewer'), seat('B', 50, 'bot:hewer'))])
  expect([...alone]).toEqual([['\0bot:hewer', { value: 1500, deviation: 350 }]])
  const ratings = ratingsAlong([game('1', seat('Anna', 100), seat('A', 60, 'bot:hewer'), seat('B', 50, 'bot:hewer'))])
  expect([...ratings.keys()]).toEqual(['Anna', '\0bot:hewer'])
  expect(ratings.get('\0bot:hewer')!.value).toBeLessThan(1500)
})

test('who always wins is rated above who always loses, and a stranger between them', () => {
  const games = Array.from({ length: 20 }, (_, i) => game(String(i), seat('Anna', 100), seat('Bert', 60)))
  const ratings = ratingsAlong([...games, game('last', seat('Carl', 100), seat('Bert', 20))])
  expect(ratings.get('Anna')!.value).toBeGreaterThan(ratings.get('Carl')!.value)
  expect(ratings.get('Anna')!.deviation).toBeLessThan(ratings.get('Carl')!.deviation)
})
