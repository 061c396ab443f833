/** The stored games, only to be read: another Pithead may have the data folder open. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { guarded } from '../platform/storage-errors.ts'
import { migrate, missing } from './schema/migrate.ts'
import { MIGRATIONS } from './schema/migrations/migrations.ts'
import { openStore, storesOn, type StoreOptions, type Stores } from './store.ts'

/** Milliseconds to wait for a writer. */
const BUSY_TIMEOUT = 2000

/**
 * Reads the data folder's database without its lock. One of an older version is opened like the app does, alone, and
 * migrated; where there is none, there are no games. Throws like `openStore`, and whatever writes throws.
 */
export async function readStores(options: StoreOptions): Promise<Stores & { close: () => void }> {
  const db = opened(join(options.folder, 'pithead.db'))
  return db ? { ...storesOn(db, options.catalogue), close: () => db.close() } : openStore(options)
}

/** The database, or null if it is of an older version. */
const opened = guarded((file: string): SQLite.Database | null => {
  if (!existsSync(file)) return empty()
  const db = new SQLite(file, { readonly: true, timeout: BUSY_TIMEOUT })
  try {
    if (missing(db, MIGRATIONS).length === 0) return db
    db.close()
    return null
  } catch (error) {
    db.close()
    throw error
  }
})

function empty(): SQLite.Database {
  const db = new SQLite(':memory:')
  for (const step of missing(db, MIGRATIONS)) migrate(db, step)
  return db
}
