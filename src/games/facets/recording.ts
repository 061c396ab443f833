/** What of a record is a game's own. */
import type { Check, Problem } from '../check.ts'
import type { GameRecord, Mode } from '../record.ts'

/** What replaying a record found: how far it goes, or the first thing in it that the rules do not allow. */
export type Verdict = { moves: number; totals: number[]; problem?: undefined } | { problem: Problem }

export interface Recording {
  /** Checks of the parts that are the game's own: `setup`, `moves` or `sheet`, and `result`. */
  parts: (mode: Mode, players: number) => { required: Record<string, Check>; optional: Record<string, Check> }
  /** Replays or tallies a well-formed record and compares its result. */
  verify: (record: GameRecord) => Verdict
}
