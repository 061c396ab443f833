/**
 * Reviews one move of a finished game. What was played and the best candidates each get the same search over the same deals
 * of what the player could not see; what was turned up in fact is weighed apart from it, as luck.
 */
import { itemAt, numberAt } from '../../../building-blocks/lists.ts'
import type { Budget } from '../../../tree-search/budget.ts'
import type { MoveToReview } from '../../../review/questions.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import type { Entry } from '../../rules/types.ts'
import { LEVELS } from '../levels.ts'
import type { Turn } from '../turns.ts'
import { weightsFor } from '../weigh.ts'
import { weigh } from './weighed-choice.ts'
import type { Choice } from './weighed-choice.ts'
import { choicesIn } from './choices.ts'
import { difference, figuresOf, total } from './leads.ts'
import { lineFrom } from './line.ts'
import { luckOf } from './luck.ts'
import type { Depth, ReviewedMove } from './reviewed.ts'
import { explained } from './explained.ts'
import { leadsNow } from '../evaluator/goals.ts'
import type { Question } from '../turn-value.ts'

export interface Effort {
  /** Iterations to find candidates, and how many are looked at. */
  find: number
  candidates: number
  /** Iterations for each candidate and for what was played. */
  weigh: number
  /** Deals that what was turned up is compared with, and iterations for each. */
  deals: number
  luck: number
  /** Iterations for each further turn of the better line. */
  reply: number
  /** Deals over which the move and the better one are played out. */
  playOuts: number
}

export const EFFORTS: Readonly<Record<Depth, Effort>> = {
  quick: { find: 1000, candidates: 3, weigh: 1500, deals: 8, luck: 150, reply: 250, playOuts: 50 },
  thorough: { find: 6000, candidates: 5, weigh: 10_000, deals: 16, luck: 600, reply: 2000, playOuts: 200 },
}

/** The same move always gives the same review. Null if `expired` said so before it was done. */
export function reviewMove(
  { position, move, entry, depth }: MoveToReview<State, Entry>,
  expired: () => boolean,
  effort = EFFORTS[depth],
): ReviewedMove | null {
  const weights = weightsFor(state.players(position), LEVELS.director)
  const budget = (iterations: number): Budget => ({ iterations, expired })
  const centers = leadsNow(state.copy(position), weights)
  const ask = (iterations: number): Question => ({ weights, centers, budget: budget(iterations), seed: 1000 * move })

  const choices = choicesIn(position, entry, ask(effort.find), effort.candidates)
  const weighed = choices.map((choice) => weigh(choice, ask(effort.weigh), effort.playOuts))
  const luck = luckOf(position, itemAt(choices, 0).chosen, effort.deals, ask(effort.luck))
  const skill = total(weighed.map((each) => each.skill))
  const before = difference(itemAt(weighed, 0).expected, itemAt(weighed, 0).skill)
  const worst = weighed.reduce((a, b) =>
    numberAt(b.skill, state.turn(position)) < numberAt(a.skill, state.turn(position)) ? b : a,
  )
  const reviewed: ReviewedMove = {
    depth,
    move,
    seat: state.turn(position),
    ...figuresOf(position, before, skill, luck),
    ...explained(worst),
    line: worst.best ? lineFrom(position, [...leadingTo(worst, choices), ...worst.best], ask(effort.reply)) : [],
  }
  return expired() ? null : reviewed
}

/** The moves before a move's second choice. */
function leadingTo(choice: Choice, choices: readonly Choice[]): Turn {
  const first = itemAt(choices, 0).chosen
  return choice.chosen === first ? [] : first
}
