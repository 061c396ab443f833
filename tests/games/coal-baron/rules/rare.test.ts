/** Turns that seldom come: the last worker in a turn of several decisions, stacks and supply that run out in the middle. */
import { describe, expect, test } from 'vitest'
import { settle } from '../../../../src/games/coal-baron/rules/scoring.ts'
import { copy } from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import type { Decision } from '../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../src/games/coal-baron/rules/view.ts'
import {
  cage,
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
  seatOf,
  storage,
  tileStack,
} from '../support/given.ts'

const phaseOf = (s: State) => view(s, null).phase

describe('the last worker of a shift', () => {
  /** Only seat 0 has a worker left, and Marks for any tile. */
  const lastWorker = (): State => {
    const s = firstTurn({ tiles: ['G2L', 'Y1D', 'B1L', 'B1D', 'G1L', 'G1D', 'K1L', 'G2D'] })
    for (const seat of [0, 1, 2]) hasWorkers(s, seat, seat === 0 ? 1 : 0)
    hasMarks(s, 0, 20)
    leavesInSupply(s, { G: 0 }, 1)
    return s
  }
  const back = tileStack(lastWorker()).slice(1, 5)

  test.each<[string, Decision[]]>([
    ['mining', [place('mining-6'), { cage: 2 }, { end: 'mining' }]],
    ['a tile that waits for coal', [place('factory-1'), { coal: 'Y' }, { coal: null }]],
    ['five tiles', [place('factory-draw'), { keep: null }, { put: 'top', back: ['G2D', ...back] }]],
    [
      'a tile out of five that waits for coal',
      [place('factory-draw'), { keep: 'G2D' }, { coal: 'K' }, { coal: 'K' }, { put: 'bottom', back }],
    ],
  ])('is done only after the last decision: %s', (_, decisions) => {
    const phases = decisions.map((_decision, i) => phaseOf(play(lastWorker(), ...decisions.slice(0, i + 1))))
    expect(phases.slice(0, -1)).not.toContain('scoring')
    expect(phases.at(-1)).toBe('scoring')
    const next = copy(play(lastWorker(), ...decisions))
    settle(next)
    expect(view(next, null)).toMatchObject({ phase: 'place', shift: 2 })
  })
})

test('a player alone has one turn after the other', () => {
  const s = firstTurn({ players: 4 })
  for (const [seat, workers] of [1, 0, 3, 0].entries()) hasWorkers(s, seat, workers)
  const turns = [s]
  for (let i = 0; i < 4; i++) turns.push(play(turns[i], place('bank')))
  expect(turns.map((each) => view(each, null).turn)).toEqual([0, 2, 2, 2, null])
})

test('a player who spends the last workers at once is skipped from then on', () => {
  const s = firstTurn({ players: 2 })
  hasPlaced(s, 1, 'money-6')
  hasWorkers(s, 0, 2)
  const spent = play(s, place('money-6'))
  expect(seatOf(spent, 0).workers).toBe(0)
  expect([spent, play(spent, place('bank'))].map((each) => view(each, null).turn)).toEqual([1, 1])
})

describe('a stack that runs dry', () => {
  test('after the last tile came on a space, the next space stays empty and no tile can be drawn', () => {
    const s = firstTurn({ players: 2 })
    hasMarks(s, 0, 20)
    hasMarks(s, 1, 20)
    leavesInStack(s, { tiles: 1 })
    const [last] = tileStack(s)
    const bought = play(s, place('factory-1'), place('factory-2'))
    expect(view(bought, null).spaces['factory-1'].tile).toBe(last)
    expect(view(bought, null).spaces['factory-2'].tile).toBeNull()
    expect(view(bought, null).tileStack).toBe(0)
  })

  test('keeping one of the last two leaves one that can be drawn again', () => {
    const s = firstTurn({ players: 2 })
    leavesInStack(s, { orders: 2 })
    const looking = play(s, place('order-draw'))
    const [first, second] = view(looking, 0).drawn
    const again = play(looking, { keep: first }, { put: 'bottom', back: [second] }, place('order-draw'))
    expect(view(again, 1).drawn).toEqual([second])
  })
})

test('cubes of delivered orders fill the minecarts of the next tile', () => {
  const s = firstTurn({ players: 2, tiles: ['K2L'] })
  hasOrders(s, 0, 'TKK')
  hasFilled(s, 0, 'TKK')
  leavesInSupply(s, { K: 0 }, 1)
  const delivered = play(s, place('delivery-truck'))
  expect(view(delivered, null).supply.K).toBe(2)
  expect(seatOf(play(delivered, place('factory-1')), 1).levels[3].light[0]).toEqual({
    tile: 'K2L',
    minecarts: ['K', 'K'],
  })
})

test('two cubes out of the private storage fill a spot while the cage waits below with a full load', () => {
  const s = firstTurn()
  hasOrders(s, 0, 'EK')
  hasInCage(s, 0, ['Y', 'Y', 'B', 'B', 'G'], 4)
  hasStored(s, 0, ['Y', 'Y'])
  const done = play(s, place('mining-6'), fill('EK', 0, storage('Y'), storage('Y')), { end: 'mining' })
  expect(seatOf(done, 0).orders.at(-1)).toEqual({ order: 'EK', spots: [['Y', 'Y']], complete: true })
  expect(seatOf(done, 0)).toMatchObject({ storage: [], cage: { level: 4, cubes: ['Y', 'Y', 'B', 'B', 'G'] } })
})

test('an order filled in one turn may be completed in a later shift', () => {
  const s = firstTurn({ players: 2 })
  hasOrders(s, 0, 'EGG')
  hasInCage(s, 0, ['G', 'G'])
  const half = play(s, place('mining-6'), fill('EGG', 1, cage('G')), { end: 'mining' })
  for (const seat of [0, 1]) hasWorkers(half, seat, seat)
  const ended = play(half, place('bank'))
  settle(ended)
  const { turn } = view(ended, null)
  const mine = turn === 0 ? ended : play(ended, place('bank'))
  const whole = play(mine, place('mining-6'), fill('EGG', 0, cage('G')))
  expect(seatOf(whole, 0).orders.at(-1)).toEqual({ order: 'EGG', spots: [['G'], ['G']], complete: true })
})
