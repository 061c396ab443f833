/** The shape of a database, from the migrations alone: a file from elsewhere is not taken at its word. */
import Database from 'better-sqlite3'
import { migrate, versionOf } from './migrate.ts'
import type { Migration } from './migrations/migration.ts'
import { MIGRATIONS } from './migrations/migrations.ts'

/** A table, an index, a trigger or a view, with the SQL that made it. */
interface Part {
  type: string
  name: string
  sql: string
}

/**
 * Opens a file that anybody may have made: nothing in it runs with the rights of a program, and SQLite's own tables can't be
 * written. Nothing but its version and its shape may be asked for before `hasShape` has said yes.
 */
export function openForeign(file: string, options: Database.Options = {}): Database.Database {
  const db = new Database(file, options)
  db.unsafeMode(false)
  db.pragma('trusted_schema = OFF')
  return db
}

/** Whether the tables, indexes, triggers and views are those that the migrations up to its version make, and no others. */
export function hasShape(db: Database.Database, migrations = MIGRATIONS): boolean {
  const expected = shapesOf(migrations)[versionOf(db)]
  const found = partsOf(db).map(keyOf)
  return expected?.length === found.length && expected.every((part) => found.includes(keyOf(part)))
}

/** Whether its pages and their contents are intact. Only for a database that has its shape. */
export const isWhole = (db: Database.Database): boolean => db.pragma('quick_check(1)', { simple: true }) === 'ok'

/** The tables of today's version, in the order in which they were made. */
export const tableNames = (): string[] =>
  shapesOf(MIGRATIONS)
    .at(-1)!
    .filter(isTable)
    .map(({ name }) => name)

/** Those of them that a database has as some version of Pithead made them, whatever else there is. */
export function knownTables(db: Database.Database): string[] {
  const known = new Set(shapesOf(MIGRATIONS).flat().map(keyOf))
  const found = partsOf(db).filter((part) => isTable(part) && known.has(keyOf(part)))
  return found.map(({ name }) => name)
}

/** A name as SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const isTable = ({ type, name }: Part) => type === 'table' && !name.startsWith('sqlite_')
const keyOf = ({ type, name, sql }: Part) => JSON.stringify([type, name, sql])

/** A file may have millions of them, no version has a hundred. */
const partsOf = (db: Database.Database): Part[] => db.prepare<[number], Part>(PARTS).all(MOST_PARTS)

const MOST_PARTS = 100
const PARTS = 'SELECT type, name, coalesce(sql, tbl_name) AS sql FROM sqlite_schema LIMIT ?'

const made = new WeakMap<readonly Migration[], Part[][]>()

/** Indexed by version, from 0 on. */
function shapesOf(migrations: readonly Migration[]): Part[][] {
  const shapes = made.get(migrations) ?? shapesMadeBy(migrations)
  made.set(migrations, shapes)
  return shapes
}

function shapesMadeBy(migrations: readonly Migration[]): Part[][] {
  const db = new Database(':memory:')
  try {
    const shapes = [partsOf(db)]
    for (const step of migrations) {
      migrate(db, step)
      shapes.push(partsOf(db))
    }
    return shapes
  } finally {
    db.close()
  }
}
