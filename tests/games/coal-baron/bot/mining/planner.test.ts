/** Plans of mining turns beside every turn that the rules allow. */
import { expect, test } from 'vitest'
import { stageOf } from '../../../../../src/games/coal-baron/bot/evaluator/features.ts'
import { LEVELS } from '../../../../../src/games/coal-baron/bot/levels.ts'
import { planMining } from '../../../../../src/games/coal-baron/bot/mining/planner.ts'
import { weightsFor } from '../../../../../src/games/coal-baron/bot/weigh.ts'
import { isLegal } from '../../../../../src/games/coal-baron/rules/legal.ts'
import type { Move } from '../../../../../src/games/coal-baron/rules/moves.ts'
import * as phases from '../../../../../src/games/coal-baron/state/phases.ts'
import { playUnchecked } from '../../../../../src/games/coal-baron/rules/play.ts'
import * as state from '../../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import { positions } from '../positions.ts'
import { mining, shortfallOf } from './shortfall.ts'

const weights = weightsFor(2, LEVELS.director)
const starts = [1, 2, 3, 4].flatMap((seed) =>
  positions(2, seed).filter((s, i) => state.phase(s) === phases.PLACE && i % 9 === 0),
)

function after(s: State, steps: readonly Move[]): State {
  const now = state.copy(s)
  for (const move of steps) {
    expect(isLegal(now, move)).toBe(true)
    playUnchecked(now, move)
  }
  return now
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

test.each([
  [4, 1],
  [6, 1],
  [8, 6],
])('with %i work steps fall short of the best of all turns by half a point on average at most', (steps, every) => {
  const losses = starts.filter((_, i) => i % every === 0).map((s) => shortfallOf(s, steps, weights[stageOf(s)]))
  expect(Math.min(...losses)).toBeGreaterThan(-1e-9)
  expect(losses.reduce((a, b) => a + b, 0) / losses.length).toBeLessThan(0.5)
})

test('are the same whatever was planned before', () => {
  const plansOf = (s: State) => planMining(s, weights[stageOf(s)]).map((plan) => plan.moves)
  const once = starts.map(plansOf)
  // Weights of their own make every plan a new one.
  const anew = starts.map((s) => planMining(s, weights[stageOf(s)].slice()).map((plan) => plan.moves))
  expect(anew).toEqual(once)
  expect(starts.toReversed().map(plansOf).toReversed()).toEqual(once)
})

test('for a smaller mining space are those for all of them, and go on where more steps are asked for', () => {
  for (const s of starts) {
    const stage = weights[stageOf(s)].slice()
    const few = planMining(s, stage, 4).map((plan) => plan.moves)
    expect(few).toHaveLength(5)
    const all = planMining(s, stage).map((plan) => plan.moves)
    expect(all).toHaveLength(11)
    expect(few).toEqual(all.slice(0, 5))
  }
})
