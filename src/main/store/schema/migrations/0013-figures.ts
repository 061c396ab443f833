import { fillFigures } from './0013-fill.ts'
import type { Migration } from './migration.ts'

/**
 * A hundred thousand games are counted and searched from two indexes, without reading a row. `figures` holds what statistics
 * count, as integers; the words of people, levels and bots are apart, for searches that name one of them.
 */
export const figures: Migration = {
  version: 13,
  sql: `
    DROP INDEX shelf_searched;
    DROP INDEX shelf_by_game;
    ALTER TABLE shelf ADD COLUMN figures BLOB;
    ALTER TABLE shelf ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE shelf ADD COLUMN person_words TEXT NOT NULL DEFAULT '';
    ALTER TABLE shelf ADD COLUMN level_words TEXT NOT NULL DEFAULT '';
    ALTER TABLE shelf ADD COLUMN bot_words TEXT NOT NULL DEFAULT '';
    CREATE INDEX shelf_counted ON shelf (removed, game, started_at, id, players, figures);
    CREATE INDEX shelf_searched ON shelf (removed, started_at, id, words, best, minutes, winner, seats, bots, star, shared, mode,
      game, place, person_words, level_words, bot_words);
    CREATE INDEX shelf_by_place ON shelf (removed, place, started_at);
  `,
  fill: fillFigures,
}
