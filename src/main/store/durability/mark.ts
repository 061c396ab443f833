/**
 * The number of acknowledged changes to games, kept in a file beside the database. The database counts them itself: where it has
 * fewer, its write-ahead log was lost or an older database lies in its place.
 */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import * as v from 'valibot'
import { oneRow } from '../../platform/one-row.ts'

const mark = v.strictObject({
  changes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  at: v.pipe(v.string(), v.isoTimestamp()),
})

export type Mark = v.InferOutput<typeof mark>

/** Characters: written in place, a mark needs no more room than the one before. */
const LENGTH = 80

const fileIn = (folder: string): string => join(folder, 'pithead.mark')

/** The last mark made in the folder; null if there is none or it can't be read. */
export function lastMark(folder: string): Mark | null {
  try {
    return v.parse(mark, JSON.parse(readFileSync(fileIn(folder), 'utf8')))
  } catch {
    return null
  }
}

/** Goes with its database when another takes its place. */
export const dropMark = (folder: string): void => rmSync(fileIn(folder), { force: true })

export const changesIn = (db: Database): number => oneRow(db.prepare<[], number>('SELECT count FROM changes').pluck())

export interface Marker {
  /** Marks the changes written since the last time, except those in an open transaction. */
  note: () => void
  close: () => void
}

/**
 * The mark is not synced: it may fall behind when the power goes, and is never ahead of what was acknowledged. Nor does it fail
 * a change that is on disk.
 */
export function markerOf(db: Database, folder: string, now: () => Date): Marker {
  const count = db.prepare<[], number>('SELECT count FROM changes').pluck()
  const file = attempt(() => openSync(fileIn(folder), 'w', 0o600))
  let marked = -1
  const write = (): void => {
    const changes = oneRow(count)
    if (changes === marked || file === undefined) return
    writeSync(file, JSON.stringify({ changes, at: now().toISOString() }).padEnd(LENGTH), 0)
    marked = changes
  }
  return {
    note: () => void (db.inTransaction || attempt(write)),
    close: () => void (file !== undefined && attempt(() => closeSync(file))),
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
