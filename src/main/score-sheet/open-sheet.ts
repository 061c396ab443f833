/** A score sheet at work: the constant part of its record, and the game's own sheet for the rest. */
import * as v from 'valibot'
import type { SheetState, TableSummary } from '../../contract/api.ts'
import { MOST_SET_ASIDE } from '../../contract/schemas/score-sheets.ts'
import type { ScoreSheet } from '../../games/facets/score-sheet.ts'
import type { Game } from '../../games/facets/facets.ts'
import type { GameRecord } from '../../games/record/record.ts'
import type { Timer } from '../../games/building-blocks/timer.ts'
import { OVER } from '../store/games/games.ts'
import { present } from '../../games/building-blocks/present.ts'

/** A game whose physical tables are scored. */
export type ScoredGame = Game & { scoreSheet: ScoreSheet }

/** Never changed: an action makes a new one. */
export interface OpenSheet {
  game: ScoredGame
  /** The part of the record that is fixed when the game begins; `recordOf` has the rest. */
  head: Omit<GameRecord, 'finishedAt' | 'players' | 'setup' | 'sheet' | 'result' | 'doubts'>
  /** The time of the last entry; null while one is missing. */
  overAt: string | null
  /** The end that it had before something was taken back or emptied; null if it had none. */
  endedAt: string | null
  /** The game's own: only its `scoreSheet` looks inside. */
  course: unknown
  timer: Timer | null
  /** Stored edits that reading refused, until somebody says that they were seen. */
  setAside: readonly unknown[]
  revision: number
  touchedAt: string
}

export const playersOf = ({ game, course }: OpenSheet) =>
  game.scoreSheet.players(course).map((player) => ({ ...player, control: 'human' }))

/** The end of the game by this sheet: the time since which everything is entered. A correction keeps the end that was there. */
export const overSince = ({ game, overAt, endedAt }: OpenSheet, course: unknown, now: string): string | null =>
  game.scoreSheet.isOver(course) ? (overAt ?? endedAt ?? now) : null

/** The record so far, with its result once everything is entered. */
export function recordOf(sheet: OpenSheet): GameRecord {
  const { setup, sheet: entered, result, doubts } = sheet.game.scoreSheet.recordOf(sheet.course)
  return { ...sheet.head, finishedAt: sheet.overAt, players: playersOf(sheet), setup, sheet: entered, result, doubts }
}

/** A sheet in a window, and the edits that the window can take back and make again. */
export interface SheetInWindow {
  sheet: OpenSheet
  window: string
  undo: unknown
  redo: unknown
}

export const stateInWindow = ({ sheet, ...shown }: SheetInWindow): SheetState => ({ ...stateOf(sheet), ...shown })

export const stateOf = ({ game, head, overAt, course, timer, setAside, revision }: OpenSheet): SheetState => ({
  id: head.id,
  game: head.game,
  revision,
  startedAt: head.startedAt,
  finishedAt: overAt && toldEnd(head, overAt),
  place: head.place ?? null,
  notes: head.notes ?? null,
  ...game.scoreSheet.shown(course),
  timer,
  ...(setAside.length > 0 && { setAside: setAside.map((edit) => toldSetAside(game, edit)) }),
})

const toldSetAside = ({ wire }: ScoredGame, edit: unknown) => ({
  edit: v.is(present(wire.sheet, 'the wire of a sheet').edit, edit) ? edit : null,
  text: JSON.stringify(edit).slice(0, MOST_SET_ASIDE),
})

/** Returns the end that the entered minutes give; `overAt` if none were entered. */
const toldEnd = ({ startedAt, minutes }: OpenSheet['head'], overAt: string): string =>
  minutes === undefined ? overAt : new Date(Date.parse(startedAt) + minutes * MINUTE).toISOString()

const MINUTE = 60_000

/** The sheet's line on the home screen. */
export function summaryOf(sheet: OpenSheet): TableSummary {
  const { label, points } = sheet.game.scoreSheet.progress(sheet.course)
  const { result } = sheet.game.scoreSheet.recordOf(sheet.course)
  return {
    id: sheet.head.id,
    game: sheet.head.game,
    mode: 'companion',
    players: playersOf(sheet),
    startedAt: sheet.head.startedAt,
    touchedAt: sheet.touchedAt,
    finishedAt: sheet.overAt,
    progress: sheet.overAt === null ? label : OVER,
    moves: sheet.game.scoreSheet.edits(sheet.course),
    turn: null,
    points: [...points],
    winners: result && [...result.winners],
  }
}
