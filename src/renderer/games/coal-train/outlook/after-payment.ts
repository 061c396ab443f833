/** The railway on turn once the bill that lies there is paid, by the rules. */
import { decide } from '../../../../games/coal-train/rules/entries.ts'
import { knownPosition } from '../../../../games/coal-train/rules/known.ts'
import type { SeatView } from '../../../../games/coal-train/rules/types.ts'
import { view as viewOf } from '../../../../games/coal-train/rules/view.ts'
import type { Shown } from './walks.ts'

/** Null if no bill lies there, if it can't be paid, and if the page doesn't know the position. */
export function afterPayment({ view, log }: Shown): SeatView | null {
  if (view.step?.at !== 'bill' || view.turn === null) return null
  const known = knownPosition(view, log)
  const played = known && decide(known.now, { pay: true })
  if (!played || played.refusal) return null
  return viewOf(played.state, known.opening, [...known.pending, { pay: true }]).seats[view.turn]
}
