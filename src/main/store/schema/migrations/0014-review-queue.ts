import type { Migration } from './migration.ts'

/**
 * `review_queue` has the games that are reviewed one after the other, those behind too: it tells how far it is. Of each
 * reviewed move whose it was and the points that it lost stand in an index: the accuracy is computed without reading reviews.
 */
export const reviewQueue: Migration = {
  version: 14,
  sql: `
    CREATE TABLE review_queue (
      place INTEGER PRIMARY KEY,
      game TEXT NOT NULL UNIQUE REFERENCES games (id) ON DELETE CASCADE,
      depth TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed'))
    ) STRICT;
    ALTER TABLE reviews ADD COLUMN seat INTEGER;
    ALTER TABLE reviews ADD COLUMN lost REAL;
    UPDATE reviews SET seat = CAST(review ->> '$.seat' AS INTEGER);
    UPDATE reviews SET lost = max(0, -CAST(review -> '$.skill' ->> seat AS REAL));
    CREATE INDEX reviews_by_seat ON reviews (game, seat, version, lost);
  `,
}
