import { beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { choose } from '../../../../src/games/coal-baron/bot/choose.ts'
import { effectsOf } from '../../../../src/games/coal-baron/bot/effects.ts'
import { LEVELS } from '../../../../src/games/coal-baron/bot/levels.ts'
import { moveOf } from '../../../../src/games/coal-baron/rules/decisions.ts'
import type { Move } from '../../../../src/games/coal-baron/rules/moves.ts'
import { playUnchecked } from '../../../../src/games/coal-baron/rules/play.ts'
import { isFinished, settle } from '../../../../src/games/coal-baron/rules/scoring.ts'
import { deal } from '../../../../src/games/coal-baron/rules/setup.ts'
import { ORDERS } from '../../../../src/games/coal-baron/state/components.ts'
import * as phases from '../../../../src/games/coal-baron/state/phases.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import { setupOf } from './positions.ts'

interface Promised {
  seat: number
  order: number
  percent: number
  shift: number
  isKept: boolean
}

/** Promises of orders in turns of games among hewers, and whether they were kept. */
const promised: Promised[] = []

function playGame(seed: number) {
  const random = seeded(seed)
  const s = deal(setupOf(2, seed))
  const open: Promised[] = []
  while (!isFinished(s)) {
    const before = state.copy(s)
    for (const decision of choose(s, LEVELS.hewer, { iterations: 0, expired: () => false }, random))
      playUnchecked(s, moveOf(s, decision) as Move)
    const seat = state.turn(before)
    const told = state.phase(before) === phases.PLACE ? effectsOf(before, s, seat).inTime : null
    if (told) {
      const order = ORDERS.indexOf(told.order)
      expect(state.outstanding(s, seat)).toContain(order)
      open.push({ seat, order, percent: told.percent, shift: state.shift(s), isKept: false })
    }
    settle(s)
    for (const each of open)
      if (state.shift(s) === each.shift && state.delivered(s, each.seat).includes(each.order)) each.isKept = true
  }
  promised.push(...open)
}

beforeAll(() => {
  for (let seed = 1; seed <= 30; seed++) playGame(seed)
})

describe('an order that a turn brings in time', () => {
  test('is told with a chance by tens, and only if it is likely', () => {
    expect(promised.length).toBeGreaterThan(50)
    for (const { percent } of promised) expect([70, 80, 90, 100]).toContain(percent)
  })

  test('is mostly delivered before the shift is scored, the more so the likelier', () => {
    const kept = (least: number, most: number) => {
      const told = promised.filter(({ percent }) => percent >= least && percent <= most)
      return told.filter(({ isKept }) => isKept).length / told.length
    }
    expect(kept(70, 100)).toBeGreaterThan(0.6)
    expect(kept(80, 100)).toBeGreaterThan(kept(70, 70))
  })
})
