import type { Migration } from './migration.ts'

/**
 * Removed games stay whole in the bin: their reviews no longer go. Tags and the star stand in the record, and here to be found
 * (`word` is the tag without accents and capitals). `before` is what a game was before an import put another in its place or
 * brought it back from the bin.
 */
export const binAndTags: Migration = {
  version: 9,
  sql: `
    CREATE INDEX games_removed ON games (removed_at) WHERE removed_at IS NOT NULL;
    DROP TRIGGER reviews_go;
    CREATE TRIGGER reviews_go AFTER UPDATE OF finished_at ON games WHEN new.finished_at IS NULL BEGIN
      DELETE FROM reviews WHERE game = new.id;
    END;
    ALTER TABLE shelf ADD COLUMN star INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE tags (
      game TEXT NOT NULL REFERENCES shelf (id) ON DELETE CASCADE,
      tag TEXT NOT NULL,
      word TEXT NOT NULL,
      PRIMARY KEY (game, tag)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tags_by_word ON tags (word, game);
    ALTER TABLE importing ADD COLUMN before TEXT CHECK (before IS NULL OR json_valid(before));
  `,
}
