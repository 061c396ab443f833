/** The scoring of a physical game: the pad that people write on, and its consequences. */
import type { Player } from '../building-blocks/players.ts'
import type { Random } from '../building-blocks/random.ts'
import type { Doubt } from './recording.ts'
import type { Progress } from './playing.ts'
import type { Result } from './rules.ts'

type Seated = Pick<Player, 'name' | 'color'>

/** The record's sheet of a physical game. */
export interface SheetRecord {
  setup: unknown
  sheet: unknown
  /** Null while entries are missing. */
  result: Result | null
  /** Doubts about a whole sheet; absent if there are none. */
  doubts?: readonly Doubt[]
}

/** The parts of a record that a sheet is opened from. */
export interface RecordToOpen extends Omit<SheetRecord, 'result'> {
  players: readonly Player[]
}

/** A page's view of a score sheet; the schemas are in the game's `Wire`. */
export interface SheetShown<E = unknown> {
  /** Everything that was entered, and who sits where. */
  pad: { players: Seated[] }
  /** The page that is open and how far it is. */
  at: unknown
  /** The edits that `undo` and `redo` would take back and make again. */
  undo: E | null
  redo: E | null
}

/** `S` is one score sheet: a snapshot of its statechart, never changed in place. `E` is an edit, `A` an action on it. */
export interface ScoreSheet<S = unknown, E = unknown, A = unknown> {
  /** An empty sheet, open where the first entry is made. */
  begin(players: readonly Seated[], options: unknown, random: Random): S
  /** The sheet that `kept` tells, with all its edits in order. Throws if they can't have been made. */
  open(kept: unknown, edits: readonly unknown[]): S
  /** The sheet of a record that has no edits, open at its first gap or at its end. */
  openRecord(record: RecordToOpen): S
  /** The state of a sheet besides its edits, as JSON. */
  kept(sheet: S): object
  /** The number of edits made; those after them were taken back. */
  edits(sheet: S): number
  /** The sheet, open where `other` is, as far as its entries allow. */
  turnedTo(sheet: S, other: S): S
  /** Null if the statechart does not take it now. */
  after(sheet: S, action: A): S | null
  /** The part of an edit that the sheet can't take, as a path into the edit; null if it takes all. */
  whyNot(sheet: S, edit: E): string | null
  /** The page that is open, as a key. */
  page(sheet: S): string
  players(sheet: S): Seated[]
  /** The players to whom an edit gives the seats, with the seat that each had; null if it is about something else. */
  seated(edit: E): readonly (Seated & { was: number | null })[] | null
  /** The edit that gives players of one name another. */
  renaming(sheet: S, name: string, to: string): E
  /** The seat with which a new timer begins. */
  starter(sheet: S): number
  isOver(sheet: S): boolean
  recordOf(sheet: S): SheetRecord
  progress(sheet: S): Progress
  shown(sheet: S): SheetShown<E>
  /**
   * The record of a game of which only the totals are known; with who won, by seat in order, and what breaks ties, by seat, where
   * these were told.
   */
  ofTotals(
    totals: readonly number[],
    startingPlayer: number,
    winners?: readonly number[],
    tieBreaks?: readonly (number | null)[],
  ): SheetRecord
}
