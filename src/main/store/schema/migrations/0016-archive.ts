import type { Migration } from './migration.ts'

/**
 * The table of finished games was called `shelf`. It gets the name of what it holds, the archive, and so do its indexes and its
 * trigger. Its rows stay as they are. SQLite can't rename an index, so each is made again.
 */
export const archive: Migration = {
  version: 16,
  sql: `
    DROP TRIGGER shelf_follows;
    DROP INDEX shelf_by_start;
    DROP INDEX shelf_by_end;
    DROP INDEX shelf_by_best;
    DROP INDEX shelf_by_minutes;
    DROP INDEX shelf_by_winner;
    DROP INDEX shelf_by_digest;
    DROP INDEX shelf_by_place;
    DROP INDEX shelf_counted;
    DROP INDEX shelf_searched;
    ALTER TABLE shelf RENAME TO archive;
    CREATE INDEX archive_by_start ON archive (removed, started_at, id);
    CREATE INDEX archive_by_end ON archive (removed, finished_at);
    CREATE INDEX archive_by_best ON archive (removed, best, id);
    CREATE INDEX archive_by_minutes ON archive (removed, minutes, id);
    CREATE INDEX archive_by_winner ON archive (removed, winner, id);
    CREATE INDEX archive_by_digest ON archive (digest);
    CREATE INDEX archive_by_place ON archive (removed, place, started_at);
    CREATE INDEX archive_counted ON archive (removed, game, started_at, id, players, figures);
    CREATE INDEX archive_searched ON archive (removed, started_at, id, words, best, minutes, winner, seats, bots, star, shared,
      mode, game, place, person_words, level_words, bot_words);
    CREATE TRIGGER archive_follows AFTER UPDATE OF removed_at ON games BEGIN
      UPDATE archive SET removed = new.removed_at IS NOT NULL WHERE id = new.id;
    END;
  `,
}
