/** The database's backups: made by SQLite itself, kept as `retention.ts` says. `restore.ts` puts one back. */
import { copyFileSync, existsSync, lstatSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import type { BackupReason, BackupState } from '../../../contract/archive.ts'
import { refusal } from '../../../contract/errors.ts'
import { renameDurably } from '../../platform/durable.ts'
import { versionOf } from '../schema/migrate.ts'
import { oneRow } from '../../platform/one-row.ts'
import { makeFolders } from '../../platform/make-folders.ts'
import { makePrivate, shutOthersOut } from '../../platform/private.ts'
import { dropCopy, restoring } from './restore.ts'
import { byAge, outdated, type Backup } from './retention.ts'
import { stillThere, type ChosenFolder } from './second-folder.ts'
import { hasShape, openForeign } from '../schema/shape.ts'
import { present } from '../../../games/building-blocks/present.ts'

/** The end of a name whose copy is not whole yet. */
const PART = '.part'
const NAME = /^pithead-version-(\d+)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)(?:-([a-z]+))?\.db$/
/** Files that an interrupted copy leaves behind. */
const LEFT = /^pithead-version-.*\.db(\.part|-wal|-shm|-journal)/

/** All in one step: in several, each change by another connection would have the copy begin anew. */
const EVERY_PAGE = 0x7fffffff

export const backupFolder = (folder: string): string => join(folder, 'backups')

/**
 * Copies the database into `folder`/backups and returns the copy's path. Outdated copies are deleted, except the one
 * called `keep`. The copy has its name only once it is complete.
 */
export async function backup(
  db: Database.Database,
  folder: string,
  now: Date,
  reason?: Exclude<BackupReason, 'migration'>,
  keep?: string,
): Promise<string> {
  makeFolders(backupFolder(folder), 0o700)
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
  dropOutdated(backupFolder(folder), now, [name, keep])
  return file
}

function dropOutdated(place: string, now: Date, kept: readonly (string | undefined)[]): void {
  for (const { name } of outdated(backupsIn(place), now.toISOString()))
    if (!kept.includes(name)) dropCopy(join(place, name))
}

/** Copies of a data folder in a second folder: each data folder has one of its own there, so that none thins another's. */
const COPIES = /^pithead-[0-9a-f]{8}$/

/**
 * Copies a backup to the second folder of the data folder `own`, where the same go as there. The copy has its name only once it
 * is whole. Throws `bad-folder` if the folder isn't there, or no longer what was chosen.
 */
export function copyTo(second: ChosenFolder, own: string, file: string, now: Date, keep?: string): void {
  const place = join(stillThere(second, own), second.copies)
  makeFolders(place, 0o700)
  if (!lstatSync(place).isDirectory()) throw refusal('bad-folder', { folder: place, problem: 'no-folder' })
  dropLeft(place)
  const copy = join(place, basename(file))
  try {
    copyFileSync(file, `${copy}${PART}`)
    shutOthersOut(`${copy}${PART}`)
    renameDurably(`${copy}${PART}`, copy)
  } finally {
    rmSync(`${copy}${PART}`, { force: true })
  }
  dropOutdated(place, now, [basename(file), keep])
}

/**
 * Removes what a copy or a restoration that was cut off has left, and what SQLite has laid beside a copy to read it. Nobody
 * else may be at work in the folder.
 */
export function dropUnfinished(folder: string): void {
  dropCopy(restoring(folder))
  dropLeft(backupFolder(folder))
}

function dropLeft(place: string): void {
  if (!existsSync(place)) return
  for (const name of readdirSync(place)) if (LEFT.test(name)) rmSync(join(place, name))
}

/** The names of all copies in a folder, those with the latest time first; of one that isn't there none. */
function namesIn(place: string): string[] {
  if (!existsSync(place)) return []
  const names = readdirSync(place).filter((name) => NAME.test(name))
  return names.sort((a, b) => timeOf(b).localeCompare(timeOf(a)))
}

/** ISO 8601 in UTC, from the name. */
function timeOf(name: string): string {
  const [day, clock] = present(NAME.exec(name), "the form of a backup's name")[2].split('T')
  return `${day}T${clock.replace(/^(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, '$1:$2:$3.$4Z')}`
}

const reasonOf = (name: string): BackupReason =>
  (present(NAME.exec(name), "the form of a backup's name")[3] ?? 'migration') as BackupReason

const backupsIn = (place: string): Backup[] =>
  namesIn(place).map((name) => ({
    name,
    at: timeOf(name),
    reason: reasonOf(name),
    size: statSync(join(place, name)).size,
  }))

/** Whether a backup was made on the day of `now`, before it. */
export const hasBackupOfToday = (folder: string, now: string): boolean =>
  namesIn(backupFolder(folder)).some((name) => timeOf(name) <= now && timeOf(name).startsWith(now.slice(0, 10)))

/** The backups' files, the newest first, with their times; one dated after `now` counts as the oldest. */
export const backupFiles = (folder: string, now: Date): { file: string; at: string }[] =>
  byAge(backupsIn(backupFolder(folder)), now.toISOString()).map(({ name, at }) => ({
    file: join(backupFolder(folder), name),
    at,
  }))

/** The file of a backup, in the data folder or in the second one. Throws `not-found`. */
export function backupFile(name: string, folder: string, second: ChosenFolder | null): string {
  const places = [backupFolder(folder), ...placesIn(second, folder)]
  const found = places.find((place) => namesIn(place).includes(name))
  if (!found) throw refusal('not-found', { id: name })
  return join(found, name)
}

/** More data folders than anybody has. */
const MOST_PLACES = 50

/**
 * Returns the folders with copies in a second folder: the data folder's own, those of others, and itself. Empty if the
 * second folder isn't there.
 */
function placesIn(second: ChosenFolder | null, own: string): string[] {
  if (second === null) return []
  try {
    const folder = stillThere(second, own)
    const places = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && COPIES.test(entry.name),
    )
    const others = places.map(({ name }) => name).filter((name) => name !== second.copies)
    return [second.copies, ...others.slice(0, MOST_PLACES), '.'].map((name) => join(folder, name))
  } catch {
    return []
  }
}

/**
 * Every backup with what is in it, the newest first; one that can't be read says so. It is read no further than that: every
 * page is checked before it is shown or put back (`restore.ts`), so that a list of many keeps nobody waiting.
 */
export function listBackups(folder: string, second: ChosenFolder | null): BackupState[] {
  const found = statesIn(backupFolder(folder), false)
  const names = new Set(found.map(({ name }) => name))
  for (const place of placesIn(second, folder)) {
    found.push(...statesIn(place, true, names))
    for (const { name } of found) names.add(name)
  }
  return found.sort((a, b) => b.at.localeCompare(a.at)).slice(0, MOST_LISTED)
}

/** The most copies that the page is told of. */
const MOST_LISTED = 1000

/** Those but `known`. */
const statesIn = (place: string, elsewhere: boolean, known: ReadonlySet<string> = new Set()): BackupState[] =>
  backupsIn(place)
    .filter(({ name }) => !known.has(name))
    .map((backup) => ({ ...backup, elsewhere, games: gamesIn(join(place, backup.name)) }))

function gamesIn(file: string): BackupState['games'] {
  try {
    const db = openForeign(file, { readonly: true })
    try {
      if (!hasShape(db)) return null
      return oneRow(db.prepare<[], NonNullable<BackupState['games']>>(countIn(versionOf(db))))
    } finally {
      db.close()
    }
  } catch {
    return null
  }
}

/** The version since which finished games have a table of their own, and the one that renamed it from `shelf`. */
const [OWN_TABLE, RENAMED] = [5, 16]

function countIn(version: number): string {
  if (version < OWN_TABLE) return COUNT_ROWS
  return version < RENAMED ? countWith('shelf') : countWith('archive')
}

/** Counts through indexes alone, since the records themselves are long. */
const countWith = (table: 'shelf' | 'archive') => `
  SELECT count(*) AS count, (SELECT count(*) FROM ${table} WHERE removed = 0) AS finished, max(touched_at) AS last
  FROM games WHERE removed_at IS NULL`

const COUNT_ROWS = `
  SELECT count(*) AS count, count(finished_at) AS finished, max(touched_at) AS last FROM games WHERE removed_at IS NULL`
