import type { Migration } from './migration.ts'

/** Which hints were asked for: before which move of a game, and by which seat. The record's form has no place for them. */
export const hints: Migration = {
  version: 4,
  sql: `
    CREATE TABLE hints (
      game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      move INTEGER NOT NULL CHECK (move >= 0),
      seat INTEGER NOT NULL CHECK (seat >= 0),
      PRIMARY KEY (game, move, seat)
    ) STRICT, WITHOUT ROWID;
  `,
}
