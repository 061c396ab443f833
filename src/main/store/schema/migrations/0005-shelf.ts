import { fillShelf } from './0005-fill.ts'
import type { Migration } from './migration.ts'

/**
 * The shelf of finished games: everything in `shelf` and `seats` is derived from `games` and can be filled anew. A record is
 * long, so that the columns behind it in `games` are slow to read: the list reads none of them.
 */
export const shelf: Migration = {
  version: 5,
  sql: `
    CREATE INDEX games_running ON games (touched_at) WHERE removed_at IS NULL AND finished_at IS NULL;
    CREATE TABLE shelf (
      id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
      game TEXT NOT NULL,
      mode TEXT NOT NULL,
      players TEXT NOT NULL CHECK (json_valid(players)),
      seats INTEGER NOT NULL,
      bots INTEGER NOT NULL,
      started_at TEXT NOT NULL,
      finished_at TEXT NOT NULL,
      minutes INTEGER NOT NULL,
      points TEXT NOT NULL CHECK (json_valid(points)),
      winners TEXT NOT NULL CHECK (json_valid(winners)),
      best INTEGER NOT NULL,
      winner TEXT NOT NULL,
      place TEXT,
      words TEXT NOT NULL,
      digest TEXT NOT NULL,
      removed INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX shelf_by_start ON shelf (removed, started_at, id);
    CREATE INDEX shelf_by_end ON shelf (removed, finished_at);
    CREATE INDEX shelf_by_best ON shelf (removed, best, id);
    CREATE INDEX shelf_by_minutes ON shelf (removed, minutes, id);
    CREATE INDEX shelf_by_winner ON shelf (removed, winner, id);
    CREATE INDEX shelf_by_digest ON shelf (digest);
    CREATE TABLE seats (
      game TEXT NOT NULL REFERENCES shelf (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      name TEXT NOT NULL,
      control TEXT NOT NULL,
      first INTEGER NOT NULL,
      winner INTEGER NOT NULL,
      total INTEGER NOT NULL,
      delivered INTEGER,
      rewards TEXT CHECK (rewards IS NULL OR json_valid(rewards)),
      accounts TEXT CHECK (accounts IS NULL OR json_valid(accounts)),
      PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_name ON seats (name);
    CREATE TRIGGER shelf_follows AFTER UPDATE OF removed_at ON games BEGIN
      UPDATE shelf SET removed = new.removed_at IS NOT NULL WHERE id = new.id;
    END;
  `,
  fill: fillShelf,
}
