/** An action that somebody began and a bot goes on with: it decides one piece after the other, by what the seat then holds. */
import { itemAt } from '../../building-blocks/lists.ts'
import { legalDecisions, playUnchecked } from '../rules/legal.ts'
import type { Decision } from '../rules/types.ts'
import { isUnderWay } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { aheadOf, valueOf, weightsFor } from './evaluator/evaluator.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { FEATURE_COUNT } from './evaluator/features.ts'
import { handOf } from './hand/seat-hand.ts'

/** More than one for the pieces that follow. */
const MOST = 8

/** The ways to finish the action under way, the best first: each next piece with the best of all that follow. */
export function finishings(s: State, weights: Weights): Decision[][] {
  const judge = judgeOf(s, weights)
  return legalDecisions(s)
    .map((decision) => finished(s, decision, judge))
    .sort((a, b) => judge(b.after) - judge(a.after))
    .slice(0, MOST)
    .map(({ decisions }) => decisions)
}

type Judge = (s: State) => number

function judgeOf(s: State, weights: Weights): Judge {
  const ahead = itemAt(aheadOf(s), s.turn)
  const now = weightsFor(weights, ahead.turns, new Float64Array(FEATURE_COUNT))
  return (after) => valueOf(handOf(after, s.turn), ahead, now)
}

function finished(s: State, first: Decision, judge: Judge): { decisions: Decision[]; after: State } {
  const decisions = [first]
  let after = playUnchecked(s, first)
  while (isUnderWay(after)) {
    const next = bestPiece(after, judge)
    decisions.push(next)
    after = playUnchecked(after, next)
  }
  return { decisions, after }
}

/** Whatever can be paid is paid. */
function bestPiece(s: State, judge: Judge): Decision {
  const legal = legalDecisions(s)
  const pay = legal.find((decision) => 'pay' in decision)
  if (pay) return pay
  const judged = legal.map((decision) => ({ decision, value: judge(playUnchecked(s, decision)) }))
  return judged.reduce((a, b) => (b.value > a.value ? b : a)).decision
}
