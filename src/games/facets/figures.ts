/** Figures of a finished game. A seat's score is an entry of its result's `scores`, whatever was kept of it. */

import type { GameRecord } from './recording.ts'

/** Something that happened in a game. */
export interface Fact {
  /** One of the game's own (`Figures.facts`). */
  key: string
  /** Dollars, for example; null if nothing is to be averaged. */
  amount: number | null
  /** The seat that it happened to; null if it was none in particular. */
  seat: number | null
}

/** Written as methods, so that a game may name its own types for its scores and set-ups. */
export interface Figures {
  /** The parts of a score that statistics compare, as keys of the game's texts. */
  parts: readonly string[]
  /** The points of each part; null if only the total is known. */
  partsOf(score: unknown): number[] | null
  /** The parts as columns of a table of games, in English; they add up to the total. */
  columns: readonly string[]
  /** One number a column; null if only the total is known. */
  cellsOf(score: unknown): number[] | null
  /**
   * The tie-breaker: the seat with more of it wins. Null if the game has none; `of` returns null if a score doesn't
   * have it.
   */
  tieBreak: { column: string; of(score: unknown): number | null } | null
  /** The seat that began, by a record's set-up; null if nobody in particular did. */
  starter(setup: unknown): number | null
  /** Things to happen in a game beside its score. The archive keeps their places in `keys`: a new one goes to the end. */
  facts?: {
    keys: readonly string[]
    /** Returns the facts of a finished game; none if its record doesn't tell. */
    of(record: GameRecord): Fact[]
  }
}
