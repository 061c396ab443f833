/** The luck of each seat. */
import { numberAt } from '../../../building-blocks/lists.ts'
import { reveals } from '../../rules/hidden.ts'
import { settle } from '../../rules/scoring.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import type { Leads } from '../evaluator/goals.ts'
import { playTurn } from '../turns.ts'
import type { Turn } from '../turns.ts'
import { total } from './leads.ts'
import { outcomes, valueNow } from '../turn-value.ts'
import type { Question } from '../turn-value.ts'

/**
 * The luck of a turn: the value of the cards it turned up, against the mean; nothing if it turned up none. The drawn five
 * are kept and given back in the same way in all deals, so that the choice among them is no luck.
 */
export function luckOf(position: State, turn: Turn, deals: number, question: Question): Leads {
  const after = state.copy(position)
  playTurn(after, turn, question.weights)
  if (!reveals(position, after)) return question.centers.map(() => 0)
  settle(after)
  const mean = total(outcomes(position, turn, deals, question).map((each) => valueNow(each, question)))
  return valueNow(after, question).map((lead, seat) => lead - numberAt(mean, seat) / deals)
}
