/** How everybody stands: scores as far as they are entered, places, and who would win. */
import { sheetResult, type SheetScore } from '../../../../../games/coal-train/score-sheet/account.ts'
import { openFields, isOver } from '../../../../../games/coal-train/score-sheet/pad.ts'
import { partsSoFar, sheetOf } from '../../../../../games/coal-train/score-sheet/sheet-of.ts'
import type { Pad } from '../../../../../games/coal-train/wire/wire.ts'

export interface Standing {
  seat: number
  score: SheetScore
  /** From 1; equal ones share it. */
  place: number
  /** Whether somebody has as many points. */
  level: boolean
  /** Fields that are still empty. */
  open: number
}

/** Level totals stay level where the resources left of one aren't known. */
const isAhead = (one: SheetScore, other: SheetScore) =>
  one.total > other.total || (one.total === other.total && (one.left ?? 0) > (other.left ?? Infinity))

/** Everybody's standing so far, in the order of the seats. */
export function standingsOf(pad: Pad): Standing[] {
  const scores = pad.seats.map((_, seat) => partsSoFar(pad, seat))
  return scores.map((score, seat) => ({
    seat,
    score,
    place: 1 + scores.filter((other) => isAhead(other, score)).length,
    level: scores.some((other, at) => at !== seat && other.total === score.total),
    open: openFields(pad.seats[seat], pad.detail).length,
  }))
}

export const inOrder = (standings: readonly Standing[]): Standing[] =>
  standings.toSorted((one, other) => one.place - other.place)

/** Null while something is missing. */
export const resultSoFar = (pad: Pad) => (isOver(pad) ? sheetResult(sheetOf(pad)) : null)
