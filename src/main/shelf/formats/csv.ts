/** A row a player and game (spec/exports.md, CSV). */
import type { PointsResult } from '../../../games/coal-baron/sheet.ts'
import type { Result, SeatScore } from '../../../games/coal-baron/types.ts'
import type { GameRecord } from '../../../games/record.ts'
import { ranks } from './ranks.ts'

const HEADER = [
  ...['record id', 'game', 'mode', 'started', 'finished', 'minutes', 'seat', 'name', 'colour', 'control'],
  ...['starting player', 'delivered', 'shift 1', 'shift 2', 'shift 3', 'marks', 'coal', 'outstanding', 'balance'],
  ...['total', 'marks left', 'rank', 'winner'],
]

/** RFC 4180, UTF-8. Seats and ranks count from 1; what was not kept of a game is left empty. */
export const csv = (records: readonly GameRecord[]): string =>
  [HEADER, ...records.flatMap(rowsOf)].map((row) => `${row.map(field).join(',')}\r\n`).join('')

type Cell = string | number | undefined

function rowsOf(record: GameRecord): Cell[][] {
  const { id, game, mode, startedAt, finishedAt, players, setup } = record
  const result = record.result as Result | PointsResult
  const minutes = finishedAt && Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000)
  const { startingPlayer } = setup as { startingPlayer: number }
  const rank = ranks(result)
  return players.map(({ name, color, control }, seat) => [
    ...[id, game, mode, startedAt, finishedAt ?? undefined, minutes ?? undefined, seat + 1, name, color, control],
    yes(seat === startingPlayer),
    ...partsOf(result.scores[seat]),
    ...[result.scores[seat].total, result.scores[seat].marksLeft, rank[seat], yes(result.winners.includes(seat))],
  ])
}

const yes = (is: boolean) => (is ? 'yes' : 'no')

function partsOf(score: Partial<SeatScore>): Cell[] {
  const shifts = [0, 1, 2].map((shift) => score.shifts?.[shift].reduce((sum, points) => sum + points, 0))
  return [score.delivered, ...shifts, score.marks, score.coal, score.outstanding, score.balance]
}

const field = (cell: Cell) => {
  const text = String(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
