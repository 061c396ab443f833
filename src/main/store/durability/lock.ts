import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { refusal } from '../../../contract/errors.ts'
import { makePrivate } from '../../platform/private.ts'
import { storageRefusal } from '../../platform/storage-errors.ts'
import { lookingAt, samenessOf } from './presence.ts'

/** Long enough for a Pithead that is just closing. */
const PATIENCE = 500

export interface FolderLock {
  /** False once `pithead.lock` was removed or replaced: another Pithead may have the folder since. */
  isHeld: () => boolean
  /** Throws `storage-busy` then. */
  look: () => void
  release: () => void
}

/**
 * Keeps the data folder to this process: throws `storage-busy` while another one has it. The lock is the operating
 * system's, held through SQLite, so it ends with the process however that ends, and no stale lock can stay behind.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'pithead.lock')
  prepare(file)
  const lock = new Database(file, { timeout: PATIENCE })
  try {
    lock.exec(TAKE)
    const isHeld = samenessOf(file)
    return { isHeld, look: lookingAt(isHeld, 'storage-busy', folder), release: () => lock.close() }
  } catch (error) {
    lock.close()
    throw isBusy(error) ? refusal('storage-busy', { folder }) : storageRefusal(error)
  }
}

/** On a file that may only be read SQLite takes no exclusive lock and doesn't say so: writing does. It is never committed. */
const TAKE = 'BEGIN EXCLUSIVE; PRAGMA user_version = 1'

/** A user who may read the file may lock it, too. A file that is there is never opened: closing it would give up locks of this process. */
function prepare(file: string): void {
  if (!existsSync(file)) return makePrivate(file)
  try {
    chmodSync(file, 0o600)
  } catch {
    // Another user's: whether it may be written decides.
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
