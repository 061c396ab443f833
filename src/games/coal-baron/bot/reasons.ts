/** Reasons that one turn is better than another, by the parts of the evaluator's value. */
import { floatAt, itemAt } from '../../base/lists.ts'
import type { Random } from '../../base/random.ts'
import { dealHidden } from '../rules/hidden.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { addedByNetwork } from './evaluator/evaluator.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { AT, FEATURE_COUNT, stageOf } from './evaluator/features.ts'
import type { Idea } from './idea.ts'
import { writeFeatures } from './evaluator/look.ts'
import { playTurn } from './turns.ts'
import type { Turn } from './turns.ts'
import { noParts, VALUE_PARTS, type Parts, type ValuePart } from '../wire/value-parts.ts'

/** The first feature of each part; a part may have several stretches. */
const STRETCHES: readonly [from: number, part: ValuePart][] = [
  [AT.workers, 'workers'],
  [AT.marks, 'marks'],
  [AT.minecarts, 'tunnels'],
  [AT.inCage, 'cubes'],
  [AT.imbalance, 'balance'],
  [AT.demand, 'cubes'],
  [AT.completePoints, 'orders'],
  [AT.clockNow, 'clock'],
  [AT.toMove, 'tempo'],
  [AT.moreWorkers, 'workers'],
  [AT.toDeliver, 'orders'],
]

const PART_OF: readonly ValuePart[] = Array.from(
  { length: FEATURE_COUNT },
  (_, feature) => STRETCHES.findLast(([from]) => from <= feature)![1],
)

const DEALS = 8
const features = new Float64Array(4 * FEATURE_COUNT)
const added = new Float64Array(4)

/** The player's holdings after a turn, as the mean over a few deals of the hidden cards. */
export function partsAfter(s: State, turn: Turn, weights: Weights, random: Random): Parts {
  const parts = noParts()
  for (let deal = 0; deal < DEALS; deal++) {
    const after = state.copy(s)
    dealHidden(after, random)
    playTurn(after, turn, weights)
    addParts(parts, after, state.turn(s), itemAt(weights, stageOf(s)))
  }
  for (const part of VALUE_PARTS) parts[part] /= DEALS
  return parts
}

/** One stage's weights measure all turns, so that they can be compared. */
function addParts(parts: Parts, s: State, seat: number, weight: Float64Array) {
  const players = state.players(s)
  addedByNetwork(s, weight, added)
  writeFeatures(s, features)
  for (let each = 0; each < players; each++) {
    const share = each === seat ? 1 : -1 / (players - 1)
    parts.projects += share * floatAt(added, each)
    parts.orders += share * (state.deliveredPoints(s, each) + state.scored(s, each))
    for (let i = 0; i < FEATURE_COUNT; i++)
      parts[itemAt(PART_OF, i)] += share * floatAt(weight, i) * floatAt(features, each * FEATURE_COUNT + i)
  }
}

/** Differences below this many points are not worth a word. */
const NOTICEABLE = 0.4
const MOST = 3

/**
 * The reasons for a turn that leaves `parts` and not `others`. Where that says the opposite of what the search found, a turn
 * worth `gain` points more than the other (0 for no less), the turns that follow have to make the difference.
 */
export function reasonsFor(parts: Parts, others: Parts, gain: number): Idea['reasons'] {
  const reasons = VALUE_PARTS.map((part) => ({ part, points: tenths(parts[part] - others[part]) }))
    .filter(({ points }) => Math.abs(points) >= NOTICEABLE)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
  const told = reasons.reduce((sum, { points }) => sum + points, 0)
  const later = tenths(gain - told)
  const agrees = gain < 0 ? told < 0 : told > 0
  if (agrees || Math.abs(later) < NOTICEABLE) return reasons
  return [...reasons.slice(0, MOST - 1), { part: 'later', points: later }]
}

export const tenths = (value: number): number => Math.round(10 * value) / 10
