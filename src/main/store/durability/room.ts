import { statSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { Refused, refusal } from '../../../contract/errors.ts'

/** Bytes that are left for the user on the disk that a folder is on; infinitely many where the system can't say. */
export function roomIn(folder: string): number {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder)
    return blocks > 0 ? bavail * bsize : Infinity
  } catch {
    return Infinity
  }
}

/** Throws `storage-full` if fewer bytes are left. */
export function checkRoom(folder: string, bytes: number): void {
  if (roomIn(folder) < bytes) throw refusal('storage-full')
}

/** Bytes that the write-ahead log of a folder's database may still grow by. */
export const logGrowth = (folder: string, most: number): number =>
  Math.max(0, most - (statSync(join(folder, 'pithead.db-wal'), { throwIfNoEntry: false })?.size ?? 0))

/** A database begins with files of this size together. */
const LEAST = 256 * 1024

/** Replaces `storage-failed` by `storage-full` if the disk has hardly any room: SQLite gives other reasons then. */
export function orFull(error: unknown, folder: string): unknown {
  const failed = error instanceof Refused && error.code === 'storage-failed'
  return failed && roomIn(folder) < LEAST ? Object.assign(refusal('storage-full'), { cause: error.cause }) : error
}
