/** Edits of a situation, each on a copy. */
import type { Situation, SituationSeat } from '../../../../games/coal-baron/rules/laid-out.ts'

export type Edit = (change: (next: Situation) => void) => void
export type SeatEdit = (change: (own: SituationSeat) => void) => void

export const editing =
  (situation: Situation, onchange: (next: Situation) => void): Edit =>
  (change) => {
    const next = structuredClone(situation)
    change(next)
    onchange(next)
  }
