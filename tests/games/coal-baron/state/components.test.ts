import { describe, expect, test } from 'vitest'
import {
  LOCKED,
  ORDERS,
  ORDER_POINTS,
  ORDER_SPOTS,
  SPACES,
  TILES,
  tileCost,
  tileIsDark,
  tileLevel,
  tileMinecarts,
} from '../../../../src/games/coal-baron/state/components.ts'
import { allOrders, allTiles } from '../../../../src/games/coal-baron/rules/setup.ts'
import { printedCards } from '../support/cards.ts'

describe('order cards', () => {
  test('are the 44 printed ones, each once', () => {
    expect(ORDERS).toHaveLength(44)
    expect(ORDERS.toSorted()).toEqual(printedCards.map(({ id }) => id).toSorted())
    expect(allOrders()).toEqual(ORDERS)
  })

  test.each(['B', 'C', 'T', 'E'])('are eleven with vehicle %s', (vehicle) => {
    expect(ORDERS.filter((id) => id.startsWith(vehicle))).toHaveLength(11)
  })

  test.each(printedCards)('$id brings $points points', ({ id, points }) => {
    expect(ORDER_POINTS[ORDERS.indexOf(id)]).toBe(points)
  })

  test('have the spots that their ids name', () => {
    const letters = ORDER_SPOTS.map((spots) => spots.map((coal) => 'YBGK'[coal]).join(''))
    expect(letters).toEqual(ORDERS.map((id) => id.slice(1)))
  })
})

describe('tunnel tiles', () => {
  test('are 48: sixteen kinds, three of each', () => {
    const kinds = [...'YBGK'].flatMap((coal) => ['1L', '1D', '2L', '2D'].map((rest) => coal + rest))
    expect(allTiles().toSorted()).toEqual(kinds.flatMap((kind) => [kind, kind, kind]).toSorted())
  })

  test.each([
    ['Y1L', 1],
    ['Y2D', 2],
    ['B1D', 2],
    ['B2L', 4],
    ['G1L', 3],
    ['G2D', 6],
    ['K1D', 4],
    ['K2L', 8],
  ])('%s costs %i Marks', (id, cost) => {
    expect(tileCost(TILES.indexOf(id))).toBe(cost)
  })

  test('have the level, the minecarts and the side that their ids name', () => {
    const named = TILES.map((_, tile) => 'YBGK'[tileLevel(tile)] + tileMinecarts(tile) + (tileIsDark(tile) ? 'D' : 'L'))
    expect(named).toEqual(TILES)
  })
})

describe('worker spaces', () => {
  test('are 26 and the bank', () => {
    expect(SPACES).toHaveLength(27)
    expect(new Set(SPACES).size).toBe(27)
    expect(SPACES.at(-1)).toBe('bank')
  })

  test.each([
    { players: 2, locked: 'factory-4 factory-8 mining-4 mining-8 money-3 money-5 order-1' },
    { players: 3, locked: 'factory-8 mining-4 money-3' },
    { players: 4, locked: '' },
  ])('$players players lock: $locked', ({ players, locked }) => {
    expect(LOCKED[players].toSorted().join(' ')).toBe(locked)
  })
})
