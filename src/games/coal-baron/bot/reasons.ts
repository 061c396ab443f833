/** Reasons that one turn is better than another, by the parts of the evaluator's value. */
import { floatAt, itemAt } from '../../base/lists.ts'
import { partsOfFeatures, reasonsBetween, tenths } from '../../base/reasons.ts'
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

const PART_OF = partsOfFeatures<ValuePart>(FEATURE_COUNT, [
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
])

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
const ROUNDING = { noticeable: 0.4, rounded: tenths }

export const reasonsFor = (parts: Parts, others: Parts, gain: number): Idea['reasons'] =>
  reasonsBetween(parts, others, gain, ROUNDING)
