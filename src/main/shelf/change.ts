/** How a record that comes from elsewhere is kept. */
import type { TableSummary } from '../../contract/api.ts'
import type { DigitalRecord } from '../../games/coal-baron/index.ts'
import type { PointsResult } from '../../games/coal-baron/sheet.ts'
import type { Result } from '../../games/coal-baron/types.ts'
import type { GameRecord } from '../../games/record.ts'
import { summaryOf as summaryOfSheet } from '../companion/sheet.ts'
import { openSheetOf } from '../companion/stored.ts'
import type { GameChange } from '../records/games.ts'
import { summaryOf as summaryOfTable } from '../tables/summary.ts'
import { snapshotOf } from '../tables/table.ts'

/** The record must have been read and found right; `at` is now. What is kept writes the same file again. */
export const changeOfRecord = (record: GameRecord, at: string): GameChange => ({
  record: JSON.stringify(record),
  pending: [],
  revision: 1,
  summary: summaryOf(record, at),
})

const summaryOf = (record: GameRecord, at: string): TableSummary => {
  if (record.finishedAt !== null) return finishedSummary(record, record.finishedAt)
  const running = { revision: 1, touchedAt: at }
  if (record.mode === 'companion')
    return summaryOfSheet(
      openSheetOf({ ...running, record: JSON.stringify(record), pending: [], finishedAt: null }, []),
    )
  const digital = record as DigitalRecord
  return summaryOfTable({ ...running, head: digital, overAt: null, snapshot: snapshotOf(digital, []) })
}

/** The order of the shelf is that of the games, whenever they were brought in. */
const finishedSummary = (record: GameRecord, finishedAt: string): TableSummary => {
  const { scores, winners } = record.result as Result | PointsResult
  return {
    id: record.id,
    game: 'coal-baron',
    mode: record.mode,
    players: record.players,
    startedAt: record.startedAt,
    touchedAt: finishedAt,
    finishedAt,
    shift: 3,
    moves: record.moves?.length ?? 0,
    turn: null,
    points: scores.map(({ total }) => total),
    winners,
  }
}
