import { join } from 'node:path'
import Database from 'better-sqlite3'
import { refusal } from '../../contract/errors.ts'
import { storageRefusal } from './errors.ts'

/** Long enough for a Pithead that is just closing. */
const PATIENCE = 500

/**
 * Keeps the data folder to this process: throws `storage-busy` while another one has it. The lock is the operating
 * system's, held through SQLite, so it ends with the process however that ends, and no stale lock can stay behind.
 */
export const lockFolder = (folder: string): (() => void) => {
  const lock = new Database(join(folder, 'pithead.lock'), { timeout: PATIENCE })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    throw isBusy(error) ? refusal('storage-busy', { folder }) : storageRefusal(error)
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
