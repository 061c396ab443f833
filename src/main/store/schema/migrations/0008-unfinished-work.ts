import type { Migration } from './migration.ts'

/**
 * Records long work that has begun and not ended, so that a crash leaves nothing half done: `importing` has the games
 * of an import that is under way, `renaming` the person whose name is being changed in game after game. `changes`
 * counts writes to games, to be compared with the count kept beside the database (`mark.ts`); `notices` are for the
 * person who starts Pithead next.
 */
export const unfinishedWork: Migration = {
  version: 8,
  sql: `
    CREATE TABLE importing (game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;
    CREATE TABLE renaming (name TEXT PRIMARY KEY, new_name TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE notices (id INTEGER PRIMARY KEY, notice TEXT NOT NULL CHECK (json_valid(notice))) STRICT;
    CREATE TABLE changes (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL) STRICT;
    INSERT INTO changes (id, count) VALUES (1, 0);
    CREATE TRIGGER changes_by_insert AFTER INSERT ON games BEGIN UPDATE changes SET count = count + 1; END;
    CREATE TRIGGER changes_by_update AFTER UPDATE ON games BEGIN UPDATE changes SET count = count + 1; END;
    CREATE TRIGGER changes_by_delete AFTER DELETE ON games BEGIN UPDATE changes SET count = count + 1; END;
  `,
}
