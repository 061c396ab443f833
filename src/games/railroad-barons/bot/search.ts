/** Railroad Barons as the shared tree search sees it: nothing is hidden, and chance has no part in it. */
import type { SearchGame } from '../../tree-search/tree.ts'
import { SEATS } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { expectedLead } from './evaluator/evaluator.ts'
import type { Weights } from './evaluator/evaluator.ts'
import type { Goal } from './evaluator/goals.ts'
import { playTurn, turnsOf } from './turns/turns.ts'
import type { Estimate, Turn } from './turns/turn.ts'

const EXPLORATION = 0.8

export const estimateBy =
  (weights: Weights): Estimate =>
  (s) =>
    expectedLead(s, weights)

/** The game with each seat's goals. */
export const searchGame = (weights: Weights, goal: Goal): SearchGame<State, Turn> => ({
  copyInto: (target, source) => target.set(source),
  dealHidden: () => {},
  players: () => SEATS,
  exploration: EXPLORATION,
  seatToAct: (s) => (state.phase(s) === state.OVER ? -1 : state.asked(s)),
  actions: (s) => turnsOf(s, estimateBy(weights)),
  fits: () => true,
  play: playTurn,
  evaluate: goal,
})
