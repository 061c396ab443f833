import type { GameEdit } from '../../contract/archive.ts'
import type { GameRecord } from '../../games/record/record.ts'

/** A finished game's record with other names, place, notes and date; how it was played stays as it was. */
export function editedRecord(record: GameRecord, edit: GameEdit): GameRecord {
  const { place: _, notes: __, minutes, ...rest } = record
  const { names, place, notes, startedAt } = edit
  const isTold = edit.minutes === undefined && minutes !== undefined
  return {
    ...rest,
    startedAt,
    finishedAt: endOf(record, edit),
    players: record.players.map((player, seat) => ({ ...player, name: names[seat] })),
    ...(place === null ? {} : { place }),
    ...(notes === null ? {} : { notes }),
    ...(isTold ? { minutes } : {}),
  }
}

/** Without minutes the game keeps its duration; where nobody knows them, it ends when it begins. */
function endOf({ startedAt, finishedAt }: GameRecord, { startedAt: start, minutes }: GameEdit): string | null {
  if (finishedAt === null) return null
  const took =
    minutes === undefined ? Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)) : (minutes ?? 0) * MINUTE
  return new Date(Date.parse(start) + took).toISOString()
}

const MINUTE = 60_000
