/** The end of a game: cash and the value of the certificates (ruling 31). */
import { HOLDINGS, bySeat } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Result, SeatScore } from './types.ts'
import { keyedBy } from '../../building-blocks/keyed.ts'

/** Dollars of a player's certificates of a Holding. */
export const stockValue = (s: State, holding: number, seat: number): number =>
  state.standing(s, holding) === state.CLOSED ? 0 : state.price(s, holding) * state.shares(s, holding, seat)

/** Cash and certificates as the prices are. */
export function worth(s: State, seat: number): number {
  let sum = state.cash(s, seat)
  for (let holding = 0; holding < HOLDINGS.length; holding++) sum += stockValue(s, holding, seat)
  return sum
}

export const scoreOf = (s: State, seat: number): SeatScore => ({
  cash: state.cash(s, seat),
  stock: keyedBy(HOLDINGS, (_, holding) => stockValue(s, holding, seat)),
  total: worth(s, seat),
})

/** The result if the game ended now. */
export const resultOf = (s: State): Result => resultFrom(bySeat((seat) => scoreOf(s, seat)))

/** Both win where the totals are equal. */
export function resultFrom<S extends { total: number }>(scores: [S, S]): { scores: [S, S]; winners: number[] } {
  const [own, other] = scores
  if (own.total === other.total) return { scores, winners: [0, 1] }
  return { scores, winners: [own.total > other.total ? 0 : 1] }
}
