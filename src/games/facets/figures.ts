/** Figures of a finished game. A seat's score is an entry of its result's `scores`, whatever was kept of it. */

export interface Figures {
  /** The parts of a score that statistics compare, as keys of the game's texts. */
  parts: readonly string[]
  /** The points of each part; null where only the total is known. */
  partsOf: (score: unknown) => number[] | null
  /** The parts as columns of a table of games, in English; they add up to the total. */
  columns: readonly string[]
  /** One number a column; null where only the total is known. */
  cellsOf: (score: unknown) => number[] | null
  /** The tie-breaker: more of it wins. Null where there is none, `of` a score where it isn't known. */
  tieBreak: { column: string; of: (score: unknown) => number | null } | null
  /** The seat that began, by a record's set-up; null where nobody in particular did. */
  starter: (setup: unknown) => number | null
}
