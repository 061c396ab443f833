import type { Migration } from './migration.ts'

/**
 * The list shows notes and finds them by themselves, and a search finds the levels of bots like names. All that a search by
 * words reads and sorts by stands in an index: the rows themselves are long.
 */
export const atAGlance: Migration = {
  version: 11,
  sql: `
    ALTER TABLE shelf ADD COLUMN notes TEXT;
    UPDATE shelf SET notes = (SELECT record ->> '$.notes' FROM games WHERE games.id = shelf.id);
    UPDATE shelf SET words = words || char(10) || (
      SELECT group_concat(substr(control, 5), char(10)) FROM seats WHERE game = shelf.id AND control LIKE 'bot:%')
    WHERE bots > 0;
    CREATE INDEX shelf_searched ON shelf (removed, started_at, id, words, best, minutes, winner);
    CREATE INDEX seats_by_control ON seats (control, name);
  `,
}
