/** Rule book, End of the game: Mike's accounts, and who wins. */
import { describe, expect, test } from 'vitest'
import { resultOf } from '../../../../../src/games/coal-baron/rules/result.ts'
import { advance, winnersBy } from '../../../../../src/games/coal-baron/rules/scoring.ts'
import * as phases from '../../../../../src/games/coal-baron/state/phases.ts'
import { setPhase, setPointer, setShift } from '../../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import {
  dealt,
  hasDelivered,
  hasFilled,
  hasInCage,
  hasMarks,
  hasMined,
  hasOrders,
  hasStored,
  hasTunnels,
  seatOf,
} from '../../support/given.ts'

/** The third shift is scored, the accounts are next. Nobody drafted, so that only what a test gives is outstanding. */
function accounts(players = 2): State {
  const s = dealt({ players })
  setShift(s, 3)
  setPhase(s, phases.ACCOUNTS)
  setPointer(s, 0)
  for (let seat = 0; seat < players; seat++) {
    hasMined(s, seat)
    hasMarks(s, seat, 0)
  }
  return s
}

/** 7 Marks; a cube on a minecart, in the cage, in the storage and on an order; that order; 7 tiles light, 4 dark. */
function mikes(): State {
  const s = accounts()
  hasTunnels(s, 0, 'Y2L', 'Y1L', 'B1L', 'G1L', 'K1L', 'K2L', 'B2L', 'Y1D', 'B1D', 'G1D')
  hasMined(s, 0)
  hasTunnels(s, 0, 'K1D')
  hasMarks(s, 0, 7)
  hasInCage(s, 0, ['Y'])
  hasStored(s, 0, ['B'])
  hasOrders(s, 0, 'TG')
  hasFilled(s, 0, 'TG')
  return s
}

describe("Mike's accounts", () => {
  test('7 Marks +1, 4 cubes +1, one order -1, 7 light and 4 dark tiles -6', () => {
    expect(seatOf(mikes(), 0).score).toMatchObject({ marks: 1, coal: 1, outstanding: -1, balance: -6, marksLeft: 2 })
  })

  test('reach the score track one after the other', () => {
    const s = mikes()
    const track = [seatOf(s, 0).points]
    for (let account = 0; account < 4; account++) {
      advance(s)
      track.push(seatOf(s, 0).points)
    }
    expect(track).toEqual([0, 1, 2, 1, -5])
    expect(view(s, null)).toMatchObject({ phase: 'finished', turn: null })
  })
})

describe('the accounts', () => {
  test.each([
    [0, 0, 0],
    [4, 0, 4],
    [5, 1, 0],
    [14, 2, 4],
  ])('%i Marks are %i points and leave %i', (marks, points, left) => {
    const s = accounts()
    hasMarks(s, 1, marks)
    expect(seatOf(s, 1).score).toMatchObject({ marks: points, marksLeft: left })
  })

  test.each([
    [2, 0],
    [3, 1],
    [8, 2],
    [9, 3],
  ])('%i cubes are %i points', (cubes, points) => {
    const s = accounts()
    hasStored(s, 1, Array<'Y'>(cubes).fill('Y'))
    expect(seatOf(s, 1).score.coal).toBe(points)
  })

  test('two cubes on one order spot are two', () => {
    const s = accounts()
    hasStored(s, 1, ['Y', 'Y', 'Y', 'Y'])
    expect(seatOf(s, 1).score.coal).toBe(1)
    hasOrders(s, 1, 'EKK')
    hasFilled(s, 1, 'EKK')
    expect(seatOf(s, 1).score.coal).toBe(2)
  })

  test('each outstanding order costs a point, complete or not', () => {
    const s = accounts()
    hasOrders(s, 1, 'EKK', 'EGG', 'TY')
    hasFilled(s, 1, 'EKK')
    expect(seatOf(s, 1).score.outstanding).toBe(-3)
  })

  test.each([
    { tiles: ['Y1L', 'K2D'], balance: 0 },
    { tiles: ['Y1L', 'Y1L', 'K2D'], balance: -2 },
    { tiles: ['Y1D', 'B2D', 'K2D'], balance: -6 },
  ])('$tiles: balance $balance, whatever levels and minecarts', ({ tiles, balance }) => {
    const s = accounts()
    hasTunnels(s, 1, ...tiles)
    expect(seatOf(s, 1).score.balance).toBe(balance)
  })
})

describe('the winner', () => {
  /** Points by deliveries, Marks by hand; everything else is equal. */
  const finished = (...seats: { delivered: string[]; marks: number }[]): State => {
    const s = accounts(seats.length)
    seats.forEach(({ delivered, marks }, seat) => {
      hasDelivered(s, seat, ...delivered)
      hasMarks(s, seat, marks)
    })
    while (view(s, null).phase === 'accounts') advance(s)
    return s
  }

  test('has most points', () => {
    const s = finished({ delivered: ['TKKK'], marks: 0 }, { delivered: ['EKK'], marks: 9 })
    expect(resultOf(s).scores.map(({ total }) => total)).toEqual([12, 10])
    expect(resultOf(s).winners).toEqual([0])
  })

  test('in a tie has most Marks left after they were turned into points', () => {
    const s = finished({ delivered: ['TBB'], marks: 5 }, { delivered: ['EBB'], marks: 9 }, { delivered: [], marks: 34 })
    expect(resultOf(s).scores.map(({ total, marksLeft }) => [total, marksLeft])).toEqual([
      [6, 0],
      [6, 4],
      [6, 4],
    ])
    expect(resultOf(s).winners).toEqual([1, 2])
  })

  test('shares the victory where even the Marks are level', () => {
    const s = finished({ delivered: ['TBB'], marks: 3 }, { delivered: ['EBB'], marks: 3 })
    expect(resultOf(s).winners).toEqual([0, 1])
  })

  test.each([
    { totals: [5, 9, 9, 9], left: [4, 1, 3, 3], winners: [2, 3] },
    { totals: [-7, -3, -9], left: [0, 0, 4], winners: [1] },
    { totals: [0, 0], left: [0, 0], winners: [0, 1] },
  ])('totals $totals with Marks $left: seats $winners', ({ totals, left, winners }) => {
    expect(winnersBy(totals, left)).toEqual(winners)
  })
})
