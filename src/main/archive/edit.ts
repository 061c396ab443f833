import type { GameEdit } from '../../contract/archive.ts'
import type { GameRecord } from '../../games/record.ts'

/** A finished game's record with other names, place, notes and date; how it was played stays as it was. */
export function editedRecord(record: GameRecord, { names, place, notes, startedAt }: GameEdit): GameRecord {
  const { place: _, notes: __, ...rest } = record
  return {
    ...rest,
    startedAt,
    finishedAt: endOf(record, startedAt),
    players: record.players.map((player, seat) => ({ ...player, name: names[seat] })),
    ...(place === null ? {} : { place }),
    ...(notes === null ? {} : { notes }),
  }
}

/** The game lasts as long as it did. */
const endOf = ({ startedAt, finishedAt }: GameRecord, start: string): string | null =>
  finishedAt && new Date(Date.parse(finishedAt) - Date.parse(startedAt) + Date.parse(start)).toISOString()
