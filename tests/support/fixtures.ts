/**
 * Fixtures that the tests of the services need of a game beyond its facets. Each game has them in
 * `tests/games/<id>/fixtures.ts`.
 */
import type { SheetAction, TableState } from '../../src/contract/api.ts'
import type { ReviewedMove } from '../../src/games/facets/ideas.ts'
import type { GameRecord } from '../../src/games/record/record.ts'
import type { Random } from '../../src/games/building-blocks/random.ts'
import type { Choose } from '../../src/main/bots/bots.ts'

export interface Fixtures {
  /** A decision that the table allows, found in what its state shows alone, as a person finds it on the screen. */
  anyDecision: (table: TableState, random: Random) => unknown
  /** Plays quickly and as a person might, so that its records are like those of people. */
  choose: Choose
  /** An example of each kind of text that its decisions and edits are made of and that has a form. */
  words: readonly string[]
  /** The review of a game's first `moves` moves with the least thinking. Absent if bots don't think. */
  reviewed?: (record: GameRecord, moves: number) => ReviewedMove[]
  /**
   * A table that a page showed early and the one that came, without what a stack turned up for the decision; absent where a page
   * shows early nothing that turns anything up.
   */
  asKnown?: (tables: { early: TableState; came: TableState; before: TableState }, decision: unknown) => TableState[]
  /** Absent where physical tables of the game aren't scored. */
  sheet?: SheetFixtures
}

export interface SheetFixtures {
  /** Options of a sheet that is filled in whole, and of one that keeps the totals alone; seat 0 starts. */
  whole: unknown
  totals: unknown
  /** Edits that fill in a whole sheet of a game of two, in any order. */
  edits: () => unknown[]
  /** The edit that writes a seat's total on a sheet that keeps the totals alone. */
  total: (seat: number, points: number) => unknown
  /** Pages that may be turned to at any time. */
  pages: SheetAction[]
}
