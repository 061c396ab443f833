/** Reasons that one turn is better than another, by the parts of the evaluator's value. */
import { floatAt, itemAt } from '../../base/lists.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { AT, FEATURE_COUNT, stageOf } from './evaluator/features.ts'
import { writeFeatures } from './evaluator/look.ts'
import type { Idea, ValuePart } from './idea.ts'
import { playTurn } from './turns/turns.ts'
import type { Turn } from './turns/turns.ts'

/** Dollars of the player's expected lead by part. */
export type Parts = Record<ValuePart, number>

/** Where each part's features begin. */
const STRETCHES: readonly [from: number, part: ValuePart][] = [
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
]

const PART_OF: readonly ValuePart[] = Array.from(
  { length: FEATURE_COUNT },
  (_, feature) => STRETCHES.findLast(([from]) => from <= feature)![1],
)

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
const NOTICEABLE = 10
const MOST = 3

/**
 * The reasons for a turn that leaves `parts` and not `others`. Where that says the opposite of what the search found, a turn
 * worth `gain` dollars more than the other (0 for no less), the turns that follow have to make the difference.
 */
export function reasonsFor(parts: Parts, others: Parts, gain: number): Idea['reasons'] {
  const reasons = (Object.keys(parts) as ValuePart[])
    .map((part) => ({ part, points: whole(parts[part] - others[part]) }))
    .filter(({ points }) => Math.abs(points) >= NOTICEABLE)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
  const told = reasons.reduce((sum, { points }) => sum + points, 0)
  const later = whole(gain - told)
  const agrees = gain < 0 ? told < 0 : told > 0
  if (agrees || Math.abs(later) < NOTICEABLE) return reasons
  return [...reasons.slice(0, MOST - 1), { part: 'later', points: later }]
}

/** Without a minus before a zero. */
export const whole = (dollars: number): number => Math.round(dollars) + 0
