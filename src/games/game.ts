/** What every game on the shelf offers to the rest of the house. Kept small: rules, phases and scoring stay in the game's folder. */
import type { Check, Problem } from './check.ts'
import type { GameRecord, Mode } from './record.ts'

/** A seat of a stored game, clockwise. */
export interface Player {
  name: string
  /** A lower-case word, different for each seat. */
  color: string
  /** `human` or `bot:NAME`. */
  control: string
}

/** What replaying a record found: how far it goes, or the first thing in it that the rules do not allow. */
export type Verdict = { moves: number; totals: number[]; problem?: undefined } | { problem: Problem }

export interface Game {
  id: string
  fewestPlayers: number
  mostPlayers: number
  /** Checks for the parts of a record that are this game's own: `setup`, `moves` or `sheet`, and `result`. */
  parts: (mode: Mode, players: number) => { required: Record<string, Check>; optional: Record<string, Check> }
  /** Replays or tallies a well-formed record and compares its result. */
  verify: (record: GameRecord) => Verdict
}
