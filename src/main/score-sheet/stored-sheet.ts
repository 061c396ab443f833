/** A score sheet as it is kept, and back: the pad before the first edit, every edit, and how many of them are made. */
import * as v from 'valibot'
import { refusal } from '../../contract/errors.ts'
import { timerOf } from '../../contract/schemas/score-sheets.ts'
import { time } from '../../contract/schemas/shared.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import { readRecord, type GameRecord } from '../../games/record/record.ts'
import type { GameChange, StoredGame } from '../store/games/games.ts'
import { recordOf, summaryOf, type OpenSheet, type ScoredGame } from './open-sheet.ts'
import { present } from '../../games/building-blocks/present.ts'

export const changeOf = (sheet: OpenSheet): GameChange => ({
  record: JSON.stringify(recordOf(sheet)),
  pending: {
    ...sheet.game.scoreSheet.kept(sheet.course),
    timer: sheet.timer,
    ...(sheet.endedAt !== null && { endedAt: sheet.endedAt }),
    ...(sheet.setAside.length > 0 && { setAside: sheet.setAside }),
  },
  revision: sheet.revision,
  summary: summaryOf(sheet),
})

/**
 * The sheet that was kept, with its edits. A record that came from elsewhere has none and is open at its first gap, or at
 * its end. Throws `game-unreadable` if what was kept is no score sheet.
 */
export function openSheetOf(stored: StoredGame, storedEdits: readonly unknown[], catalogue: Catalogue): OpenSheet {
  const record = sheetRecord(stored.record, catalogue)
  const game = scoredGame(catalogue, record.game)
  return {
    game,
    head: headOf(record),
    overAt: record.finishedAt,
    ...openOf(game, record, stored.pending, storedEdits),
    revision: stored.revision,
    touchedAt: stored.touchedAt,
  }
}

/** Throws `not-found` if the game's physical tables aren't scored. */
export function scoredGame(catalogue: Catalogue, id: string): ScoredGame {
  const game = gameIn(catalogue, id)
  if (!game.scoreSheet) throw refusal('not-found', { id })
  return game as ScoredGame
}

/** The part of a record that is fixed when the game begins. */
export function headOf(record: GameRecord): OpenSheet['head'] {
  const { finishedAt, players, setup, sheet, result, doubts, ...head } = record
  return head
}

/** Throws `game-unreadable` for a text that is no record, and `not-found` for one of no score sheet. */
export function sheetRecord(text: string, catalogue: Catalogue): GameRecord {
  const read = readRecord(text, catalogue)
  if (read.problem) throw refusal('game-unreadable', { at: read.problem.path })
  if (read.record.mode !== 'companion') throw refusal('not-found', { id: read.record.id })
  return read.record
}

type Open = Pick<OpenSheet, 'course' | 'timer' | 'endedAt' | 'setAside'>

function openOf(game: ScoredGame, record: GameRecord, pending: unknown, storedEdits: readonly unknown[]): Open {
  if (Array.isArray(pending)) {
    const course = undamaged('pending', () => openedAnew(game, record))
    return { course, timer: null, endedAt: record.finishedAt, setAside: [] }
  }
  const { kept, ...rest } = undamaged('pending', () => keptOf(game, record, pending))
  return { course: undamaged('edits', () => game.scoreSheet.open(kept, editsOf(game, storedEdits))), ...rest }
}

const openedAnew = (game: ScoredGame, { players, setup, sheet, doubts }: GameRecord): unknown =>
  game.scoreSheet.openRecord({ players, setup, sheet, doubts })

/** Reads the values kept beside a record and its edits. Throws if they don't have the game's form. */
export function keptOf(game: ScoredGame, { players, finishedAt }: GameRecord, pending: unknown) {
  const { timer, endedAt = finishedAt, setAside = [], ...kept } = pending as Partial<Record<string, unknown>>
  return {
    kept: v.parse(present(game.wire.sheet, 'the wire of a sheet').kept, kept) as { done: number },
    timer: v.parse(v.nullable(timerOf(players.length)), timer),
    endedAt: v.parse(v.nullable(time), endedAt),
    setAside: v.parse(v.array(v.unknown()), setAside),
  }
}

const editsOf = ({ wire }: ScoredGame, stored: readonly unknown[]): unknown[] =>
  v.parse(v.array(present(wire.sheet, 'the wire of a sheet').edit), stored)

function undamaged<T>(at: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw Object.assign(refusal('game-unreadable', { at }), { cause })
  }
}
