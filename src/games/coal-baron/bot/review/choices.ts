/** The choices in a move of the record: a turn up to where something hidden is seen, and on the draw-five spaces what to keep. */
import { numberAt } from '../../../building-blocks/lists.ts'
import { FACTORY_DRAW, ORDER_DRAW } from '../../state/components.ts'
import { decisionsOf, movesOf } from '../../rules/entries.ts'
import { forgetHidden } from '../../rules/hidden.ts'
import * as moves from '../../rules/moves.ts'
import type { Move } from '../../rules/moves.ts'
import { legalMoveNumbers } from '../../rules/options.ts'
import { playUnchecked } from '../../rules/play.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import type { Entry } from '../../rules/types.ts'
import { expectedLead } from '../evaluator/evaluator.ts'
import type { Weights } from '../evaluator/evaluator.ts'
import { playTurn } from '../turns.ts'
import type { Turn } from '../turns.ts'
import { othersThan } from './weighed-choice.ts'
import type { Choice } from './weighed-choice.ts'
import { candidates } from '../turn-value.ts'
import type { Question } from '../turn-value.ts'

/**
 * Returns an entry's choices in their order, each with at most `most` alternatives. `position` has the stacks in their
 * true order.
 */
export function choicesIn(position: State, entry: Entry, question: Question, most: number): Choice[] {
  const made = movesOf(position, decisionsOf(entry))
  const draws = [FACTORY_DRAW, ORDER_DRAW].map(moves.placeMove).includes(numberAt(made, 0))
  const first = turnChoice(position, draws ? made.slice(0, 1) : made, question, most)
  return draws ? [first, keepChoice(position, made, question, most)] : [first]
}

function turnChoice(position: State, chosen: Turn, question: Question, most: number): Choice {
  const seen = state.copy(position)
  forgetHidden(seen)
  const others = othersThan(seen, chosen, candidates(seen, question).slice(0, most), question)
  return { seen, chosen, others }
}

/** The drawn cards are seen; the order of the returned ones makes no difference that could be told. */
function keepChoice(position: State, made: readonly Move[], question: Question, most: number): Choice {
  const seen = state.copy(position)
  playUnchecked(seen, numberAt(made, 0))
  forgetHidden(seen)
  const chosen = made.slice(1).filter((move) => moves.kind(move) !== moves.RETURN)
  const keeps = legalMoveNumbers(seen).map((move): Turn => [move])
  const others = othersThan(seen, chosen, keeps, question)
    .map((turn) => ({ turn, lead: leadAfter(seen, turn, question.weights) }))
    .sort((a, b) => b.lead - a.lead)
    .map(({ turn }) => turn)
  return { seen, chosen, others: others.slice(0, most) }
}

function leadAfter(s: State, turn: Turn, weights: Weights): number {
  const after = state.copy(s)
  playTurn(after, turn, weights)
  return expectedLead(after, state.turn(s), weights)
}
