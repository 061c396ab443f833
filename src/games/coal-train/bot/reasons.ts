/** Reasons that one turn is better than another, by the parts of the evaluator's value. */
import { floatAt, itemAt } from '../../base/lists.ts'
import { partsOfFeatures, reasonsBetween, tenths } from '../../base/reasons.ts'
import { MOST_SEATS } from '../state/components.ts'
import type { State } from '../state/state.ts'
import { aheadOf, expectPoints, weightsFor } from './evaluator/evaluator.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { AT, FEATURE_COUNT } from './evaluator/features.ts'
import { writeFeatures } from './evaluator/look.ts'
import { handOf } from './hand/seat-hand.ts'
import type { Idea, ValuePart } from './idea.ts'
import { playTurn } from './turns.ts'
import type { Turn } from './turns.ts'

/** Points of the player's expected end by part; what rivals expect counts against. */
export type Parts = Record<ValuePart, number>

const PART_OF = partsOfFeatures<ValuePart>(FEATURE_COUNT, [
  [AT.points, 'points'],
  [AT.coal, 'goods'],
  [AT['coal to come'], 'income'],
  [AT['lacking kinds'], 'goods'],
  [AT['action points to come'], 'actions'],
  [AT['stations to come'], 'goods'],
  [AT['Govt. Waiver'], 'markers'],
  [AT['first Build Station'], 'tiles'],
  [AT.towns, 'network'],
  [AT['cards that count pieces'], 'cards'],
  [AT['at the table'], 'actions'],
])

const NONE: Parts = {
  ...{ points: 0, goods: 0, income: 0, actions: 0, markers: 0, tiles: 0, network: 0, cards: 0, rivals: 0 },
}

/** What the player holds after a turn, by part. */
export function partsAfter(s: State, turn: Turn, weights: Weights): Parts {
  const parts = { ...NONE }
  const after = playTurn(s, turn)
  const ahead = itemAt(aheadOf(after), s.turn)
  const now = weightsFor(weights, ahead.turns, new Float64Array(FEATURE_COUNT))
  const features = new Float64Array(FEATURE_COUNT)
  writeFeatures(handOf(after, s.turn), ahead, features)
  for (let i = 0; i < FEATURE_COUNT; i++) parts[itemAt(PART_OF, i)] += floatAt(now, i) * floatAt(features, i)
  parts.rivals = -rivalsExpect(after, s.turn, weights)
  return parts
}

function rivalsExpect(s: State, seat: number, weights: Weights): number {
  const points = new Float64Array(MOST_SEATS)
  expectPoints(s, weights, points)
  return s.seats.reduce((sum, _, each) => (each === seat ? sum : sum + floatAt(points, each)), 0) / (s.seats.length - 1)
}

/** Differences below this many points are not worth a word. */
const ROUNDING = { noticeable: 0.4, rounded: tenths }

export const reasonsFor = (parts: Parts, others: Parts, gain: number): Idea['reasons'] =>
  reasonsBetween(parts, others, gain, ROUNDING)
