/** Scores as trains on one scale: a wagon for each part that counts, behind its locomotive. */
import { PARTS } from '../../../../games/coal-train/state/state.ts'
import type { Part } from '../../../../games/coal-train/score-sheet/pad-fields.ts'
import type { SeatScore } from '../../../../games/coal-train/wire/wire.ts'

export interface Wagon {
  part: Part
  points: number
  /** In shares of the longest train. */
  from: number
  length: number
}

/** `longest` is the most points of any train. */
export function wagonsOf(score: Omit<SeatScore, 'left'>, longest: number): Wagon[] {
  let from = 0
  return PARTS.filter((part) => score[part] > 0).map((part) => {
    const length = score[part] / longest
    const wagon = { part, points: score[part], from, length }
    from += length
    return wagon
  })
}

export const longestOf = (scores: readonly Pick<SeatScore, 'total'>[]): number =>
  Math.max(1, ...scores.map(({ total }) => total))
