import type { Migration } from './migration.ts'

/**
 * `deal` is the code by which a finished game was dealt, so that the games of a day's deal are found without reading records.
 * `day_bots` has the game that the strongest bot played with the deal of a day, as a record.
 */
export const deals: Migration = {
  version: 20,
  sql: `
    ALTER TABLE archive ADD COLUMN deal TEXT;
    UPDATE archive SET deal = (
      SELECT iif(json_valid(record), record, '{}') ->> '$.deal' FROM games WHERE games.id = archive.id);
    CREATE INDEX archive_by_day ON archive (game, deal) WHERE deal GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]';
    CREATE TABLE day_bots (
      game TEXT NOT NULL,
      day TEXT NOT NULL,
      record TEXT NOT NULL CHECK (json_valid(record)),
      PRIMARY KEY (game, day)
    ) STRICT, WITHOUT ROWID;
  `,
}
