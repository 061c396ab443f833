/** The effects of a turn are what the rules make of it, on the evening of the tricks. */
import { describe, expect, test } from 'vitest'
import { effectsOf } from '../../../../src/games/railroad-barons/bot/effects.ts'
import { BEGINNINGS, SETUP } from '../../../../src/games/railroad-barons/lessons/long-evening.ts'
import { moveOf } from '../../../../src/games/railroad-barons/rules/decisions.ts'
import { replay } from '../../../../src/games/railroad-barons/rules/entries.ts'
import type { Move } from '../../../../src/games/railroad-barons/rules/moves.ts'
import { playUnchecked } from '../../../../src/games/railroad-barons/rules/play.ts'
import { deal } from '../../../../src/games/railroad-barons/rules/setup.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'

/** At the beginning of a chapter, for these decisions. */
function effectsAt(chapter: keyof typeof BEGINNINGS, ...decisions: Decision[]) {
  const start = replay(deal(SETUP), BEGINNINGS[chapter]).state
  const now = state.copy(start)
  const turn = decisions.map((decision): Move => {
    const move = moveOf(now, decision) as Move
    playUnchecked(now, move)
    return move
  })
  return effectsOf(start, turn)
}

describe('the effects of a turn', () => {
  test('name what goes out of date, and who earns less for it', () => {
    const { gone, revenues, acquired } = effectsAt('obsolete', { tokens: [1, 4] }, { rail: 'bank', side: 'high' })
    expect(gone).toEqual(['A1', 'A2', 'A3', 'A4', 'B3'])
    expect(acquired).toEqual(['D2'])
    expect(revenues).toEqual([
      { holding: 'green', from: 200, to: 0, percent: 0 },
      { holding: 'black', from: 380, to: 320, percent: 70 },
      { holding: 'yellow', from: 0, to: 80, percent: 50 },
    ])
  })

  test('name the directorship with what comes along', () => {
    expect(effectsAt('takeover', { buy: ['red', 20] }, { trade: 'done' })).toMatchObject({
      directs: [{ holding: 'red', safe: 700, revenue: 0 }],
      cash: -140,
    })
    expect(effectsAt('leaving', { sell: ['black', 10] }, { trade: 'done' })).toMatchObject({
      loses: ['black'],
      prices: [{ holding: 'black', from: 165, to: 150 }],
    })
  })

  test('name dividends and the step of the price', () => {
    expect(effectsAt('dollar', { tokens: [0, 5] }, { pay: true })).toMatchObject({
      dividends: [100, 0],
      prices: [{ holding: 'yellow', from: 120, to: 135 }],
      gone: [],
    })
  })

  test('call nothing obsolete that is only discarded', () => {
    const { gone, revenues } = effectsAt('dollar', { tokens: [4, 1] }, { pay: true }, { done: true }, { discard: 'D2' })
    expect([gone, revenues]).toEqual([[], [{ holding: 'yellow', from: 200, to: 120, percent: 50 }]])
  })
})
