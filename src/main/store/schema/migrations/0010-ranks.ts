import type { Migration } from './migration.ts'

const left = (seat: string): string => `json_extract(record, '$.result.scores[' || ${seat} || '].marksLeft')`

/** Each seat's place in a finished game: winners first, then by points, then by the Marks left where both are known. */
export const ranks: Migration = {
  version: 10,
  sql: `
    ALTER TABLE seats ADD COLUMN rank INTEGER NOT NULL DEFAULT 1;
    UPDATE seats SET rank = 1 + (
      SELECT count(*) FROM seats AS other JOIN games ON games.id = other.game
      WHERE other.game = seats.game AND (
        other.winner > seats.winner
        OR other.winner = 0 AND seats.winner = 0 AND (
          other.total > seats.total
          OR other.total = seats.total AND ${left('other.seat')} > ${left('seats.seat')})));
  `,
}
