/** The position of a game at the end of each of its rounds. */
import { worth } from '../../../../games/railroad-barons/rules/result.ts'
import type { Round } from '../../../../games/railroad-barons/rules/types.ts'
import { roundOf } from '../../../../games/railroad-barons/rules/view.ts'
import { HOLDINGS, bySeat } from '../../../../games/railroad-barons/state/components.ts'
import * as state from '../../../../games/railroad-barons/state/state.ts'
import type { State } from '../../../../games/railroad-barons/state/state.ts'

export interface RoundEnd {
  round: Round
  worth: [number, number]
  cash: [number, number]
  /** In operating order; null before a Holding is started. */
  prices: (number | null)[]
}

/** The ends of the rounds among a game's positions, from its deal to its end. Skips rounds without a decision. */
export const roundEnds = (states: readonly State[]): RoundEnd[] =>
  states.flatMap((s, at) => {
    const round = roundOf(states[Math.max(0, at - 1)])
    const next = roundOf(s)
    const isOver = at === states.length - 1
    return isOver || next.stock !== round.stock || next.operating !== round.operating ? [endOf(round, s)] : []
  })

const endOf = (round: Round, s: State): RoundEnd => ({
  round,
  worth: bySeat((seat) => worth(s, seat)),
  cash: bySeat((seat) => state.cash(s, seat)),
  prices: HOLDINGS.map((_, holding) => (state.standing(s, holding) === state.CLOSED ? null : state.price(s, holding))),
})
