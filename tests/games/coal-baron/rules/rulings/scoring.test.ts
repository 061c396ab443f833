import { describe, expect, test } from 'vitest'
import { ceremonyOf } from '../../../../../src/games/coal-baron/rules/ceremony.ts'
import {
  advance,
  countsOf,
  nextStartingPlayer,
  rewards,
  settle,
} from '../../../../../src/games/coal-baron/rules/scoring.ts'
import { setShift } from '../../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import type { SpaceId } from '../../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import {
  firstTurn,
  hasFilled,
  hasInCage,
  hasMarks,
  hasMined,
  hasOrders,
  hasPlaced,
  hasStored,
  hasTunnels,
  hasWorkers,
  place,
  play,
  seatOf,
} from '../../support/given.ts'

/** The shift clock: the first and the second reward of every element (rule book, End of a shift). */
const CLOCK = [
  ['yellow', 2, 1],
  ['brown', 3, 1],
  ['gray', 4, 2],
  ['black', 5, 2],
  ['barrow', 6, 3],
  ['carriage', 7, 3],
  ['truck', 8, 4],
  ['engine', 9, 4],
  ['empty yellow', 10, 5],
  ['empty brown', 11, 5],
  ['empty gray', 12, 6],
  ['empty black', 13, 6],
] as const

describe.each(CLOCK.map(([name, first, second], element) => ({ name, first, second, element })))(
  'ruling 11: $name pays $first and $second',
  ({ first, second, element }) => {
    test.each([
      { counts: [3, 2, 1], paid: [first, second, 0] },
      { counts: [1, 0, 5, 3], paid: [0, 0, first, second] },
      { counts: [4, 4, 3], paid: [first, first, 0] },
      { counts: [2, 2, 2, 2], paid: [first, first, first, first] },
      { counts: [5, 2, 2, 1], paid: [first, second, second, 0] },
      { counts: [1, 3, 1, 1], paid: [second, first, second, second] },
      { counts: [0, 2, 0], paid: [0, first, 0] },
      { counts: [0, 0, 0], paid: [0, 0, 0] },
      { counts: [2, 1], paid: [first, 0] },
      { counts: [1, 1], paid: [first, first] },
      { counts: [0, 0], paid: [0, 0] },
    ])('counts $counts', ({ counts, paid }) => {
      expect(rewards(counts, element)).toEqual(paid)
    })
  },
)

describe('ruling 11: what is counted', () => {
  test('outstanding orders do not count, complete or not', () => {
    const s = firstTurn()
    hasOrders(s, 0, 'TKKK')
    hasFilled(s, 0, 'TKKK')
    expect([3, 6].map((element) => countsOf(s, element)[0])).toEqual([0, 0])
  })

  test('a minecart is empty by itself, whatever colour the others carry', () => {
    const s = firstTurn()
    hasTunnels(s, 0, 'K2L', 'K1D')
    hasMined(s, 0, 4)
    hasTunnels(s, 0, 'K2D')
    expect([8, 9, 10, 11].map((element) => countsOf(s, element))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [4, 0, 0],
    ])
  })
})

/** The next starting player after these seats placed workers on these spaces. */
function nextAfter(startingPlayer: number, placed: Record<number, SpaceId[]>, players = 4): number {
  const s = firstTurn({ players, startingPlayer })
  for (const [seat, spaces] of Object.entries(placed)) hasPlaced(s, +seat, ...spaces)
  return nextStartingPlayer(s)
}

describe('ruling 12: the next starting player', () => {
  test('has most workers on the factory, with factory-draw', () => {
    expect(nextAfter(0, { 3: ['factory-1', 'factory-draw'], 1: ['factory-2'] })).toBe(3)
  })

  test('those in the canteen do not count', () => {
    expect(nextAfter(0, { 1: ['factory-1', 'factory-2', 'factory-3'], 2: ['factory-1', 'factory-2'] })).toBe(2)
  })

  test('workers elsewhere do not count', () => {
    expect(nextAfter(0, { 1: ['factory-1'], 2: ['money-6', 'mining-10', 'order-2', 'bank'] })).toBe(1)
  })

  test('ousting brings more workers to a space, and all of them count', () => {
    expect(nextAfter(0, { 1: ['factory-1', 'factory-2'], 3: ['factory-1', 'factory-3'] })).toBe(3)
  })

  test.each([
    { old: 0, tied: [0, 2, 3], next: 2 },
    { old: 2, tied: [0, 1, 3], next: 3 },
    { old: 3, tied: [1, 2], next: 1 },
    { old: 1, tied: [0, 1], next: 0 },
    { old: 3, tied: [2, 3], next: 2 },
  ])('of the tied $tied it is the first clockwise after $old', ({ old, tied, next }) => {
    const spaces = ['factory-1', 'factory-2', 'factory-3'] as const
    expect(nextAfter(old, Object.fromEntries(tied.map((seat, i) => [seat, [spaces[i]]])))).toBe(next)
  })

  test('the old one stays only where he alone has most', () => {
    expect(nextAfter(1, { 1: ['factory-1', 'factory-2'], 2: ['factory-3'] })).toBe(1)
  })

  test.each([
    [2, 1, 0],
    [3, 0, 1],
    [4, 3, 0],
  ])('with %i players and nobody there it is the one after seat %i', (players, old, next) => {
    expect(nextAfter(old, {}, players)).toBe(next)
  })

  test('is told before the workers leave, after shifts I and II only', () => {
    const s = firstTurn({ players: 2 })
    hasPlaced(s, 1, 'factory-1')
    hasWorkers(s, 0, 1)
    hasWorkers(s, 1, 0)
    const ended = play(s, place('bank'))
    expect(ceremonyOf(ended)).toMatchObject({ factoryWorkers: [0, 1], nextStarter: 1 })
    setShift(ended, 3)
    expect(ceremonyOf(ended)).toMatchObject({ factoryWorkers: [0, 1], nextStarter: null })
  })
})

describe('ruling 13: the accounts', () => {
  /** The third shift has just ended; nobody has a cube or a Mark but what the test gives, and the six that seat 0 earns. */
  const ended = (give: (s: State) => void) => {
    const s = firstTurn({ players: 2 })
    for (const seat of [0, 1]) {
      hasMined(s, seat)
      hasMarks(s, seat, 0)
      hasWorkers(s, seat, 1 - seat)
    }
    give(s)
    setShift(s, 3)
    return play(s, place('money-6'))
  }

  test('cubes count wherever they are', () => {
    const s = ended((game) => {
      hasTunnels(game, 0, 'Y1L', 'K1D')
      hasInCage(game, 0, ['B', 'B'], 2)
      hasStored(game, 0, ['G'])
      hasOrders(game, 0, 'TY')
      hasFilled(game, 0, 'TY')
    })
    expect(seatOf(s, 0).score.coal).toBe(2)
  })

  test('cubes in the supply and on delivered orders count for nobody', () => {
    expect(
      seatOf(
        ended(() => {}),
        0,
      ).score.coal,
    ).toBe(0)
  })

  test('five Marks are a point, the rest breaks ties', () => {
    expect(
      seatOf(
        ended((game) => hasMarks(game, 0, 3)),
        0,
      ).score,
    ).toMatchObject({ marks: 1, marksLeft: 4 })
  })

  test('totals may fall below zero', () => {
    const s = ended((game) => {
      hasOrders(game, 1, 'TKKK', 'EYBGK', 'EKK')
      hasTunnels(game, 0, 'Y1L', 'B1L', 'G1L', 'K1L')
      hasMined(game, 0)
      hasTunnels(game, 1, 'Y1D', 'Y2D', 'B1D')
      hasStored(game, 1, ['Y'])
    })
    settle(s)
    const { score, points } = seatOf(s, 1)
    expect(score).toMatchObject({ delivered: 0, marks: 0, coal: 1, outstanding: -6, balance: -6, total: -11 })
    expect(points).toBe(-11)
  })

  test('come after the twelfth element, one by one', () => {
    const s = ended(() => {})
    const phases: string[] = []
    while (view(s, null).turn === null && view(s, null).phase !== 'finished') {
      phases.push(`${view(s, null).phase} ${view(s, null).pointer}`)
      advance(s)
    }
    expect(phases.slice(-5)).toEqual(['scoring 11', 'accounts 0', 'accounts 1', 'accounts 2', 'accounts 3'])
  })
})
