/** What is wrong with a database, found before anything is written to it. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Damage } from '../../contract/rescue.ts'
import { backupFolder } from './backups.ts'
import { migrate, versionOf } from './migrate.ts'
import type { Migration } from './migrations/index.ts'
import { readLog } from './write-ahead-log.ts'

/**
 * Looks at a folder's database without changing a byte of it. Null where it is sound, and where there is none because
 * nothing was ever kept here. A database of a newer Pithead is not judged. Throws what keeps it from being read.
 */
export function damageOf(folder: string, migrations: readonly Migration[]): Damage | null {
  const file = join(folder, 'pithead.db')
  if (!existsSync(file) || statSync(file).size === 0) return hadGames(folder) ? 'gone' : null
  if (readLog(`${file}-wal`).damaged) return 'log'
  try {
    return damageIn(file, migrations)
  } catch (error) {
    const damage = damageTold(error)
    if (damage) return damage
    throw error
  }
}

/** Backups are made of databases with games in them; a log holds what its database doesn't have yet. */
function hadGames(folder: string): boolean {
  const log = join(folder, 'pithead.db-wal')
  return (
    (existsSync(log) && statSync(log).size > 0) ||
    (existsSync(backupFolder(folder)) && readdirSync(backupFolder(folder)).some((name) => name.endsWith('.db')))
  )
}

function damageIn(file: string, migrations: readonly Migration[]): Damage | null {
  const db = new Database(file, { readonly: true })
  try {
    if (versionOf(db) > migrations.length) return null
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') return 'pages'
    return hasShape(db, migrations) ? null : 'tables'
  } finally {
    db.close()
  }
}

/** Whether every table, index and trigger of its version is there as the migrations make it; before the first, none. */
function hasShape(db: Database.Database, migrations: readonly Migration[]): boolean {
  const found = shapeOf(db)
  if (versionOf(db) === 0) return found.size === 0
  return [...shapeAt(migrations.slice(0, versionOf(db)))].every((part) => found.has(part))
}

function shapeAt(migrations: readonly Migration[]): ReadonlySet<string> {
  const db = new Database(':memory:')
  try {
    for (const step of migrations) migrate(db, step)
    return shapeOf(db)
  } finally {
    db.close()
  }
}

const shapeOf = (db: Database.Database): ReadonlySet<string> =>
  new Set(db.prepare<[], string>('SELECT type || name || coalesce(sql, tbl_name) FROM sqlite_schema').pluck().all())

function damageTold(error: unknown): Damage | null {
  const code = error instanceof Database.SqliteError ? error.code : ''
  if (code === 'SQLITE_NOTADB') return 'unreadable'
  return code.startsWith('SQLITE_CORRUPT') ? 'pages' : null
}
