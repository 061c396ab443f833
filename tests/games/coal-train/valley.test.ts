/** The data of the own scenario: counts and totals against the spec's. */
import { describe, expect, test } from 'vitest'
import {
  amountsOf,
  CARD_IDS,
  CITY_IDS,
  extraOf,
  isCity,
  lettersOf,
  NEIGHBOURS,
  PLACE_IDS,
  pointsOf,
  SUBSIDIES,
  textsOf,
  TILES,
  tileOf,
  tilesOf,
  TOWN_IDS,
} from '../../../src/games/coal-train/state/components.ts'
import type { PlaceId, TileId } from '../../../src/games/coal-train/state/components.ts'
import { CITIES, CONNECTIONS, DATA, TOWNS } from '../../../src/games/coal-train/state/valley.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('the version is the one that records name', () => {
  expect(DATA).toBe('valley-1')
})

describe('tiles', () => {
  test.each([
    [3, 40, 32],
    [4, 50, 40],
    [5, 60, 48],
  ])('%i players: %i of section A, %i of section B', (players, a, b) => {
    expect([tilesOf('A', players).length, tilesOf('B', players).length]).toEqual([a, b])
    for (const id of tilesOf('A', players)) expect(tileOf(id).players).toBeLessThanOrEqual(players)
  })

  test.each([
    ['Sa', 9],
    ['Sb', 18],
    ['Sc', 8],
    ['Sd', 10],
    ['Se', 11],
    ['CM', 12],
    ['IM', 12],
    ['RV', 13],
    ['MA', 15],
  ])('%s: %i in all', (kind, count) => {
    expect(TILES.filter((tile) => tile.kind === kind)).toHaveLength(count)
  })

  test('have different ids made of row, kind and number', () => {
    expect(new Set(TILES.map(({ id }) => id)).size).toBe(108)
    for (const { id, section, players, kind } of TILES)
      expect(id).toMatch(new RegExp(`^${section}${players}${kind}\\d$`))
  })

  test.each([
    ['A3Sa1', 'GW'],
    ['A3Sa2', 'FT'],
    ['A3CM1', 'GW'],
    ['A3MA6', 'ZV'],
    ['B3Sb1', 'GW'],
    ['B5MA1', 'IN'],
  ])('%s carries %s', (id, subsidy) => {
    expect(tileOf(id as TileId).subsidy).toBe(subsidy)
  })

  test('carry each subsidy as often, give or take one', () => {
    const counts = SUBSIDIES.map((subsidy) => TILES.filter((tile) => tile.subsidy === subsidy).length)
    expect(Math.max(...counts) - Math.min(...counts)).toBe(1)
  })

  test.each([
    ['A3Sa1', 2],
    ['B3Sd1', 3],
    ['A3CM1', 1],
    ['A3CM2', 2],
    ['A5CM1', 1],
    ['B3CM1', 2],
    ['A3MA1', 2],
    ['A3MA2', 3],
    ['B3MA2', 2],
  ])('%s costs %i action points', (id, cost) => {
    expect(tileOf(id as TileId).cost).toBe(cost)
  })
})

describe('the map', () => {
  test('has 8 cities worth 42 and 20 towns worth 52', () => {
    expect([CITY_IDS.length, sum(CITY_IDS.map(pointsOf))]).toEqual([8, 42])
    expect([TOWN_IDS.length, sum(TOWN_IDS.map(pointsOf))]).toEqual([20, 52])
    expect(new Set(PLACE_IDS).size).toBe(28)
    expect(PLACE_IDS.filter(isCity)).toEqual(CITY_IDS)
  })

  test('has 44 different connections between places that there are', () => {
    const ends = CONNECTIONS.map((each) => each.split(':')[0].split('-').toSorted().join('-'))
    expect(new Set(ends).size).toBe(44)
    for (const place of ends.flatMap((each) => each.split('-'))) expect(PLACE_IDS).toContain(place)
  })

  test('has extra costs of one to three resources, alike from both ends', () => {
    const extras = CONNECTIONS.flatMap((each) => each.split(':').slice(1))
    expect(extras).toHaveLength(18)
    for (const extra of extras) expect(lettersOf(amountsOf(extra))).toBe(extra)
    expect([extraOf('MAU', 'STR'), extraOf('STR', 'MAU'), extraOf('PIT', 'SCR'), extraOf('WIL', 'SCR')]).toEqual([
      ...['CCC', 'CCC', '', null],
    ])
  })

  test('joins everything: each place is reached from each other', () => {
    const reached = new Set<PlaceId>(['SCR'])
    for (const place of reached) for (const next of NEIGHBOURS[place]) reached.add(next)
    expect(reached.size).toBe(28)
  })

  test('has no connections that cross, and no two places on one spot', () => {
    const at = { ...CITIES, ...TOWNS }
    const lines = CONNECTIONS.map((each) => each.split(':')[0].split('-') as [PlaceId, PlaceId])
    const crossing = lines.flatMap((one, i) =>
      lines.slice(i + 1).filter((other) => !one.some((end) => other.includes(end)) && cross(one, other)),
    )
    expect(crossing).toEqual([])
    expect(new Set(Object.values(at).map(({ x, y }) => `${x} ${y}`)).size).toBe(28)
  })

  const side = (a: PlaceId, b: PlaceId, c: PlaceId) => {
    const [p, q, r] = [a, b, c].map((each) => ({ ...CITIES, ...TOWNS })[each])
    return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  }
  const cross = ([a, b]: [PlaceId, PlaceId], [c, d]: [PlaceId, PlaceId]) =>
    side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
})

test('there are 40 incentive cards, 8 more than the cities take', () => {
  expect(CARD_IDS).toHaveLength(40)
  expect(new Set(CARD_IDS).size).toBe(40)
  expect(CARD_IDS).toContain('N1d')
  expect(CARD_IDS).not.toContain('F1b')
})

test('texts of resources have each set once', () => {
  expect([1, 2, 3, 4].map((size) => textsOf(size).length)).toEqual([3, 6, 10, 15])
  expect(textsOf(2)).toEqual(['CC', 'CI', 'CW', 'II', 'IW', 'WW'])
})
