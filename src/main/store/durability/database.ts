import { accessSync, constants } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { refusal } from '../../../contract/errors.ts'
import { makeFolders } from '../../platform/make-folders.ts'
import { makePrivate, shutOthersOut } from '../../platform/private.ts'
import { backup } from '../backups/backups.ts'
import { damageOf } from './damage.ts'
import { guarded } from '../../platform/storage-errors.ts'
import { migrate, missing, versionOf } from '../schema/migrate.ts'
import type { Migration } from '../schema/migrations/migration.ts'
import { MIGRATIONS } from '../schema/migrations/migrations.ts'
import { roomIn } from './room.ts'
import { finishRescue } from './set-aside.ts'

/** Milliseconds to wait for a program that reads the database file, a backup tool for example. */
const BUSY_TIMEOUT = 2000

export interface OpenOptions {
  folder: string
  now: () => Date
  migrations?: readonly Migration[]
}

/** Makes the data folder if there is none. Throws if it can't be written to. */
export const makeFolder = guarded((folder: string): void => {
  makeFolders(folder, 0o700)
  accessSync(folder, constants.W_OK)
})

/**
 * Opens the folder's database at the present version; an older one is migrated after a backup. Throws and changes
 * nothing if the database is newer (`storage-newer`), damaged (`storage-damaged` with the `damage`) or can't be written
 * to.
 */
export async function openDatabase({ folder, now, migrations = MIGRATIONS }: OpenOptions): Promise<Database.Database> {
  finishRescue(folder)
  const damage = damageOf(folder, migrations)
  if (damage) throw refusal('storage-damaged', { damage })
  const file = join(folder, 'pithead.db')
  makePrivate(file)
  shutOthersOut(file)
  const db = new Database(file, { timeout: BUSY_TIMEOUT })
  try {
    const steps = missing(db, migrations)
    if (steps.length > 0 && versionOf(db) > 0) await backup(db, folder, now())
    setUp(db)
    for (const step of steps) migrate(db, step)
    checkWritable(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Another connection to the database of a folder that is open. */
export function connected(folder: string): Database.Database {
  const db = new Database(join(folder, 'pithead.db'), { timeout: BUSY_TIMEOUT, fileMustExist: true })
  setUp(db)
  return db
}

/** A connection that writes nothing, and that a writer needn't wait for. */
export const connectedToRead = (folder: string): Database.Database =>
  new Database(join(folder, 'pithead.db'), { readonly: true, timeout: BUSY_TIMEOUT })

/** Writes what is there already: a database that can't be written to is said at the start, and not at every move. */
const checkWritable = (db: Database.Database): void => void db.pragma(`user_version = ${versionOf(db)}`)

/** Pages of the write-ahead log, after which it is brought into the database: who commits then waits for the disk. */
const LOG_PAGES = 250
/** Bytes of the log at the most, but for a single larger transaction; SQLite's pages have 4 KiB. */
export const LOG_BYTES = LOG_PAGES * 4096

/** Pages of the log that long work fills before they are brought into the database: many where bytes are plenty, few where not. */
const LONG_LOG_PAGES = 8 * LOG_PAGES
const SHORT_LOG_PAGES = LOG_PAGES / 10
const PLENTY = 100 * 1024 * 1024

/**
 * Commits within `work` are not synced; what is committed after it takes them along. This runs a hundred times a second in long
 * work, and `exec` frees its statements at once: those of `pragma` keep their memory until the next collection of garbage.
 */
export function unsynced<T>(db: Database.Database, work: () => T): T {
  const pages = roomIn(dirname(db.name)) > PLENTY ? LONG_LOG_PAGES : SHORT_LOG_PAGES
  db.exec(`PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${pages}`)
  try {
    return work()
  } finally {
    db.exec(`PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`)
  }
}

/**
 * A commit survives a power cut: a move is on disk before it is acknowledged. On macOS a sync reaches the disk itself only
 * if it is asked to be full.
 */
function setUp(db: Database.Database): void {
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  db.pragma('fullfsync = ON')
  db.pragma('checkpoint_fullfsync = ON')
  db.pragma('foreign_keys = ON')
  db.pragma('trusted_schema = OFF')
}
