import type { Migration } from './migration.ts'

/**
 * `puzzle_answers` has the first answer of each person to each puzzle, in their order: the rating follows from them. The score is
 * 1 for the best turn, 0 for a missed one and 0.5 for what lies between.
 */
export const puzzles: Migration = {
  version: 19,
  sql: `
    CREATE TABLE puzzle_answers (
      number INTEGER PRIMARY KEY,
      person TEXT NOT NULL,
      puzzle TEXT NOT NULL,
      day TEXT NOT NULL,
      score REAL NOT NULL CHECK (score IN (0, 0.5, 1)),
      UNIQUE (person, puzzle)
    ) STRICT;
  `,
}
