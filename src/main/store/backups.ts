/** The database's backups: made by SQLite itself, kept as `retention.ts` says. `restore.ts` puts one back. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { BackupReason, BackupState } from '../../contract/archive.ts'
import { renameDurably } from '../base/durable.ts'
import { versionOf } from './migrate.ts'
import { makePrivate } from '../base/private.ts'
import { dropCopy, restoring } from './restore.ts'
import { byAge, outdated, type Backup } from './retention.ts'
import { hasShape, openForeign } from './shape.ts'

/** The end of a name whose copy is not whole yet. */
const PART = '.part'
const NAME = /^pithead-version-(\d+)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)(?:-([a-z]+))?\.db$/
/** The files beside a copy. */
const LEFT = /^pithead-version-.*\.db(\.part|-wal|-shm|-journal)/

/** All in one step: in several, each change by another connection would have the copy begin anew. */
const EVERY_PAGE = 0x7fffffff

export const backupFolder = (folder: string): string => join(folder, 'backups')

/**
 * Copies the database into `folder`/backups and returns the copy's path. Of the others those that are outdated go, but not the
 * one called `keep`. The copy has its name only once it is whole.
 */
export async function backup(
  db: Database.Database,
  folder: string,
  now: Date,
  reason?: Exclude<BackupReason, 'migration'>,
  keep?: string,
): Promise<string> {
  mkdirSync(backupFolder(folder), { recursive: true, mode: 0o700 })
  const time = now.toISOString().replaceAll(/[:.]/g, '-')
  const name = `pithead-version-${versionOf(db)}-${time}${reason ? `-${reason}` : ''}.db`
  const file = join(backupFolder(folder), name)
  try {
    makePrivate(`${file}${PART}`)
    await db.backup(`${file}${PART}`, { progress: () => EVERY_PAGE })
    renameDurably(`${file}${PART}`, file)
  } finally {
    rmSync(`${file}${PART}`, { force: true })
  }
  for (const old of outdated(backupsIn(folder), now.toISOString()))
    if (old.name !== keep && old.name !== name) dropCopy(join(backupFolder(folder), old.name))
  return file
}

/**
 * Removes what a copy or a restoration that was cut off has left, and what SQLite has laid beside a copy to read it. Nobody
 * else may be at work in the folder.
 */
export function dropUnfinished(folder: string): void {
  dropCopy(restoring(folder))
  if (!existsSync(backupFolder(folder))) return
  for (const name of readdirSync(backupFolder(folder))) if (LEFT.test(name)) rmSync(join(backupFolder(folder), name))
}

/** The names of all copies, those with the latest time first. */
function namesIn(folder: string): string[] {
  if (!existsSync(backupFolder(folder))) return []
  const names = readdirSync(backupFolder(folder)).filter((name) => NAME.test(name))
  return names.sort((a, b) => timeOf(b).localeCompare(timeOf(a)))
}

/** ISO 8601 in UTC, from the name. */
function timeOf(name: string): string {
  const [day, clock] = NAME.exec(name)![2].split('T')
  return `${day}T${clock.replace(/^(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, '$1:$2:$3.$4Z')}`
}

const reasonOf = (name: string): BackupReason => (NAME.exec(name)![3] ?? 'migration') as BackupReason

const backupsIn = (folder: string): Backup[] =>
  namesIn(folder).map((name) => ({
    name,
    at: timeOf(name),
    reason: reasonOf(name),
    size: statSync(join(backupFolder(folder), name)).size,
  }))

/** Whether a backup was made on the day of `now`, before it. */
export const hasBackupOfToday = (folder: string, now: string): boolean =>
  namesIn(folder).some((name) => timeOf(name) <= now && timeOf(name).startsWith(now.slice(0, 10)))

/** The backups' files, the newest first, with their times; one dated after `now` counts as the oldest. */
export const backupFiles = (folder: string, now: Date): { file: string; at: string }[] =>
  byAge(backupsIn(folder), now.toISOString()).map(({ name, at }) => ({ file: join(backupFolder(folder), name), at }))

/**
 * Every backup with what is in it, the newest first; one that can't be read says so. It is read no further than that: every
 * page is checked before it is shown or put back (`restore.ts`), so that a list of many keeps nobody waiting.
 */
export const listBackups = (folder: string): BackupState[] =>
  backupsIn(folder).map((backup) => ({ ...backup, games: gamesIn(folder, backup.name) }))

function gamesIn(folder: string, name: string): BackupState['games'] {
  try {
    const db = openForeign(join(backupFolder(folder), name), { readonly: true })
    try {
      if (!hasShape(db)) return null
      return db.prepare<[], NonNullable<BackupState['games']>>(versionOf(db) < SHELF ? COUNT_ROWS : COUNT).get()!
    } finally {
      db.close()
    }
  } catch {
    return null
  }
}

/** The version since which finished games stand in a table of their own. */
const SHELF = 5

/** By their indexes alone: the records themselves are long. */
const COUNT = `
  SELECT count(*) AS count, (SELECT count(*) FROM shelf WHERE removed = 0) AS finished, max(touched_at) AS last
  FROM games WHERE removed_at IS NULL`

const COUNT_ROWS = `
  SELECT count(*) AS count, count(finished_at) AS finished, max(touched_at) AS last FROM games WHERE removed_at IS NULL`
