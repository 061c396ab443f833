/** The director of a Holding, and the exchange of the Director's certificate (rulings 7, 12, 13). */
import { SIZE_10, SIZE_30, SIZE_40, certificateOf } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

/** After certificates of a Holding changed hands: more than the director owns makes another director. */
export function settleDirectorship(s: State, holding: number): void {
  const director = state.director(s, holding)
  const other = state.otherSeat(director)
  const isOusted = state.shares(s, holding, other) > state.shares(s, holding, director)
  if (isOusted) state.setDirector(s, holding, other)
  swapCertificates(s, holding, state.director(s, holding))
}

/** Exchanges the director's 30 and 10 for the 40, if somebody else has it. */
function swapCertificates(s: State, holding: number, director: number): void {
  const forty = certificateOf(holding, SIZE_40)
  const thirty = certificateOf(holding, SIZE_30)
  const ten = certificateOf(holding, SIZE_10)
  const from = state.owner(s, forty)
  const hasBoth = state.owner(s, thirty) === director && state.owner(s, ten) === director
  if (from === director || !hasBoth) return
  state.giveCertificate(s, forty, director)
  state.giveCertificate(s, thirty, from)
  state.giveCertificate(s, ten, from)
}
