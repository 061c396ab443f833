/** A seat's view, as far as the examples don't show it. */
import { describe, expect, test } from 'vitest'
import { ceremonyOf } from '../../../../src/games/coal-baron/rules/ceremony.ts'
import { advance } from '../../../../src/games/coal-baron/rules/scoring.ts'
import { setShift } from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import { view } from '../../../../src/games/coal-baron/rules/view.ts'
import {
  firstTurn,
  hasDelivered,
  hasTunnels,
  hasWorkers,
  isTurnOf,
  leavesInSupply,
  place,
  play,
  seatOf,
} from '../support/given.ts'

test('the action and its steps are shown while a turn is under way, and only then', () => {
  const s = firstTurn()
  const mining = play(s, place('mining-8'), { cage: 1 })
  const ended = play(mining, { end: 'mining' })
  const shown = [s, mining, ended].map((each) => view(each, null)).map(({ action, stepsLeft }) => [action, stepsLeft])
  expect(shown).toEqual([
    [null, 0],
    ['mining-8', 7],
    [null, 0],
  ])
})

test('a tile that waits for coal lies in the pit with what it carries so far', () => {
  const s = firstTurn({ tiles: ['B2D'] })
  leavesInSupply(s, { B: 1 }, 1)
  const waiting = play(s, place('factory-1'))
  expect(seatOf(waiting, 0).levels[1]).toEqual({
    light: [{ tile: null, minecarts: ['B'] }],
    dark: [{ tile: 'B2D', minecarts: ['B', null] }],
    empty: 0,
  })
  expect(view(waiting, null)).toMatchObject({ action: 'factory-1', awaitingCoal: 1 })
})

test('a cube is taken off the minecart nearest the shaft, the printed one first', () => {
  const s = firstTurn()
  hasTunnels(s, 0, 'Y2L', 'Y1D')
  const loading = play(s, place('mining-10'), { cage: 1 }, { load: 'Y' }, { load: 'Y' })
  expect(seatOf(loading, 0).levels[0]).toEqual({
    light: [{ tile: 'Y2L', minecarts: [null, 'Y'] }],
    dark: [
      { tile: null, minecarts: [null] },
      { tile: 'Y1D', minecarts: ['Y'] },
    ],
    empty: 2,
  })
})

describe('a ceremony', () => {
  /** The last worker of a shift has just been placed. */
  const ended = (shift: number): State => {
    const s = firstTurn()
    hasDelivered(s, 1, 'TYYY', 'EKK')
    hasDelivered(s, 2, 'TK')
    for (const seat of [0, 1, 2]) hasWorkers(s, seat, seat === 0 ? 1 : 0)
    isTurnOf(s, 0)
    setShift(s, shift)
    return play(s, place('bank'))
  }

  test('is none while somebody decides or the game is over', () => {
    expect(ceremonyOf(firstTurn())).toBeNull()
    const over = ended(3)
    while (ceremonyOf(over)) advance(over)
    expect(view(over, null).phase).toBe('finished')
  })

  test('shows the elements scored so far, with what was counted and paid', () => {
    const s = ended(1)
    expect(ceremonyOf(s)).toMatchObject({ kind: 'scoring', shift: 1, elements: [] })
    for (let i = 0; i < 4; i++) advance(s)
    expect(ceremonyOf(s)).toMatchObject({
      kind: 'changeover',
      elements: [
        { element: 0, counts: [0, 3, 0], rewards: [0, 2, 0] },
        { element: 1, counts: [0, 0, 0], rewards: [0, 0, 0] },
        { element: 2, counts: [0, 0, 0], rewards: [0, 0, 0] },
        { element: 3, counts: [0, 2, 1], rewards: [0, 5, 2] },
      ],
    })
  })

  test('of the accounts shows how many are settled, with all twelve elements', () => {
    const s = ended(3)
    for (let i = 0; i < 12 + 2; i++) advance(s)
    expect(ceremonyOf(s)).toMatchObject({ kind: 'accounts', accounts: 2, nextStarter: null })
    expect(ceremonyOf(s)?.elements).toHaveLength(12)
  })
})
