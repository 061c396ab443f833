/** The database's backups: made by SQLite itself, the last seven kept, and put back without closing anything. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { BackupReason, BackupState } from '../../contract/records.ts'
import { refusal } from '../../contract/errors.ts'
import { storageRefusal } from './errors.ts'
import { migrate, missing, versionOf } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'

const KEPT = 7
/** The end of a name whose copy is not whole yet. */
const PART = '.part'
const NAME = /^pithead-version-(\d+)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)(?:-([a-z]+))?\.db$/

export const backupFolder = (folder: string): string => join(folder, 'backups')

/**
 * Copies the database into `folder`/backups and returns the copy's path; of all copies the last seven stay. The copy has
 * its name only once it is whole.
 */
export const backup = async (
  db: Database.Database,
  folder: string,
  now: Date,
  reason?: Exclude<BackupReason, 'migration'>,
): Promise<string> => {
  mkdirSync(backupFolder(folder), { recursive: true })
  const time = now.toISOString().replaceAll(/[:.]/g, '-')
  const name = `pithead-version-${versionOf(db)}-${time}${reason ? `-${reason}` : ''}.db`
  const file = join(backupFolder(folder), name)
  try {
    await db.backup(`${file}${PART}`)
    renameSync(`${file}${PART}`, file)
  } finally {
    rmSync(`${file}${PART}`, { force: true })
  }
  // The clock may have been set back: the copy just made stays whatever its time.
  const others = namesIn(folder).filter((other) => other !== name)
  for (const old of others.slice(KEPT - 1)) rmSync(join(backupFolder(folder), old))
  return file
}

/** Removes what a copy or a restoration that was cut off has left. Nobody else may be at work in the folder. */
export const dropUnfinished = (folder: string): void => {
  dropCopy(restoring(folder))
  if (!existsSync(backupFolder(folder))) return
  for (const name of readdirSync(backupFolder(folder)))
    if (name.includes(`.db${PART}`)) rmSync(join(backupFolder(folder), name))
}

const restoring = (folder: string): string => join(folder, 'restoring.db')

const dropCopy = (copy: string): void => {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${copy}${end}`, { force: true })
}

/** The newest first. */
const namesIn = (folder: string): string[] => {
  if (!existsSync(backupFolder(folder))) return []
  const names = readdirSync(backupFolder(folder)).filter((name) => NAME.test(name))
  return names.sort((a, b) => timeOf(b).localeCompare(timeOf(a)))
}

/** ISO 8601 in UTC, from the name. */
const timeOf = (name: string): string => {
  const [day, clock] = NAME.exec(name)![2].split('T')
  return `${day}T${clock.replace(/^(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, '$1:$2:$3.$4Z')}`
}

const reasonOf = (name: string): BackupReason => (NAME.exec(name)![3] ?? 'migration') as BackupReason

/** The newest backup, with its time. */
export const lastBackup = (folder: string): string | null => {
  const [name] = namesIn(folder)
  return name ? timeOf(name) : null
}

/** Where the backups lie, the newest first, with their times. */
export const backupFiles = (folder: string): { file: string; at: string }[] =>
  namesIn(folder).map((name) => ({ file: join(backupFolder(folder), name), at: timeOf(name) }))

/** Every backup with what is in it, the newest first; one that can't be read says so. */
export const listBackups = (folder: string): BackupState[] =>
  namesIn(folder).map((name) => ({ name, at: timeOf(name), reason: reasonOf(name), games: gamesIn(folder, name) }))

const gamesIn = (folder: string, name: string): BackupState['games'] => {
  try {
    const db = new Database(join(backupFolder(folder), name), { readonly: true })
    try {
      if (db.pragma('quick_check', { simple: true }) !== 'ok') return null
      return db.prepare<[], NonNullable<BackupState['games']>>(COUNT).get()!
    } finally {
      db.close()
    }
  } catch {
    return null
  }
}

const COUNT = `
  SELECT count(*) AS count, count(finished_at) AS finished, max(touched_at) AS last FROM games WHERE removed_at IS NULL`

/**
 * Puts the games of a backup in place of those in `db`, all or none; settings stay. Throws `not-found` or
 * `storage-damaged`, and changes nothing then.
 */
export const restoreBackup = (db: Database.Database, folder: string, name: string): void => {
  if (!namesIn(folder).includes(name)) throw refusal('not-found', { id: name })
  const copy = restoring(folder)
  try {
    copyFileSync(join(backupFolder(folder), name), copy)
    upToDate(copy)
    takeOver(db, copy)
  } catch (error) {
    throw storageRefusal(error)
  } finally {
    dropCopy(copy)
  }
}

/** An older backup gets today's shape before it is read. */
const upToDate = (file: string): void => {
  const db = new Database(file)
  try {
    if (db.pragma('quick_check', { simple: true }) !== 'ok') throw refusal('storage-damaged')
    for (const step of missing(db, MIGRATIONS)) migrate(db, step)
  } finally {
    db.close()
  }
}

const takeOver = (db: Database.Database, file: string): void => {
  db.prepare('ATTACH ? AS restored').run(file)
  try {
    db.transaction(() => {
      db.pragma('defer_foreign_keys = ON')
      const tables = db.prepare<[], { name: string }>(TABLES).all()
      for (const { name } of tables) db.exec(`DELETE FROM main."${name}"`)
      for (const { name } of tables) db.exec(`INSERT INTO main."${name}" SELECT * FROM restored."${name}"`)
    })()
  } finally {
    db.exec('DETACH restored')
  }
}

const TABLES = `
  SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'settings'`
