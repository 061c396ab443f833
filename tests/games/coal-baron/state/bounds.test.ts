/** The largest numbers that a game can reach fit where the state keeps them. */
import { describe, expect, test } from 'vitest'
import {
  CAGE_SPOTS,
  COALS,
  ELEMENTS_SCORED,
  FIRST_REWARD,
  ORDERS,
  ORDER_SPOTS,
  TILES,
  TILE_COPIES,
  tileLevel,
  tileMinecarts,
} from '../../../../src/games/coal-baron/state/components.ts'
import { listMoves, MOST_MOVES, moveList } from '../../../../src/games/coal-baron/rules/legal.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import type { Coal } from '../../../../src/games/coal-baron/rules/types.ts'
import {
  bySeat,
  dealt,
  firstTurn,
  hasFilled,
  hasInCage,
  hasStored,
  isTurnOf,
  place,
  play,
  seatOf,
} from '../support/given.ts'
import { pointsOf, printedCards } from '../support/cards.ts'

const LEVELS = [0, 1, 2, 3]

describe('every tunnel tile of the box in one pit', () => {
  const everyTile = TILES.flatMap((_, tile) => Array<number>(TILE_COPIES).fill(tile))
  /** Some cube or none, so that neighbours differ. */
  const cubeAt = (level: number, cart: number) => ((cart * 3 + level) % 5) - 1

  const s = dealt()
  for (const tile of everyTile) {
    const level = tileLevel(tile)
    state.addTunnel(s, 0, tile)
    for (let i = 0; i < tileMinecarts(tile); i++)
      state.addMinecart(s, 0, level, cubeAt(level, state.minecarts(s, 0, level)))
  }
  const carts = [...Array(19).keys()]

  test('makes 19 minecarts a level, the printed one included', () => {
    expect(LEVELS.map((level) => state.minecarts(s, 0, level))).toEqual([19, 19, 19, 19])
  })

  test('each minecart keeps what it carries', () => {
    for (const level of LEVELS)
      expect(carts.map((cart) => state.carried(s, 0, level, cart))).toEqual([
        level,
        ...carts.slice(1).map((cart) => cubeAt(level, cart)),
      ])
  })

  test('each level keeps its twelve tiles, 24 on each side in all', () => {
    for (const level of LEVELS)
      expect(state.tunnels(s, 0, level)).toEqual(everyTile.filter((tile) => tileLevel(tile) === level))
    expect(seatOf(s, 0)).toMatchObject({ light: 24, dark: 24 })
  })

  test('every cube can be taken off again, one by one, and no other pit notices', () => {
    const emptied = state.copy(s)
    for (const level of LEVELS)
      for (const coal of COALS.keys())
        while (state.cubesOn(emptied, 0, level, coal) > 0) state.unloadMinecart(emptied, 0, level, coal)
    expect(LEVELS.map((level) => state.emptyMinecarts(emptied, 0, level))).toEqual([19, 19, 19, 19])
    for (const level of LEVELS)
      expect(carts.map((cart) => state.carried(emptied, 0, level, cart))).toEqual(Array(19).fill(-1))
    expect(bySeat(emptied, ({ levels }) => levels).slice(1)).toEqual(bySeat(dealt(), ({ levels }) => levels).slice(1))
  })
})

describe('every order of the box with one player', () => {
  const withEveryOrder = (): State => {
    const s = firstTurn({ players: 2 })
    for (const order of ORDERS.keys()) state.takeOrder(s, 0, order)
    return s
  }

  test('there is no limit to outstanding orders', () => {
    expect(seatOf(withEveryOrder(), 0).orders.map(({ order }) => order)).toEqual(ORDERS)
  })

  test.each([
    ['barrow', 'B'],
    ['carriage', 'C'],
    ['truck', 'T'],
    ['engine', 'E'],
  ] as const)('all eleven %s orders are delivered at once', (vehicle, letter) => {
    const s = withEveryOrder()
    const cards = printedCards.map(({ id }) => id).filter((id) => id[0] === letter)
    hasFilled(s, 0, ...cards)
    const after = seatOf(play(s, place(`delivery-${vehicle}`)), 0)
    expect(after.delivered.toSorted()).toEqual(cards.toSorted())
    expect(after.points).toBe(cards.reduce((sum, id) => sum + pointsOf(id), 0))
    expect(after.orders.map(({ order }) => order)).toEqual(ORDERS.filter((id) => id[0] !== letter))
  })

  test('they have 88 spots: 22 of each coal, 22 on each vehicle', () => {
    const s = withEveryOrder()
    for (const order of ORDERS.keys()) {
      for (const [spot, coal] of ORDER_SPOTS[order].entries()) state.fillSpot(s, 0, order, spot, coal)
      state.deliverOrder(s, 0, order, 0)
    }
    const counts = [0, 1, 2, 3, 4, 5, 6, 7].map((element) => state.elementCount(s, 0, element))
    expect(counts).toEqual(Array(8).fill(22))
  })
})

test('a reward of any element and any shift is kept apart from all others', () => {
  const s = dealt({ players: 2 })
  ELEMENTS_SCORED.forEach((elements, i) => {
    for (let element = 0; element < elements; element++) state.pay(s, 1, i + 1, element, FIRST_REWARD[element])
  })
  expect(seatOf(s, 1).score.shifts).toEqual(ELEMENTS_SCORED.map((elements) => FIRST_REWARD.slice(0, elements)))
  expect(
    seatOf(s, 0)
      .score.shifts.flat()
      .every((points) => points === 0),
  ).toBe(true)
})

describe('the list of moves has room for any position', () => {
  /** All ways to have five cubes in the cage, as counts by coal. */
  const cages = [0, 1, 2, 3, 4, 5].flatMap((y) =>
    [0, 1, 2, 3, 4, 5].flatMap((b) =>
      [0, 1, 2, 3, 4, 5].flatMap((g) => (y + b + g <= CAGE_SPOTS ? [[y, b, g, CAGE_SPOTS - y - b - g]] : [])),
    ),
  )

  /**
   * Mining lists most: a move more for every open spot, every kind of cube and every second cube of a kind, and fewer of
   * none. So no position can list more than one with every order of the box open and two cubes of each coal in the storage.
   */
  test('the worst that could be thought of lists 3089 moves', () => {
    const listed = cages.map((counts) => {
      const s = firstTurn({ players: 2 })
      for (const order of ORDERS.keys()) state.takeOrder(s, 0, order)
      hasStored(s, 0, ['Y', 'Y', 'B', 'B', 'G', 'G', 'K', 'K'])
      hasInCage(
        s,
        0,
        counts.flatMap((count, coal) => Array<Coal>(count).fill(COALS[coal])),
      )
      isTurnOf(s, 0)
      return listMoves(play(s, place('mining-10')), moveList())
    })
    expect(cages).toHaveLength(56)
    expect(Math.max(...listed)).toBe(3089)
    expect(MOST_MOVES).toBeGreaterThanOrEqual(3089)
  })
})
