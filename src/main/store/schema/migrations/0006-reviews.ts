import type { Migration } from './migration.ts'

/**
 * Stores what a review found for each move of a finished game. Reviews can always be thrown away and made again: they
 * go with a game that is removed, and when a finished game goes on after all.
 */
export const reviews: Migration = {
  version: 6,
  sql: `
    CREATE TABLE reviews (
      game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      move INTEGER NOT NULL CHECK (move >= 0),
      version INTEGER NOT NULL,
      review TEXT NOT NULL CHECK (json_valid(review)),
      PRIMARY KEY (game, move)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER reviews_go AFTER UPDATE OF removed_at, finished_at ON games
    WHEN new.removed_at IS NOT NULL OR new.finished_at IS NULL BEGIN
      DELETE FROM reviews WHERE game = new.id;
    END;
  `,
}
