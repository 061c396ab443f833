/** A table as it is kept, and back. */
import * as v from 'valibot'
import { refusal } from '../../contract/errors.ts'
import { gameIn, type Catalogue, type Game } from '../../games/facets/facets.ts'
import type { Problem } from '../../games/building-blocks/problem.ts'
import type { GameRecord } from '../../games/record/record.ts'
import { readGame } from '../../games/record/valid-study.ts'
import type { GameChange, StoredGame } from '../store/games/games.ts'
import { summaryOf } from './table-summary.ts'
import { recordText } from './record-text.ts'
import { courseOf, type Table } from './table.ts'

export const changeOf = (table: Table): GameChange => ({
  record: recordText(table),
  pending: table.game.playing.pending(table.course),
  revision: table.revision,
  summary: summaryOf(table),
})

/**
 * The table that was kept. It stands right after its last decision: what was drawn lies hidden again, and a ceremony that
 * was under way begins anew. Throws `game-unreadable` if what was kept is no game by the rules.
 */
export function tableOf(stored: StoredGame, catalogue: Catalogue): Table {
  const record = digitalRecord(stored.record, catalogue)
  const { finishedAt, moves: _, result: __, ...head } = record
  const game = gameIn(catalogue, record.game)
  const course = undamaged(() => courseOf(game, record, pendingOf(game, stored.pending)))
  return {
    game,
    head,
    overAt: finishedAt,
    course: stored.finishedAt === null ? course : atTheEnd(game, course),
    result: game.playing.result(course),
    undone: [],
    onPhones: [],
    revision: stored.revision,
    touchedAt: stored.touchedAt,
  }
}

export const digitalRecord = (text: string, catalogue: Catalogue): GameRecord => digitalGame(text, catalogue).record

/**
 * A record without kept positions that aren't valid, and what is wrong with those. Throws `game-unreadable` if the text is no
 * record by the rules, `not-found` if it is that of a physical table.
 */
export function digitalGame(text: string, catalogue: Catalogue): { record: GameRecord; unsound: readonly Problem[] } {
  const read = readGame(text, catalogue)
  if (read.problem) throw refusal('game-unreadable', { at: read.problem.path })
  if (read.record.mode !== 'digital') throw refusal('not-found', { id: read.record.id })
  return { record: read.record, unsound: read.unsound }
}

const pendingOf = ({ wire }: Game, pending: unknown): unknown[] => v.parse(v.array(wire.decision), pending)

function undamaged<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw Object.assign(refusal('game-unreadable', { at: 'pending' }), { cause })
  }
}

/** A game whose end was seen already is not ended again. */
function atTheEnd({ playing }: Game, course: unknown): unknown {
  let now = course
  while (playing.waiting(now) === 'ceremony') now = playing.after(now, { type: 'SKIP' })
  return now
}
