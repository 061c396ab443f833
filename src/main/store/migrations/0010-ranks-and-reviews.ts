import type { Migration } from './migrations.ts'

const left = (seat: string): string => `json_extract(record, '$.result.scores[' || ${seat} || '].marksLeft')`

/**
 * Each seat's place in a finished game: winners first, then by points, then by the Marks left where both are known. What
 * lists and statistics ask of reviews stands in an index: a review itself is long. `reviews_waiting` has the games that are to be
 * reviewed, first come, first served.
 */
export const ranksAndReviews: Migration = {
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
    CREATE INDEX reviews_in_figures ON reviews (
      game, version, json_extract(review, '$.depth'), json_extract(review, '$.seat'),
      json_extract(review, '$.skill[' || json_extract(review, '$.seat') || ']'));
    CREATE TABLE reviews_waiting (
      number INTEGER PRIMARY KEY,
      game TEXT NOT NULL UNIQUE REFERENCES games (id) ON DELETE CASCADE,
      depth TEXT NOT NULL
    ) STRICT;
  `,
}
