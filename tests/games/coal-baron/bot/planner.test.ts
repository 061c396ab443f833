/** Plans of mining turns beside every turn that the rules allow. */
import { expect, test, vi } from 'vitest'
import { FIRST_REWARD, MINING_4 } from '../../../../src/games/coal-baron/components.ts'
import {
  AT,
  ELEMENTS,
  FAR_MARGIN,
  FEATURE_COUNT,
  MARGIN,
  stageOf,
} from '../../../../src/games/coal-baron/bot/features.ts'
import { ahead, holdingOf } from '../../../../src/games/coal-baron/bot/holdings.ts'
import { LEVELS } from '../../../../src/games/coal-baron/bot/levels.ts'
import { writeFeatures } from '../../../../src/games/coal-baron/bot/look.ts'
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
const starts = [1, 2, 3, 4].flatMap((seed) =>
  positions(2, seed).filter((s, i) => state.phase(s) === phases.PLACE && i % 9 === 0),
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

/**
 * What the planner wants: all that a seat has but orders within reach, and spots and empty minecarts on the clock as if every
 * lead were open.
 */
function worthOf(s: State, weight: Float64Array): number {
  const seat = state.turn(s)
  const features = new Float64Array(4 * FEATURE_COUNT)
  writeFeatures(s, features)
  let worth = 0
  for (let i = 0; i < AT.reach; i++) worth += weight[i] * features[seat * FEATURE_COUNT + i]
  const counts = holdingOf(s, seat, weight) * ELEMENTS
  for (let i = 0; i < ELEMENTS; i++) worth += ahead[counts + i] * slope(weight, i)
  return worth
}

const slope = (weight: Float64Array, element: number) => {
  const group = element >> 2
  const near = weight[AT.clockAhead + group] / MARGIN
  return FIRST_REWARD[element] * (near + weight[AT.clockFar + group] / FAR_MARGIN)
}

/** What matters of a pit that is being mined. */
function pitOf(s: State): string {
  const seat = state.turn(s)
  const words = new Int32Array(state.NOTE_WORDS)
  const used = state.note(s, seat, words)
  const cubes = [0, 1, 2, 3].flatMap((level) => [0, 1, 2, 3].map((coal) => state.cubesOn(s, seat, level, coal)))
  return [...words.subarray(0, used), ...cubes].join()
}

/** Every pit that work steps lead to, each with as few of them as possible. */
function outcomes(start: State, steps: number): State[] {
  const found = new Map<string, State>()
  const byLeft = Array.from({ length: steps + 1 }, (): State[] => [])
  byLeft[steps].push(start)
  for (let left = steps; left >= 0; left--)
    for (const s of byLeft[left]) {
      const pit = pitOf(s)
      if (found.has(pit)) continue
      found.set(pit, s)
      for (const next of nextOf(s)) byLeft[state.stepsLeft(next)].push(next)
    }
  return [...found.values()]
}

const nextOf = (s: State): State[] =>
  legalMoveNumbers(s)
    .filter((move) => moves.kind(move) !== moves.END)
    .map((move) => {
      const next = state.copy(s)
      playUnchecked(next, move)
      return next
    })

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
  [6, 2],
  [8, 5],
  [10, 9],
])('with %i work steps fall short of the best of all turns by half a point on average at most', (steps, every) => {
  const losses = starts
    .filter((_, i) => i % every === 0)
    .map((s) => {
      const weight = weights[stageOf(s)]
      const start = mining(s, steps)
      const best = outcomes(start, steps).reduce((most, each) => Math.max(most, worthOf(each, weight)), -Infinity)
      return best - worthOf(after(start, planMining(s, weight)[steps].moves), weight)
    })
  const mean = losses.reduce((a, b) => a + b, 0) / losses.length
  expect(Math.min(...losses)).toBeGreaterThan(-1e-9)
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
