import type { TableSummary } from '../../contract/api.ts'
import { OVER } from '../store/games/games.ts'
import { askedAt, isFinished, type Table } from './table.ts'

/** A table's line on the home screen. It tells how a game ended only once that was seen at the table. */
export function summaryOf(table: Table): TableSummary {
  const { game, head, overAt, course, touchedAt } = table
  const { playing } = game
  const { label, points } = playing.progress(course)
  const finished = isFinished(table)
  return {
    id: head.id,
    game: head.game,
    mode: 'digital',
    players: head.players,
    startedAt: head.startedAt,
    touchedAt,
    finishedAt: finished ? overAt : null,
    progress: finished ? OVER : label,
    moves: playing.entries(course).length,
    turn: askedAt(table),
    points: [...points],
    winners: finished && table.result ? [...table.result.winners] : null,
  }
}
