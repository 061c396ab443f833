/** Coal Baron as the shared tree search sees it. */
import { dealHidden } from '../rules/hidden.ts'
import * as phases from '../state/phases.ts'
import { canPlace } from '../rules/legal.ts'
import * as moves from '../rules/moves.ts'
import { isAutomatic, isFinished, settle } from '../rules/scoring.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { SearchGame } from '../../tree-search/tree.ts'
import type { Weights } from './evaluator/evaluator.ts'
import type { Goal } from './evaluator/goals.ts'
import { playTurnHere, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'

/** A line of the search turns up less than this many tiles or orders. */
const LOOKED_AT = 20
const EXPLORATION = 0.4

/** The game with each seat's goals. */
export const searchGame = (weights: Weights, goal: Goal): SearchGame<State, Turn> => ({
  copyInto: (target, source) => target.set(source),
  dealHidden: (s, random) => dealHidden(s, random, LOOKED_AT),
  players: state.players,
  exploration: EXPLORATION,
  seatToAct: (s) => (isFinished(s) ? -1 : state.turn(s)),
  actions: (s) => turnsOf(s, weights),
  fits,
  play: (s, turn) => {
    playTurnHere(s, turn, weights)
    if (isAutomatic(s)) settle(s)
  },
  evaluate: goal,
})

/** A turn found under another deal can be played if its first move can; what was drawn is the same under every deal. */
function fits(s: State, turn: Turn): boolean {
  const first = moves.argument(turn[0]!)
  switch (state.phase(s)) {
    case phases.PLACE:
      return canPlace(s, first)
    case phases.DRAFT:
      return state.isOffered(s, first)
    default:
      return true
  }
}
