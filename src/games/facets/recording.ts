/** A record as data, and the parts of it that are a game's own. */
import * as v from 'valibot'
import { eachOnce, exactly, listOf, sized } from '../building-blocks/file-schemas.ts'
import { MOST_KEPT, MOST_TAGS, MOST_TRIED } from '../building-blocks/forms.ts'
import type { Problem } from '../building-blocks/problem.ts'
import type { Exercise } from './exercise.ts'
import type { Result } from './rules.ts'
import {
  dealCode,
  moveNumber,
  name,
  notes,
  player,
  storedName,
  text,
  time,
  whole,
} from '../building-blocks/shared-schemas.ts'

export const FORMAT = 'pithead-record'
export const VERSION = 1

const MOST_MINUTES = 6000
const MOST_OPEN = 200

const mode = v.picklist(['digital', 'companion'])
export type Mode = v.InferOutput<typeof mode>

/** The parts that every record has, whatever the game (docs/record-format.md#the-envelope). */
export const ENVELOPE = {
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  game: v.string(),
  mode,
  id: text,
  startedAt: time,
  finishedAt: v.nullable(time),
  players: v.array(exactly(player.entries)),
}

/** The parts that may be left out, whatever the game. */
export const REMARKS = {
  place: v.exactOptional(name),
  notes: v.exactOptional(notes),
  /** The length of play, if the times don't tell it. */
  minutes: v.exactOptional(whole(MOST_MINUTES)),
  from: v.exactOptional(exactly({ id: text, moves: moveNumber })),
  /** Words that somebody sorts their games by. */
  tags: v.exactOptional(
    v.pipe(
      listOf(storedName, 1, MOST_TAGS),
      eachOnce((tag: string) => tag),
    ),
  ),
  /** No statistics count it: a lesson, or somebody took a decision back past what was turned up. Left out if it isn't true, as is the star. */
  practice: v.exactOptional(v.literal(true)),
  /** The code by which it was dealt. */
  deal: v.exactOptional(dealCode),
  star: v.exactOptional(v.literal(true)),
}

/** Codes of contradictions that a table left open, each game's own; only in records of physical games. */
export const leftOpen = v.exactOptional(
  listOf(v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case words and hyphens')), 1, MOST_OPEN),
)

/** A position kept with the game: after `at` of its moves, and then those of a variation. */
export interface KeptPosition {
  at: number
  moves?: unknown[]
  name?: string
  comment?: string
}

/** Kept positions of a game whose entries these are; no two of them are the same. */
export const studyOf = (moves: v.GenericSchema) =>
  v.pipe(
    listOf(
      exactly({
        at: moveNumber,
        moves: v.exactOptional(sized(moves, 1, MOST_TRIED) as v.GenericSchema<unknown, unknown[]>),
        name: v.exactOptional(name),
        comment: v.exactOptional(notes),
      }),
      1,
      MOST_KEPT,
    ),
    eachOnce(({ at, moves = [] }: KeptPosition) => JSON.stringify([at, moves])),
  )

/** Something entered at a physical table that doesn't look right; each game has its own kinds. */
export interface Doubt {
  /** The table stands by it. */
  accepted: boolean
}

type Envelope = v.InferOutput<v.ObjectSchema<typeof ENVELOPE & typeof REMARKS, undefined>>

/** A record as it is stored and exchanged; `setup`, `moves`, `sheet` and `result` are the game's own. */
export interface GameRecord extends Envelope {
  setup: unknown
  moves?: unknown[]
  sheet?: unknown
  /** Null while the game isn't over. */
  result: Result | null
  doubts?: readonly Doubt[]
  open?: readonly string[]
  /** Only of finished games played on screen. */
  study?: readonly KeptPosition[]
  /** Only in files: the archive keeps them beside its games. */
  exercises?: readonly Exercise[]
}

export interface FinishedRecord extends GameRecord {
  finishedAt: string
  result: Result
}

export const isFinished = (record: GameRecord): record is FinishedRecord => record.finishedAt !== null

/** The outcome of a replay: the move it reaches, or the first thing in it that the rules do not allow. */
export type Verdict = { moves: number; totals: number[]; problem?: undefined } | { problem: Problem }

/** `verify` is written as a method, so that a game may name its own types of records. */
export interface Recording {
  /** Schemas of the parts that are the game's own: `setup`, `moves` or `sheet`, `result`, and others that may be left out. */
  parts: (mode: Mode, players: number) => v.ObjectEntries
  /** Replays or tallies a well-formed record and compares its result. */
  verify(record: GameRecord): Verdict
}
