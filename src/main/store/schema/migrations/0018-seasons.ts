import type { Migration } from './migration.ts'

/** `seasons` has what the user counts by season: days, title and points by place. The figures come from the archive. */
export const seasons: Migration = {
  version: 18,
  sql: `
    CREATE TABLE seasons (
      name TEXT PRIMARY KEY,
      season TEXT NOT NULL CHECK (json_valid(season))
    ) STRICT, WITHOUT ROWID;
  `,
}
