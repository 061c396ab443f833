/** The value of a turn to every seat, in points ahead at the end, by the same search as the director's. */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import { seeded } from '../../building-blocks/random.ts'
import { beginningWith, treeSearch } from '../../tree-search/tree.ts'
import type { Budget } from '../../tree-search/budget.ts'
import type { SearchGame } from '../../tree-search/tree.ts'
import { dealHidden } from '../rules/hidden.ts'
import { isFinished, settle } from '../rules/scoring.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { leadsNow, leadsOf, pointsGoal } from './evaluator/goals.ts'
import type { Leads } from './evaluator/goals.ts'
import { searchGame } from './search.ts'
import { playTurn } from './turns.ts'
import type { Turn } from './turns.ts'

const gameForPoints = (weights: Weights, centers: Leads) => searchGame(weights, pointsGoal(weights, centers))

export interface Question {
  weights: Weights
  centers: Leads
  budget: Budget
  seed: number
}

/** The candidate turns, the most promising first. */
export const candidates = (s: State, { weights, centers, budget, seed }: Question): Turn[] =>
  treeSearch(gameForPoints(weights, centers), s, state.copy(s), state.copy(s), budget, seeded(seed)).map(
    ({ action }) => action,
  )

/**
 * The expected value of this turn, over deals of the hidden cards: the same deals for the same seed, whatever the turn.
 */
export function valueOfTurn(s: State, turn: Turn, { weights, centers, budget, seed }: Question): Leads {
  // A list of its own: the same turn further on has to be legal there
  const game = settledWith([...turn], gameForPoints(weights, centers), weights)
  const found = treeSearch(game, s, state.copy(s), state.copy(s), budget, seeded(seed))
  return leadsOf(itemAt(found, 0).worths, centers)
}

/** The game in which the first turn is settled, and isn't checked again. */
const settledWith = (first: Turn, game: SearchGame<State, Turn>, weights: Weights): SearchGame<State, Turn> => ({
  ...beginningWith(first, game),
  fits: (s, turn) => turn === first || game.fits(s, turn),
  play(s, turn) {
    if (turn !== first) return game.play(s, turn)
    playTurn(s, turn, weights)
    settle(s)
  },
})

/** The value of a position between two turns, over fresh deals of the hidden cards. */
export function valueNow(s: State, { weights, centers, budget, seed }: Question): Leads {
  if (isFinished(s)) return leadsNow(s, weights)
  const game = gameForPoints(weights, centers)
  const found = treeSearch(game, s, state.copy(s), state.copy(s), budget, seeded(seed))
  const visits = found.reduce((sum, each) => sum + each.visits, 0)
  const shares = centers.map(
    (_, seat) => found.reduce((sum, each) => sum + each.visits * numberAt(each.worths, seat), 0) / visits,
  )
  return leadsOf(shares, centers)
}

/** The positions that a turn may lead to, for a few deals of what is hidden. */
export function outcomes(s: State, turn: Turn, deals: number, { weights, seed }: Question): State[] {
  const random = seeded(seed)
  return Array.from({ length: deals }, () => {
    const after = state.copy(s)
    dealHidden(after, random)
    playTurn(after, turn, weights)
    settle(after)
    return after
  })
}
