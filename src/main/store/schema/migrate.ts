import type { Database } from 'better-sqlite3'
import { refusal } from '../../../contract/errors.ts'
import type { Migration } from './migrations/migration.ts'

export const versionOf = (db: Database): number => db.pragma('user_version', { simple: true }) as number

/** The migrations that `db` still needs. Throws `storage-newer` when it knows more than they do. */
export function missing(db: Database, migrations: readonly Migration[]): readonly Migration[] {
  checkRising(migrations)
  const found = versionOf(db)
  if (found > migrations.length) throw refusal('storage-newer', { found, known: migrations.length })
  return migrations.slice(found)
}

/** Runs one migration and writes its number in the same transaction: both are there afterwards, or neither. */
export function migrate(db: Database, { version, sql, fill }: Migration): void {
  db.transaction(() => {
    db.exec(sql)
    fill?.(db)
    const broken = db.pragma('foreign_key_check') as unknown[]
    if (broken.length > 0) throw new Error(`migration ${version} leaves ${broken.length} broken references`)
    db.pragma(`user_version = ${version}`)
  }).immediate()
}

function checkRising(migrations: readonly Migration[]): void {
  const gap = migrations.findIndex(({ version }, index) => version !== index + 1)
  if (gap >= 0) throw new Error(`migration ${gap + 1} is numbered ${migrations[gap].version}`)
}
