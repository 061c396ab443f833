import type { Migration } from './migration.ts'

/**
 * Score sheets of physical tables are games of mode `companion`. Everything that was done to one is kept, in order: the
 * record has what came of it, `pending` how many of the edits are made and where the sheet is open.
 */
export const companion: Migration = {
  version: 3,
  sql: `
    ALTER TABLE games ADD COLUMN mode TEXT NOT NULL DEFAULT 'digital';
    CREATE TABLE sheet_edits (
      game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
      number INTEGER NOT NULL CHECK (number >= 0),
      edit TEXT NOT NULL CHECK (json_valid(edit)),
      PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID;
  `,
}
