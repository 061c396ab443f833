/** Plans of mining turns beside every turn that the rules allow. */
import { expect, test, vi } from 'vitest'
import { MINING_4 } from '../../../../src/games/coal-baron/components.ts'
import { expectPoints } from '../../../../src/games/coal-baron/bot/evaluator.ts'
import { stageOf } from '../../../../src/games/coal-baron/bot/features.ts'
import { LEVELS } from '../../../../src/games/coal-baron/bot/levels.ts'
import { planMining } from '../../../../src/games/coal-baron/bot/planner.ts'
import { weightsFor } from '../../../../src/games/coal-baron/bot/weigh.ts'
import { isLegal } from '../../../../src/games/coal-baron/legal.ts'
import * as moves from '../../../../src/games/coal-baron/moves.ts'
import { legalMoveNumbers } from '../../../../src/games/coal-baron/options.ts'
import * as phases from '../../../../src/games/coal-baron/phases.ts'
import { playUnchecked } from '../../../../src/games/coal-baron/play.ts'
import * as state from '../../../../src/games/coal-baron/state.ts'
import type { State } from '../../../../src/games/coal-baron/state.ts'
import { positions } from './positions.ts'

vi.setConfig({ testTimeout: 60_000 })

const weights = weightsFor(2, LEVELS.director)
const starts = [1, 2, 3].flatMap((seed) =>
  positions(2, seed).filter((s, i) => state.phase(s) === phases.PLACE && i % 15 === 0),
)

/** The seat to act has just begun to mine, without having placed anybody. */
function mining(s: State, steps: number): State {
  const begun = state.copy(s)
  state.setAction(begun, MINING_4)
  state.setPhase(begun, phases.MINING)
  state.setStepsLeft(begun, steps)
  return begun
}

function after(s: State, steps: readonly moves.Move[]): State {
  const now = state.copy(s)
  for (const move of steps) {
    expect(isLegal(now, move)).toBe(true)
    playUnchecked(now, move)
  }
  return now
}

const pointsOf = (s: State) => {
  const out = new Float64Array(4)
  expectPoints(state.copy(s), weights, out)
  return out[state.turn(s)]
}

/** Every position that work steps lead to. */
function outcomes(start: State): State[] {
  const found = new Map([[start.join(), start]])
  for (const s of found.values())
    for (const move of legalMoveNumbers(s).filter((each) => moves.kind(each) !== moves.END)) {
      const next = state.copy(s)
      playUnchecked(next, move)
      if (!found.has(next.join())) found.set(next.join(), next)
    }
  return [...found.values()]
}

test('are legal, take no more work steps than there are, and are worth no less with more of them', () => {
  for (const s of starts) {
    const plans = planMining(s, weights[stageOf(s)])
    plans.forEach((plan, steps) => {
      expect(steps - plan.steps).toBeGreaterThanOrEqual(0)
      expect(state.stepsLeft(after(mining(s, steps), plan.moves))).toBe(steps - plan.steps)
      if (steps > 0) expect(plan.value).toBeGreaterThanOrEqual(plans[steps - 1].value)
    })
  }
})

test('fall short of the best of all turns by half a point on average at most', () => {
  const losses = starts.map((s) => {
    const start = mining(s, 4)
    const best = Math.max(...outcomes(start).map(pointsOf))
    return best - pointsOf(after(start, planMining(s, weights[stageOf(s)])[4].moves))
  })
  const mean = losses.reduce((a, b) => a + b, 0) / losses.length
  expect(Math.min(...losses)).toBeGreaterThanOrEqual(0)
  expect(mean).toBeLessThan(0.5)
})

test('are the same whatever was planned before', () => {
  const plansOf = (s: State) => planMining(s, weights[stageOf(s)]).map((plan) => plan.moves)
  const once = starts.map(plansOf)
  // Weights of their own make every plan a new one.
  const anew = starts.map((s) => planMining(s, weights[stageOf(s)].slice()).map((plan) => plan.moves))
  expect(anew).toEqual(once)
  expect(starts.toReversed().map(plansOf).toReversed()).toEqual(once)
})
