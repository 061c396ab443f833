/** The stored form of a record that comes from elsewhere. */
import type { TableSummary } from '../../contract/api.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import { isFinished } from '../../games/facets/recording.ts'
import type { FinishedRecord, GameRecord } from '../../games/record/record.ts'
import { summaryOf as summaryOfSheet } from '../score-sheet/open-sheet.ts'
import { openSheetOf } from '../score-sheet/stored-sheet.ts'
import { type GameChange, OVER } from '../store/games/games.ts'
import { summaryOf as summaryOfTable } from '../tables/table-summary.ts'
import { courseOf } from '../tables/table.ts'

/**
 * Returns the change that stores a record. The record must have been validated; `at` is the present time. The stored
 * record writes the same file again.
 */
export const changeOfRecord = (record: GameRecord, at: string, catalogue: Catalogue): GameChange => ({
  record: JSON.stringify(record),
  pending: [],
  revision: 1,
  summary: summaryOf(record, at, catalogue),
})

function summaryOf(record: GameRecord, at: string, catalogue: Catalogue): TableSummary {
  if (isFinished(record)) return finishedSummary(record)
  const running = { revision: 1, touchedAt: at }
  if (record.mode === 'companion') {
    const stored = { ...running, record: JSON.stringify(record), pending: [], finishedAt: null }
    return summaryOfSheet(openSheetOf(stored, [], catalogue))
  }
  const game = gameIn(catalogue, record.game)
  return summaryOfTable({
    ...running,
    game,
    head: record,
    overAt: null,
    course: courseOf(game, record, []),
    result: null,
    undone: [],
    onPhones: [],
  })
}

/** The order of the archive is that of the games, whenever they were brought in. */
function finishedSummary(record: FinishedRecord): TableSummary {
  const {
    finishedAt,
    result: { scores, winners },
  } = record
  return {
    id: record.id,
    game: record.game,
    mode: record.mode,
    players: record.players,
    startedAt: record.startedAt,
    touchedAt: finishedAt,
    finishedAt,
    progress: OVER,
    moves: record.moves?.length ?? 0,
    turn: null,
    points: scores.map(({ total }) => total),
    winners: [...winners],
  }
}
