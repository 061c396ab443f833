/** Every way to be refused, with what its words need. */
import { describe, expect, test } from 'vitest'
import { SPACES } from '../../../../src/games/coal-baron/state/components.ts'
import { isFinished, settle } from '../../../../src/games/coal-baron/rules/scoring.ts'
import { whyIllegal } from '../../../../src/games/coal-baron/rules/refusal.ts'
import { copy, setShift } from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import type { Decision, Refusal, RefusalCode } from '../../../../src/games/coal-baron/rules/types.ts'
import {
  cage,
  dealt,
  fill,
  firstTurn,
  hasFilled,
  hasInCage,
  hasMarks,
  hasOrders,
  hasPlaced,
  hasStored,
  hasWorkers,
  leavesInStack,
  leavesInSupply,
  place,
  play,
  storage,
} from '../support/given.ts'

const tiles = ['G2L', 'K2D', 'Y1L', 'Y1D', 'B1L', 'B1D', 'G1L', 'K1L', 'K1D', 'Y2L', 'Y2D', 'B2L']

/** Seat 0 at its first placement, with what a test gives it. */
function placing(give: (s: State) => void = () => {}): State {
  const s = firstTurn({ tiles })
  give(s)
  return s
}
const mining = (give: (s: State) => void = () => {}) => play(placing(give), place('mining-6'))

/** Every space is free and the factory's tile was bought. */
function dry(): State {
  const s = placing((game) => {
    leavesInStack(game, { tiles: 0, orders: 0 })
    hasMarks(game, 0, 20)
  })
  return play(s, place('factory-1'), place('order-1'))
}

function finished(): State {
  const s = placing((game) => [0, 1, 2].forEach((seat) => hasWorkers(game, seat, seat === 0 ? 1 : 0)))
  setShift(s, 3)
  const over = play(s, place('bank'))
  settle(over)
  return over
}

const short = () =>
  play(
    placing((s) => leavesInSupply(s, { G: 0, Y: 0 }, 2)),
    place('factory-1'),
  )
const oneStep = () =>
  play(
    mining((s) => hasStored(s, 0, ['K', 'K'])),
    ...[1, 0, 1, 0, 1].map((level) => ({ cage: level })),
  )
const drawing = () => play(placing(), place('factory-draw'))
const returning = () => play(drawing(), { keep: 'Y2L' })

type Case = [name: string, s: () => State, decision: Decision, params: Refusal['params']]

/** The compiler asks for every code here. */
const CASES: Record<RefusalCode, Case[]> = {
  'game-over': [['nothing can be decided any more', finished, place('bank'), {}]],
  'other-decision': [
    ['placing while drafting', dealt, place('bank'), { phase: 'draft' }],
    ['drafting afterwards', firstTurn, { draft: 'BY' }, { phase: 'place' }],
    ['mining without a worker on a mining space', firstTurn, { cage: 1 }, { phase: 'place' }],
    ['placing while mining', mining, place('bank'), { phase: 'mining' }],
    ['putting back before keeping', drawing, { put: 'top', back: [] }, { phase: 'keep-tile' }],
    ['keeping twice', returning, { keep: 'Y2D' }, { phase: 'return-tiles' }],
    ['keeping an order nobody drew', firstTurn, { keep: 'BY' }, { phase: 'place' }],
  ],
  malformed: [
    ['an order that is not in the box', dealt, { draft: 'XYZ' }, { id: 'XYZ' }],
    ['a space that is not on the board', firstTurn, { place: 'factory-9' as 'bank' }, { id: 'factory-9' }],
    ['a level below the pit', mining, { cage: 5 }, { level: '5' }],
    ['half a level', mining, { cage: 1.5 }, { level: '1.5' }],
    ['a colour of coal that there is not', mining, { load: 'R' as 'Y' }, { id: 'R' }],
    ['no cube for a spot', mining, fill('BYY', 0), { order: 'BYY' }],
    ['a cube from elsewhere', mining, fill('BYY', 0, ['desk' as 'cage', 'Y']), { order: 'BYY' }],
    ['a fill of no order', mining, fill('XX', 0, cage('Y')), { id: 'XX' }],
    ['an end of something else', mining, { end: 'game' as 'mining' }, { end: 'game' }],
    ['neither top nor bottom', returning, { put: 'middle' as 'top', back: [] }, { put: 'middle' }],
  ],
  'not-offered': [['a card that is not on offer', dealt, { draft: 'EYBGK' }, { order: 'EYBGK' }]],
  locked: [
    ['a space under a lock tile', placing, place('money-3'), { players: 3 }],
    ['with two players', () => firstTurn({ players: 2 }), place('order-1'), { players: 2 }],
  ],
  'needs-workers': [
    [
      'too few to oust those who stand there',
      () =>
        placing((s) => {
          hasPlaced(s, 1, 'mining-6')
          hasPlaced(s, 2, 'mining-6')
          hasWorkers(s, 0, 2)
        }),
      place('mining-6'),
      { have: 2, need: 3 },
    ],
  ],
  'needs-marks': [
    ['a tile on offer', () => placing((s) => hasMarks(s, 0, 7)), place('factory-2'), { have: 7, need: 8 }],
    [
      'a tile drawn',
      () =>
        play(
          placing((s) => hasMarks(s, 0, 3)),
          place('factory-draw'),
        ),
      { keep: 'B2L' },
      { have: 3, need: 4 },
    ],
  ],
  'no-tile': [['an empty factory space', () => play(dry(), place('bank')), place('factory-1'), {}]],
  'no-order': [['an empty order space', dry, place('order-1'), {}]],
  'stack-empty': [
    ['no tiles left', dry, place('factory-draw'), {}],
    ['no orders left', dry, place('order-draw'), {}],
  ],
  'nothing-to-deliver': [['no complete truck order', placing, place('delivery-truck'), { vehicle: 'T' }]],
  'needs-steps': [
    ['a pair with one step left', oneStep, fill('BYY', 0, storage('K'), storage('K')), { have: 1, need: 2 }],
    ['a cage move with none left', () => play(oneStep(), { cage: 0 }), { cage: 1 }, { have: 0, need: 1 }],
  ],
  'cage-there': [['a move to where the cage is', mining, { cage: 0 }, { level: 0 }]],
  'cage-full': [
    ['a sixth cube', () => mining((s) => hasInCage(s, 0, ['Y', 'Y', 'B', 'G', 'K'], 1)), { load: 'Y' }, {}],
  ],
  'cage-not-at-surface': [
    ['storing below ground', () => mining((s) => hasInCage(s, 0, ['Y'], 4)), { store: 'Y' }, { level: 4 }],
    [
      'filling from the cage below ground',
      () => mining((s) => hasInCage(s, 0, ['Y'], 4)),
      fill('BYY', 0, cage('Y')),
      { level: 4 },
    ],
  ],
  'cage-at-surface': [['loading above ground', mining, { load: 'Y' }, {}]],
  'no-cube': [
    [
      'none of it on the level',
      () => play(mining(), { cage: 2 }),
      { load: 'K' },
      { coal: 'K', from: 'level', level: 2 },
    ],
    ['none of it in the cage', mining, { store: 'K' }, { coal: 'K', from: 'cage' }],
    ['none of it in the storage', mining, fill('BYY', 0, storage('Y')), { coal: 'Y', from: 'storage' }],
    [
      'the second of a pair',
      () => mining((s) => hasStored(s, 0, ['K'])),
      fill('BYY', 0, storage('K'), storage('G')),
      { coal: 'G', from: 'storage' },
    ],
  ],
  'not-your-order': [
    [
      'somebody else’s order',
      () =>
        mining((s) => {
          hasOrders(s, 1, 'TKKK')
          hasInCage(s, 0, ['K'])
        }),
      fill('TKKK', 0, cage('K')),
      { order: 'TKKK' },
    ],
  ],
  'no-spot': [
    ['beyond the card', mining, fill('BYY', 2, cage('Y')), { order: 'BYY', spot: '2' }],
    ['before the first', mining, fill('BYY', -1, cage('Y')), { order: 'BYY', spot: '-1' }],
  ],
  'spot-taken': [
    [
      'a second cube',
      () =>
        play(
          mining((s) => hasInCage(s, 0, ['Y', 'Y'])),
          fill('BYY', 0, cage('Y')),
        ),
      fill('BYY', 0, cage('Y')),
      { order: 'BYY', spot: 0 },
    ],
  ],
  'wrong-coal': [
    [
      'one cube of another colour',
      () => mining((s) => hasStored(s, 0, ['K'])),
      fill('BYY', 0, storage('K')),
      { have: 'K', need: 'Y' },
    ],
  ],
  'not-drawn': [
    ['a tile that was not among the five', drawing, { keep: 'G2D' }, { id: 'G2D' }],
    ['an order among tiles', drawing, { keep: 'BY' }, { id: 'BY' }],
  ],
  'wrong-back': [
    ['too few', returning, { put: 'top', back: ['K1L', 'K1D', 'Y2D'] }, { need: 'K1L K1D Y2D B2L' }],
    ['one twice', returning, { put: 'top', back: ['K1L', 'K1L', 'Y2D', 'B2L'] }, { need: 'K1L K1D Y2D B2L' }],
    [
      'the one that was kept',
      returning,
      { put: 'bottom', back: ['K1L', 'K1D', 'Y2D', 'Y2L'] },
      { need: 'K1L K1D Y2D B2L' },
    ],
  ],
  'coal-needed': [
    ['placing on', short, place('bank'), { minecarts: 2 }],
    ['after the first of two', () => play(short(), { coal: 'B' }), { end: 'mining' }, { minecarts: 1 }],
  ],
  'coal-not-needed': [
    ['no tile was bought', placing, { coal: 'Y' }, {}],
    ['there was coal enough', () => play(placing(), place('factory-1')), { coal: null }, {}],
  ],
  'none-left': [
    ['the right colour', short, { coal: 'G' }, { coal: 'G' }],
    ['another one', short, { coal: 'Y' }, { coal: 'Y' }],
  ],
}

describe.each(Object.entries(CASES))('%s', (code, cases) => {
  test.each(cases)('%s', (_, given, decision, params) => {
    const s = given()
    const before = s.slice()
    expect(whyIllegal(s, decision)).toEqual({ code, params })
    expect(s).toEqual(before)
  })
})

describe('with every action possible but one worker too few', () => {
  /** Somebody stands on every space; seat 0 has one worker, just Marks enough for the dearest tile, and something to deliver. */
  const crowded = (): State => {
    const draft = [...'CTE'].flatMap((vehicle) => ['Y', 'B', 'YY', 'G'].map((spots) => vehicle + spots))
    const s = firstTurn({ players: 4, tiles: ['Y1L', 'K2L'], orders: [...draft, 'BB', 'BY'] })
    hasOrders(s, 0, 'BKK', 'CKK', 'TKK', 'EKK')
    hasFilled(s, 0, 'BKK', 'CKK', 'TKK', 'EKK')
    for (const space of SPACES) hasPlaced(s, 1, space)
    hasMarks(s, 0, 8)
    hasWorkers(s, 0, 1)
    return s
  }
  const s = crowded()

  test.each(SPACES.filter((space) => space !== 'bank'))('%s needs two', (space) => {
    expect(whyIllegal(s, place(space))).toEqual({ code: 'needs-workers', params: { have: 1, need: 2 } })
  })

  test('with two workers each of them is open, and the bank with one', () => {
    expect(whyIllegal(s, place('bank'))).toBeNull()
    const two = copy(s)
    hasWorkers(two, 0, 2)
    for (const space of SPACES) expect(whyIllegal(two, place(space))).toBeNull()
  })
})

test('a finished game is finished', () => {
  expect(isFinished(finished())).toBe(true)
})
