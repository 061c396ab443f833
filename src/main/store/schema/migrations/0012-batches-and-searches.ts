import type { Migration } from './migration.ts'

/**
 * `batch` has the way back of games that were changed together: with `done` the user may still undo it, without it the change
 * was cut off and is taken back. `searches` are those that the user keeps by name.
 */
export const batchesAndSearches: Migration = {
  version: 12,
  sql: `
    CREATE TABLE batch (
      game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
      revision INTEGER NOT NULL,
      back TEXT NOT NULL CHECK (json_valid(back)),
      done INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE searches (
      name TEXT PRIMARY KEY,
      filter TEXT NOT NULL CHECK (json_valid(filter))
    ) STRICT, WITHOUT ROWID;
  `,
}
