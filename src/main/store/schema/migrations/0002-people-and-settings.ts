import type { Migration } from './migration.ts'

/** `seen` counts up, so that people come in the order in which they last sat down whatever the clock says. */
export const peopleAndSettings: Migration = {
  version: 2,
  sql: `
    CREATE TABLE people (
      name TEXT PRIMARY KEY,
      color TEXT NOT NULL,
      seen INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT;
  `,
}
