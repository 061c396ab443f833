/** Errors of SQLite and the file system, as the contract's codes. */
import Database from 'better-sqlite3'
import type { ServiceErrorCode } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import { errorOf } from './thrown.ts'

/** The first that begins the error's code decides. */
const CODES: readonly [start: string, code: ServiceErrorCode][] = [
  ['SQLITE_FULL', 'storage-full'],
  ['SQLITE_READONLY', 'storage-read-only'],
  ['SQLITE_BUSY', 'storage-busy'],
  ['SQLITE_LOCKED', 'storage-busy'],
  ['SQLITE_CORRUPT', 'storage-damaged'],
  ['SQLITE_NOTADB', 'storage-damaged'],
  ['EMFILE', 'too-many-open'],
  ['ENFILE', 'too-many-open'],
  ['ERR_WORKER_INIT_FAILED', 'too-many-open'],
  ['ENOSPC', 'storage-full'],
  ['EDQUOT', 'storage-full'],
  ['EACCES', 'storage-read-only'],
  ['EPERM', 'storage-read-only'],
  ['EROFS', 'storage-read-only'],
  ['SQLITE_', 'storage-failed'],
  ['E', 'storage-failed'],
]

/** A thread that can't begin lacks descriptors for its loop. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && ('syscall' in error || errorOf(error).code === 'ERR_WORKER_INIT_FAILED')

/** An error of the storage (a SyntaxError: stored text that isn't JSON) as a `Refused` that keeps its cause; any other error as it is. */
export function storageRefusal(error: unknown): unknown {
  if (error instanceof SyntaxError) return Object.assign(refusal('storage-damaged'), { cause: error })
  if (!(error instanceof Database.SqliteError) && !isSystemError(error)) return error
  const found = CODES.find(([start]) => error.code?.startsWith(start))
  return Object.assign(refusal(found?.[1] ?? 'storage-failed'), { cause: error })
}

/** The same function, with its storage errors turned into the contract's. */
export const guarded =
  <Args extends unknown[], Value>(work: (...args: Args) => Value) =>
  (...args: Args): Value => {
    try {
      return work(...args)
    } catch (error) {
      throw storageRefusal(error)
    }
  }
