/**
 * Data folders as older versions of Pithead left them. `version-6.db` was filled through the services of that version, and
 * `version-6.json` is what they answered right after the folder was opened; the folders of versions 1 to 5 hold what of its
 * rows those versions knew.
 */
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { openDatabase } from '../../../../src/main/store/durability/database.ts'
import { MIGRATIONS } from '../../../../src/main/store/schema/migrations/migrations.ts'
import { newFolder } from '../../folder.ts'
import { now } from '../stored.ts'
import type { Answers } from './answers.ts'

/** The last version before this one. */
export const LAST = 6
export const VERSIONS = Array.from({ length: LAST }, (_, i) => i + 1)

/** Score sheets came with version 3. */
const hasSheets = (version: number) => version >= 3

export const OLD_FILE = join(import.meta.dirname, `version-${LAST}.db`)

const { ids, answers, digital } = JSON.parse(readFileSync(OLD_FILE.replace(/db$/, 'json'), 'utf8')) as {
  /** Ids of some of the games, by what is special about them. */
  ids: Readonly<Record<string, string>>
  answers: Answers
  /** The answers without the physical games. */
  digital: Partial<Answers>
}

export const SPECIAL = ids

/** Answers of the version before, for the games that a folder of this version has. */
export const answersOf = (version: number): Answers => (hasSheets(version) ? answers : { ...answers, ...digital })

/** A folder with the database of this version and no backups. */
export async function folderOfVersion(version: number): Promise<string> {
  const folder = newFolder()
  if (version === LAST) copyFileSync(OLD_FILE, join(folder, 'pithead.db'))
  else await fill(folder, version)
  return folder
}

async function fill(folder: string, version: number): Promise<void> {
  const db = await openDatabase({ folder, now, migrations: MIGRATIONS.slice(0, version) })
  db.prepare('ATTACH ? AS later').run(OLD_FILE)
  db.transaction(() => {
    db.pragma('defer_foreign_keys = ON')
    for (const table of namesOf(db, `SELECT name FROM main.sqlite_schema WHERE type = 'table'`))
      copyTable(db, table, version)
    if (version < 5) db.exec(AS_BEGUN)
  })()
  db.close()
}

/** Until version 5 nobody could change when a game began. */
const AS_BEGUN = `UPDATE games SET started_at = record ->> 'startedAt'`

function copyTable(db: Database, table: string, version: number): void {
  const columns = namesOf(db, `SELECT name FROM pragma_table_info('${table}', 'main')`).join(', ')
  const where = table === 'games' && !hasSheets(version) ? `WHERE mode = 'digital'` : ''
  db.exec(`INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM later."${table}" ${where}`)
}

const namesOf = (db: Database, sql: string): string[] => db.prepare<[], string>(sql).pluck().all()
