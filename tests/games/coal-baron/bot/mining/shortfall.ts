/** How far the planner's mining turns fall short of the best of all that the rules allow. */
import { FIRST_REWARD, MINING_4 } from '../../../../../src/games/coal-baron/state/components.ts'
import {
  AT,
  ELEMENTS,
  FAR_MARGIN,
  FEATURE_COUNT,
  MARGIN,
} from '../../../../../src/games/coal-baron/bot/evaluator/features.ts'
import { ahead, holdingOf } from '../../../../../src/games/coal-baron/bot/evaluator/holdings.ts'
import { writeFeatures } from '../../../../../src/games/coal-baron/bot/evaluator/look.ts'
import { planMining } from '../../../../../src/games/coal-baron/bot/mining/planner.ts'
import { listMoves, moveList } from '../../../../../src/games/coal-baron/rules/legal.ts'
import * as moves from '../../../../../src/games/coal-baron/rules/moves.ts'
import * as phases from '../../../../../src/games/coal-baron/state/phases.ts'
import { playUnchecked } from '../../../../../src/games/coal-baron/rules/play.ts'
import * as state from '../../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'

/** The seat to act has just begun to mine, without having placed anybody. */
export function mining(s: State, steps: number): State {
  const begun = state.copy(s)
  state.setAction(begun, MINING_4)
  state.setPhase(begun, phases.MINING)
  state.setStepsLeft(begun, steps)
  return begun
}

/** In points, by what the planner weighs; never below zero. `weight` is the stage's. */
export function shortfallOf(s: State, steps: number, weight: Float64Array): number {
  const planned = mining(s, steps)
  for (const move of planMining(s, weight)[steps].moves) playUnchecked(planned, move)
  return bestWorth(mining(s, steps), steps, weight) - valueOfTurn(planned, weight)
}

/** The best worth over every pit that the work steps can lead to, each with as few of them as possible. */
function bestWorth(start: State, steps: number, weight: Float64Array): number {
  const found = new Set<string>()
  const byLeft = Array.from({ length: steps + 1 }, (): State[] => [])
  byLeft[steps].push(start)
  let best = -Infinity
  for (let left = steps; left >= 0; left--)
    for (const s of byLeft[left]) {
      const pit = pitOf(s)
      if (found.has(pit)) continue
      found.add(pit)
      best = Math.max(best, valueOfTurn(s, weight))
      if (left > 0) addNext(s, byLeft)
    }
  return best
}

const list = moveList()

function addNext(s: State, byLeft: State[][]) {
  const count = listMoves(s, list)
  for (const move of list.slice(0, count)) {
    if (moves.kind(move) === moves.END) continue
    const next = state.copy(s)
    playUnchecked(next, move)
    byLeft[state.stepsLeft(next)].push(next)
  }
}

const words = new Int32Array(state.FINGERPRINT_WORDS + 16)
const letters = new Uint16Array(words.buffer)

/** All that mining changes. */
function pitOf(s: State): string {
  const seat = state.turn(s)
  const used = state.fingerprint(s, seat, words)
  for (let level = 0; level < 4; level++)
    for (let coal = 0; coal < 4; coal++) words[used + 4 * level + coal] = state.cubesOn(s, seat, level, coal)
  return String.fromCharCode(...letters.subarray(0, 2 * (used + 16)))
}

const features = new Float64Array(4 * FEATURE_COUNT)

/**
 * The planner's value of a position: everything that a seat has except orders within reach, and spots and empty
 * minecarts on the clock as if every lead were open.
 */
function valueOfTurn(s: State, weight: Float64Array): number {
  const seat = state.turn(s)
  writeFeatures(s, features)
  let worth = 0
  for (let i = 0; i < AT.reach; i++) worth += weight[i] * features[seat * FEATURE_COUNT + i]
  const counts = holdingOf(s, seat, weight) * ELEMENTS
  for (let i = 0; i < ELEMENTS; i++) worth += ahead[counts + i] * slope(weight, i)
  return worth
}

function slope(weight: Float64Array, element: number): number {
  const group = element >> 2
  const near = weight[AT.clockAhead + group] / MARGIN
  return FIRST_REWARD[element] * (near + weight[AT.clockFar + group] / FAR_MARGIN)
}
