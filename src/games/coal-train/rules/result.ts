/** The end of a game: the parts of the scores, the tie-break, the winners. */
import { totalOf } from '../state/amounts.ts'
import type { Seat, State } from '../state/state.ts'
import { countedOf, scoringPoints } from './incentives.ts'
import type { Result, SeatScore } from './types.ts'

/** The score if the game ended now. */
export function scoreOf(seat: Seat): SeatScore {
  const { towns, cities, gifts, contracts, cards, resources } = seat
  const counted = countedOf(seat)
  const scoring = cards.reduce((sum, card) => sum + scoringPoints(card, counted), 0)
  const total = towns + cities + gifts + contracts + scoring
  return { towns, cities, cards: gifts, contracts, scoring, total, left: totalOf(resources) }
}

export const resultOf = ({ seats }: State): Result => resultFrom(seats.map(scoreOf))

/** Most points win, then most resources left; players equal in both share the victory. */
export function resultFrom<S extends { total: number; left: number }>(
  scores: readonly S[],
): { scores: S[]; winners: number[] } {
  const isBetter = (one: S, other: S) => one.total > other.total || (one.total === other.total && one.left > other.left)
  const winners = scores.flatMap((own, seat) => (scores.some((other) => isBetter(other, own)) ? [] : [seat]))
  return { scores: [...scores], winners }
}
