/** Rule book, End of a shift: what Mike counts, the three players' ties, and who starts next. */
import { describe, expect, test } from 'vitest'
import { ceremonyOf } from '../../../../../src/games/coal-baron/rules/ceremony.ts'
import { SHIFTS } from '../../../../../src/games/coal-baron/state/components.ts'
import { advance, countsOf, settle } from '../../../../../src/games/coal-baron/rules/scoring.ts'
import { copy, setShift } from '../../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import {
  dealt,
  firstTurn,
  hasDelivered,
  hasMined,
  hasPlaced,
  hasTunnels,
  hasWorkers,
  place,
  play,
  seatOf,
} from '../../support/given.ts'

const MIKE = 0
const LUCY = 1
const GEORGE = 2
const [BARROW, CARRIAGE, TRUCK, ENGINE] = [4, 5, 6, 7]

/** Orders that the examples don't mention, for the draft and the order spaces. */
const SPARE = ['TY', 'TB', 'TYY', 'TG', 'TK', 'TBB', 'TGG', 'TKK', 'EY', 'EB', 'EYY', 'EG', 'EK']

/** A shift at its last worker: the bank takes it, and the scoring begins. */
function scoring(s: State, shift: number): State {
  const { turn, players } = view(s, null)
  for (let seat = 0; seat < players; seat++) hasWorkers(s, seat, seat === turn ? 1 : 0)
  setShift(s, shift)
  return play(s, place('bank'))
}

describe('Mike counts', () => {
  const s = firstTurn({ players: 3 })

  test('3 gray, 3 black, 1 yellow and 1 brown order spot on his delivered orders', () => {
    const delivered = dealt()
    hasDelivered(delivered, MIKE, 'TGG', 'CKK', 'EYBGK')
    expect([0, 1, 2, 3].map((element) => countsOf(delivered, element)[MIKE])).toEqual([1, 1, 3, 3])
  })

  test('2 order spots on barrow orders and 6 on carriage orders', () => {
    const delivered = dealt({ orders: SPARE })
    hasDelivered(delivered, MIKE, 'BKK', 'CYBGK', 'CGG')
    expect([BARROW, CARRIAGE, TRUCK, ENGINE].map((element) => countsOf(delivered, element)[MIKE])).toEqual([2, 6, 0, 0])
  })

  test('3 empty gray minecarts and 4 empty black ones', () => {
    hasTunnels(s, MIKE, 'G2D', 'K2L', 'K1D', 'Y2L')
    hasMined(s, MIKE, 3, 4)
    expect([8, 9, 10, 11].map((element) => countsOf(s, element)[MIKE])).toEqual([0, 0, 3, 4])
  })
})

/** George and Lucy 3 spots on barrows each, Mike 2; Mike 6 on carriages, the others 1; no trucks, no engines. */
function threePlayers(shift: number): State {
  const s = firstTurn({ players: 3, orders: SPARE })
  hasDelivered(s, MIKE, 'BYY', 'CYBGK', 'CBB')
  hasDelivered(s, LUCY, 'BBBB', 'CY')
  hasDelivered(s, GEORGE, 'BGGG', 'CG')
  return scoring(s, shift)
}

describe('the majorities of three players', () => {
  const s = threePlayers(2)
  settle(s)
  const paid = (element: number) => [MIKE, LUCY, GEORGE].map((seat) => seatOf(s, seat).score.shifts[1][element])

  test('barrows: both first get 6, and there is no second', () => {
    expect(paid(BARROW)).toEqual([0, 6, 6])
  })

  test('carriages: the first gets 7, both second get 3', () => {
    expect(paid(CARRIAGE)).toEqual([7, 3, 3])
  })

  test('trucks and engines: nobody gets anything', () => {
    expect([paid(TRUCK), paid(ENGINE)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })
})

describe.each([
  { shift: 1, elements: 4, next: 'place' },
  { shift: 2, elements: 8, next: 'place' },
  { shift: 3, elements: 12, next: 'finished' },
])('after shift $shift', ({ shift, elements, next }) => {
  test(`${elements} elements are scored one by one`, () => {
    const s = threePlayers(shift)
    const counted: number[] = []
    while (view(s, null).phase === 'scoring') {
      counted.push(view(s, null).pointer)
      advance(s)
    }
    expect(counted).toEqual([...Array(elements).keys()])
    settle(s)
    expect(view(s, null).phase).toBe(next)
    expect(view(s, null).shift).toBe(Math.min(shift + 1, SHIFTS))
  })
})

test('delivered orders count again after the next shift', () => {
  const s = threePlayers(1)
  settle(s)
  const again = scoring(s, 2)
  settle(again)
  const brown = seatOf(again, LUCY).score.shifts.map((shift) => shift[1])
  expect(brown).toEqual([3, 3, 0])
})

describe('the next starting player', () => {
  const s = firstTurn({ players: 3, startingPlayer: GEORGE })
  hasPlaced(s, GEORGE, 'factory-1', 'factory-2', 'factory-7', 'factory-draw')
  hasPlaced(s, LUCY, 'factory-1', 'factory-2', 'factory-3', 'factory-6')
  hasPlaced(s, MIKE, 'factory-1', 'factory-4', 'factory-5')
  const ended = scoring(s, 1)
  while (view(ended, null).phase === 'scoring') advance(ended)
  const next = copy(ended)
  settle(next)

  test('is Mike with 5 workers in the factory, before Lucy with 4 and George with 2', () => {
    expect(ceremonyOf(ended)).toMatchObject({ kind: 'changeover', factoryWorkers: [5, 4, 2], nextStarter: MIKE })
    expect(view(next, null)).toMatchObject({ startingPlayer: MIKE, turn: MIKE, shift: 2, phase: 'place' })
  })

  test('then all workers are back in their supplies and every space is empty', () => {
    const table = view(next, null)
    expect(table.seats.map(({ workers }) => workers)).toEqual([15, 15, 15])
    expect(Object.values(table.spaces).filter(({ workers }) => workers > 0)).toEqual([])
    expect(table).toMatchObject({ bank: [0, 0, 0], canteen: [0, 0, 0] })
  })
})
