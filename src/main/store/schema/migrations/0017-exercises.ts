import type { Migration } from './migration.ts'

/**
 * `exercises` has the positions of finished games that somebody practises: those before the move with this number. `seen` is a
 * digest of what the seat to move could see, `history` the answers day by day. The seat tells whose they are, so they
 * follow a person who is renamed. `exercises_made` has the games whose review gave its exercises, if there were any.
 */
export const exercises: Migration = {
  version: 17,
  sql: `
    CREATE TABLE exercises (
      game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      move INTEGER NOT NULL CHECK (move >= 0),
      seat INTEGER NOT NULL CHECK (seat >= 0),
      seen TEXT NOT NULL,
      lost REAL NOT NULL,
      history TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(history)),
      due TEXT,
      state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'sits', 'dropped')),
      PRIMARY KEY (game, move)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX exercises_by_seen ON exercises (seen);
    CREATE TABLE exercises_made (
      game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER exercises_go AFTER UPDATE OF finished_at ON games WHEN new.finished_at IS NULL BEGIN
      DELETE FROM exercises WHERE game = new.id;
      DELETE FROM exercises_made WHERE game = new.id;
    END;
  `,
}
