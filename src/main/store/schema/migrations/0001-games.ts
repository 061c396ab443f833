import type { Migration } from './migration.ts'

/**
 * `record` and `pending` are the truth; what follows `removed_at` is derived from them for the list of games.
 * `pending` holds the decisions of the record's next entry that are made already.
 */
export const games: Migration = {
  version: 1,
  sql: `
    CREATE TABLE games (
      id TEXT PRIMARY KEY,
      record TEXT NOT NULL CHECK (json_valid(record)),
      pending TEXT NOT NULL CHECK (json_valid(pending)),
      revision INTEGER NOT NULL CHECK (revision >= 0),
      touched_at TEXT NOT NULL,
      removed_at TEXT,
      game TEXT NOT NULL,
      players TEXT NOT NULL CHECK (json_valid(players)),
      started_at TEXT NOT NULL,
      finished_at TEXT,
      shift INTEGER NOT NULL,
      moves INTEGER NOT NULL,
      turn INTEGER,
      points TEXT NOT NULL CHECK (json_valid(points)),
      winners TEXT CHECK (winners IS NULL OR json_valid(winners))
    ) STRICT;
    CREATE INDEX games_by_touch ON games (touched_at) WHERE removed_at IS NULL;
  `,
}
