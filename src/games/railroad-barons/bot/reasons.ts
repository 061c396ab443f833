/** Reasons that one turn is better than another, by the parts of the evaluator's value. */
import { floatAt, itemAt } from '../../base/lists.ts'
import { partsOfFeatures, reasonsBetween, whole } from '../../base/reasons.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { AT, FEATURE_COUNT, stageOf } from './evaluator/features.ts'
import { writeFeatures } from './evaluator/look.ts'
import type { Idea, ValuePart } from './idea.ts'
import { playTurn } from './turns/turns.ts'
import type { Turn } from './turns/turn.ts'

/** Dollars of the player's expected lead by part. */
export type Parts = Record<ValuePart, number>

/** Where each part's features begin. */
const PART_OF = partsOfFeatures<ValuePart>(FEATURE_COUNT, [
  [AT.cash, 'cash'],
  [AT.stock, 'stock'],
  [AT.growth, 'growth'],
  [AT['income until level 4'], 'income'],
  [AT.safe, 'safe'],
  [AT['cash for certificates'], 'cash'],
  [AT.directs, 'control'],
  [AT['started stock'], 'stock'],
  [AT.operators, 'control'],
  [AT['Floor Trader'], 'investors'],
  [AT['Priority Deal'], 'tempo'],
])

const UNIT = 100
const features = new Float64Array(2 * FEATURE_COUNT)

/** The parts of the lead after a turn. One stage's weights measure all turns, so that they can be compared. */
export function partsAfter(s: State, turn: Turn, weights: Weights): Parts {
  const parts: Parts = { cash: 0, stock: 0, growth: 0, income: 0, safe: 0, control: 0, investors: 0, tempo: 0 }
  const after = state.copy(s)
  playTurn(after, turn)
  writeFeatures(after, features)
  const weight = itemAt(weights, stageOf(s))
  const side = state.asked(s) === 0 ? UNIT : -UNIT
  for (let i = 0; i < FEATURE_COUNT; i++)
    parts[itemAt(PART_OF, i)] +=
      side * floatAt(weight, i) * (floatAt(features, i) - floatAt(features, FEATURE_COUNT + i))
  return parts
}

/** Differences below this many dollars are not worth a word. */
const ROUNDING = { noticeable: 10, rounded: whole }

export const reasonsFor = (parts: Parts, others: Parts, gain: number): Idea['reasons'] =>
  reasonsBetween(parts, others, gain, ROUNDING)
