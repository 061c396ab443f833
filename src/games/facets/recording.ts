/** A record as data, and what of it is a game's own. */
import type { Check, Problem } from '../base/check.ts'
import type { Player } from '../base/players.ts'

export type Mode = 'digital' | 'companion'

/** Something entered at a physical table that doesn't look right; what it is, is the game's own. */
export interface Doubt {
  /** The table stands by it. */
  accepted: boolean
}

/** A record as it is stored and exchanged; `setup`, `moves`, `sheet` and `result` are the game's own. */
export interface GameRecord {
  format: 'pithead-record'
  version: 1
  game: string
  mode: Mode
  id: string
  startedAt: string
  finishedAt: string | null
  players: Player[]
  setup: unknown
  moves?: unknown[]
  sheet?: unknown
  result: unknown
  doubts?: readonly Doubt[]
  place?: string
  notes?: string
  from?: { id: string; moves: number }
  /** What somebody sorts their games by. */
  tags?: string[]
  star?: true
}

/** The outcome of a replay: the move it reaches, or the first thing in it that the rules do not allow. */
export type Verdict = { moves: number; totals: number[]; problem?: undefined } | { problem: Problem }

export interface Recording {
  /** Checks of the parts that are the game's own: `setup`, `moves` or `sheet`, and `result`. */
  parts: (mode: Mode, players: number) => { required: Record<string, Check>; optional: Record<string, Check> }
  /** Replays or tallies a well-formed record and compares its result. */
  verify: (record: GameRecord) => Verdict
}
