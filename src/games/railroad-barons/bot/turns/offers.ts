/** Offers of the draft: an Investor with values near the one at which the other does not care what they take. */
import { INVESTORS, faceOf } from '../../state/components.ts'
import { valueRange } from '../../rules/investor-draft.ts'
import * as moves from '../../rules/moves.ts'
import type { Move } from '../../rules/moves.ts'
import { playUnchecked } from '../../rules/play.ts'
import { settle } from '../../rules/rounds.ts'
import * as at from '../../state/layout.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import type { Estimate, Turn } from './turn.ts'

/** Dollars around the even value. */
const AROUND = [0, -12, 12, -30, 30]

export const offersOf = (s: State, estimate: Estimate): Turn[] =>
  INVESTORS.flatMap((_, investor) => {
    if (state.investorAt(s, investor) !== state.ON_TABLE) return []
    const offer = moves.moveOf(moves.OFFER, investor)
    const offered = state.copy(s)
    playUnchecked(offered, offer)
    return valuesOf(offered, investor, estimate).map((turn) => [offer, ...turn])
  })

/** With the Investor offered already. */
export function valuesOf(s: State, investor: number, estimate: Estimate): Turn[] {
  const { least, most } = valueRange(s)
  const even = evenValue(s, estimate) ?? faceOf(investor)
  const values = AROUND.map((dollars) => Math.min(most, Math.max(least, even + dollars)))
  return [...new Set(values)].map((value) => [moves.moveOf(moves.VALUE, value)])
}

/** The Investor and the money; an Investor that comes for nothing is not left to the other. */
export const answersOf = (s: State): Turn[] =>
  (state.get(s, at.VALUE) === 0 ? [1] : [0, 1]).map((investor) => [moves.moveOf(moves.TAKE, investor)])

/**
 * The value of the offered Investor from which on the money is worth more to the other; null if no value can be chosen.
 */
export function evenValue(s: State, estimate: Estimate): number | null {
  const { least, most } = valueRange(s)
  if (least === most) return null
  const side = state.get(s, at.ASKED) === 0 ? -1 : 1
  const prefersMoney = (value: number) =>
    side * (estimateAfter(s, value, 0, estimate) - estimateAfter(s, value, 1, estimate)) >= 0
  let [low, high] = [least, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (prefersMoney(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function estimateAfter(s: State, value: number, takesInvestor: number, estimate: Estimate): number {
  const after = state.copy(s)
  const answer: Move[] = [moves.moveOf(moves.VALUE, value), moves.moveOf(moves.TAKE, takesInvestor)]
  for (const move of answer) playUnchecked(after, move)
  settle(after)
  return estimate(after)
}
