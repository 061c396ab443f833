/** Finds a database's damage before anything is written to it. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Damage } from '../../../contract/schemas/rescue.ts'
import { backupFolder } from '../backups/backups.ts'
import { versionOf } from '../schema/migrate.ts'
import type { Migration } from '../schema/migrations/migration.ts'
import { hasShape, isWhole, openForeign } from '../schema/shape.ts'
import { readLog } from './write-ahead-log.ts'

/**
 * Looks at a folder's database without changing a byte of it. Null if it is intact, and if there is none because
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
  const db = openForeign(file, { readonly: true })
  try {
    if (versionOf(db) > migrations.length) return null
    if (!hasShape(db, migrations)) return 'tables'
    return isWhole(db) ? null : 'pages'
  } finally {
    db.close()
  }
}

function damageTold(error: unknown): Damage | null {
  const code = error instanceof Database.SqliteError ? error.code : ''
  if (code === 'SQLITE_NOTADB') return 'unreadable'
  return code.startsWith('SQLITE_CORRUPT') ? 'pages' : null
}
