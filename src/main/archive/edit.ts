import type { GameEdit } from '../../contract/archive.ts'
import type { GameRecord } from '../../games/record/record.ts'

/** A finished game's record with other names, place, notes and date; how it was played stays as it was. */
export function editedRecord(record: GameRecord, { names, place, notes, startedAt, minutes }: GameEdit): GameRecord {
  const { place: _, notes: __, ...rest } = record
  return {
    ...rest,
    startedAt,
    finishedAt: endOf(record, startedAt, minutes),
    players: record.players.map((player, seat) => ({ ...player, name: names[seat] })),
    ...(place === null ? {} : { place }),
    ...(notes === null ? {} : { notes }),
  }
}

/** Without minutes the game keeps its duration; where nobody knows them, it ends when it begins. */
function endOf({ startedAt, finishedAt }: GameRecord, start: string, minutes?: number | null): string | null {
  if (finishedAt === null) return null
  const took = minutes === undefined ? Date.parse(finishedAt) - Date.parse(startedAt) : (minutes ?? 0) * MINUTE
  return new Date(Date.parse(start) + took).toISOString()
}

const MINUTE = 60_000
