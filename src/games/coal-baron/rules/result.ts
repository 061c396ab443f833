/** Every part of every score, as a record keeps it. */
import { ELEMENTS_SCORED } from '../state/components.ts'
import * as scoring from './scoring.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Result, SeatScore } from './types.ts'

/** The score if the game ended now; the final score once it is finished. */
export function seatScore(s: State, seat: number): SeatScore {
  const delivered = state.deliveredPoints(s, seat)
  const shifts = ELEMENTS_SCORED.map((elements, i) =>
    Array.from({ length: elements }, (_, element) => state.paid(s, seat, i + 1, element)),
  )
  const earlier = shifts.flat().reduce((left, points) => left - points, state.scored(s, seat))
  const [marks, coal, outstanding, balance] = scoring.accountsOf(scoring.assetsOf(s, seat))
  const total = delivered + state.scored(s, seat) + marks + coal + outstanding + balance
  return {
    delivered,
    ...(earlier > 0 && { earlier }),
    shifts,
    marks,
    coal,
    outstanding,
    balance,
    total,
    marksLeft: scoring.marksLeft(s, seat),
  }
}

/** The result of a finished game. */
export function resultOf(s: State): Result {
  const scores = state.seats(s).map((seat) => seatScore(s, seat))
  return { scores, winners: winnersOf(scores) }
}

/** Most points, then most Marks left, then a shared victory. */
export const winnersOf = (scores: readonly SeatScore[]): number[] =>
  scoring.winnersBy(
    scores.map(({ total }) => total),
    scores.map(({ marksLeft }) => marksLeft),
  )
