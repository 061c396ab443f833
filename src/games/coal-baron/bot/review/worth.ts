/** What a turn is worth to every seat, in points ahead at the end, by the same search as the director's. */
import { seeded } from '../../../random.ts'
import { search } from '../../../search/tree.ts'
import type { Budget, SearchGame } from '../../../search/tree.ts'
import { dealHidden } from '../../hidden.ts'
import { isFinished, settle } from '../../scoring.ts'
import * as state from '../../state.ts'
import type { State } from '../../state.ts'
import { expectPoints, leadOf } from '../evaluator.ts'
import type { Weights } from '../evaluator.ts'
import { searchGame } from '../search.ts'
import { playTurn } from '../turns.ts'
import type { Turn } from '../turns.ts'

/** So many points around what the position promises are one unit of log odds: the search tells points apart however clear the game is. */
const SCALE = 10

/** How many points each seat may expect to end ahead of the best of the others; negative when behind. */
export type Leads = number[]

const expected = new Float64Array(4)

/** By the evaluator alone. Settles the state. */
export function leadsNow(s: State, weights: Weights): Leads {
  expectPoints(s, weights, expected)
  const players = state.players(s)
  return Array.from({ length: players }, (_, seat) => leadOf(expected, seat, players))
}

/** The game with points for its goal, in place of the chance of winning: shares from 0 to 1 around `centers`. */
export const gameForPoints = (weights: Weights, centers: Leads): SearchGame<State, Turn> => ({
  ...searchGame(weights),
  evaluate: (s, out) =>
    leadsNow(s, weights).forEach((lead, seat) => (out[seat] = 1 / (1 + Math.exp((centers[seat] - lead) / SCALE)))),
})

const leadsOf = (shares: readonly number[], centers: Leads): Leads =>
  centers.map((center, seat) => center + SCALE * Math.log(shares[seat] / (1 - shares[seat])))

export interface Question {
  weights: Weights
  centers: Leads
  budget: Budget
  seed: number
}

/** The candidate turns, the most promising first. */
export const candidates = (s: State, { weights, centers, budget, seed }: Question): Turn[] =>
  search(gameForPoints(weights, centers), s, state.copy(s), state.copy(s), budget, seeded(seed)).map(
    ({ action }) => action,
  )

/** What is expected of this turn, over deals of what is hidden: the same deals for the same seed, whatever the turn. */
export function worthOf(s: State, turn: Turn, { weights, centers, budget, seed }: Question): Leads {
  const game = beginningWith(turn, gameForPoints(weights, centers), weights)
  const [found] = search(game, s, state.copy(s), state.copy(s), budget, seeded(seed))
  return leadsOf(found.chances, centers)
}

/** The game in which the first turn is settled. */
function beginningWith(first: Turn, game: SearchGame<State, Turn>, weights: Weights): SearchGame<State, Turn> {
  let begun = false
  return {
    ...game,
    actions(s) {
      if (begun) return game.actions(s)
      begun = true
      return [first]
    },
    fits: (s, turn) => turn === first || game.fits(s, turn),
    play(s, turn) {
      if (turn !== first) return game.play(s, turn)
      playTurn(s, turn, weights)
      settle(s)
    },
  }
}

/** What a position between two turns is worth; what has not been turned up is dealt anew again and again. */
export function worthNow(s: State, { weights, centers, budget, seed }: Question): Leads {
  if (isFinished(s)) return leadsNow(s, weights)
  const game = gameForPoints(weights, centers)
  const found = search(game, s, state.copy(s), state.copy(s), budget, seeded(seed))
  const visits = found.reduce((sum, each) => sum + each.visits, 0)
  const shares = centers.map(
    (_, seat) => found.reduce((sum, each) => sum + each.visits * each.chances[seat], 0) / visits,
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
