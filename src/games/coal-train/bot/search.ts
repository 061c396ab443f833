/** Coal Train as the shared tree search sees it. Positions are never changed in place, so the search is given a place for one. */
import type { SearchGame } from '../../search/tree.ts'
import { asked } from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Weights } from './evaluator/evaluator.ts'
import type { Goal } from './evaluator/goals.ts'
import { dealHidden } from './hidden-tiles.ts'
import type { Effort } from './planner/turn-planner.ts'
import { fits, playTurn, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'

export interface Held {
  position: State
}

/** Turns further down than where the search begins. */
const BELOW: Effort = { width: 3, turns: 4 }

/** The game with each seat's goals, and the turns that were planned where the search begins. */
export const searchGame = (
  root: State,
  turns: readonly Turn[],
  weights: Weights,
  goal: Goal,
): SearchGame<Held, Turn> => ({
  copyInto: (target, { position }) => (target.position = position),
  dealHidden: (held, random) => (held.position = dealHidden(held.position, random)),
  players: ({ position }) => position.seats.length,
  seatToAct: ({ position }) => asked(position) ?? -1,
  actions: ({ position }) => (isRoot(root, position) ? turns : turnsOf(position, weights, BELOW)),
  fits: ({ position }, turn) => fits(position, turn),
  play: (held, turn) => (held.position = playTurn(held.position, turn)),
  evaluate: ({ position }, out) => goal(position, out),
  looksEvery: 4,
})

/** The same seats: what is hidden may be dealt otherwise. */
const isRoot = (root: State, position: State) => root.seats === position.seats
