import type { Migration } from './migration.ts'

/** Elements of Coal Baron's shift clock. */
const ELEMENTS = Array.from({ length: 12 }, (_, element) => element)

/** SQL for the rewards of an element in all shifts together. */
const paid = (element: number): string =>
  `(SELECT coalesce(sum(json_extract(shift.value, '$[${element}]')), 0) FROM json_each(rewards) AS shift)`

const account = (number: number): string => `json_extract(accounts, '$[${number}]')`

/**
 * Stores as JSON, beside the columns that all games share, what differs by game: its progress, and the parts of each
 * seat's score. Before this migration every game was one of Coal Baron. The progress of a finished one no longer
 * depends on where it ended. A game that was given another start kept the old one beside its record, and fell back to
 * it when a player was renamed.
 */
export const gamesOfTheirOwn: Migration = {
  version: 7,
  sql: `
    ALTER TABLE games ADD COLUMN progress TEXT NOT NULL DEFAULT '{"key":"over","params":{}}' CHECK (json_valid(progress));
    UPDATE games SET progress = json_object(
      'key', CASE mode WHEN 'companion' THEN 'sheet' ELSE 'shift' END, 'params', json_object('shift', shift))
    WHERE finished_at IS NULL;
    ALTER TABLE games DROP COLUMN shift;
    UPDATE games SET started_at = record ->> 'startedAt' WHERE started_at <> record ->> 'startedAt';
    UPDATE shelf SET started_at = began, minutes = max(0, round((julianday(finished_at) - julianday(began)) * 1440))
    FROM (SELECT id AS finished, started_at AS began FROM games) WHERE finished = id AND began <> started_at;
    ALTER TABLE seats ADD COLUMN parts TEXT CHECK (parts IS NULL OR json_valid(parts));
    UPDATE seats SET parts = json_array(
      delivered, ${ELEMENTS.map(paid).join(', ')}, ${[0, 1, 2, 3].map(account).join(', ')})
    WHERE delivered IS NOT NULL;
    ALTER TABLE seats DROP COLUMN delivered;
    ALTER TABLE seats DROP COLUMN rewards;
    ALTER TABLE seats DROP COLUMN accounts;
    CREATE INDEX shelf_by_game ON shelf (removed, game);
  `,
}
