import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import type { ServiceErrorCode } from '../../../contract/api.ts'
import { refusal } from '../../../contract/errors.ts'
import { guarded } from '../../platform/storage-errors.ts'

/** Tells whether a file is still the one that it is now: neither moved, nor removed, nor replaced. */
export function samenessOf(file: string): () => boolean {
  const { ino, dev } = statSync(file, { bigint: true })
  return () => {
    try {
      const now = statSync(file, { bigint: true })
      return now.ino === ino && now.dev === dev
    } catch {
      return false
    }
  }
}

/** Throws `code` unless `isSame`: the system lets a file that is gone be written to all the same, and what is written is lost. */
export const lookingAt =
  (isSame: () => boolean, code: ServiceErrorCode, folder: string): (() => void) =>
  () => {
    if (!isSame()) throw refusal(code, { folder })
  }

/**
 * Looks whether the write-ahead log is still the file that it is now. Where it was removed or replaced, all that is in it is
 * brought into the database, and a new log begun: nothing is lost as long as the program runs. Throws if that fails.
 */
export function logKept(db: Database, file: string): () => void {
  const log = `${file}-wal`
  let opened = inode(log)
  return guarded(() => {
    if (db.inTransaction || inode(log) === opened) return
    db.pragma('journal_mode = DELETE')
    db.pragma('journal_mode = WAL')
    // The first to read makes the file.
    db.pragma('user_version')
    opened = inode(log)
  })
}

const inode = (file: string): bigint | undefined => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino

export interface Watch {
  /** Called before every function. */
  look: () => void
  /** Called after it, also if it throws. */
  note: () => void
  /** The error to be thrown instead of one. */
  instead: (error: unknown) => unknown
}

/** The same object, each function of which is watched, at any depth. */
export const watched = <T extends object>(part: T, watch: Watch): T =>
  Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, watchedInside(inner, watch)])) as T

function watchedInside(inner: unknown, watch: Watch): unknown {
  if (typeof inner === 'object' && inner !== null) return watched(inner, watch)
  if (typeof inner !== 'function') return inner
  return (...args: unknown[]): unknown => {
    watch.look()
    try {
      return (inner as (...args: unknown[]) => unknown)(...args)
    } catch (error) {
      throw watch.instead(error)
    } finally {
      watch.note()
    }
  }
}
