/** What can still be read of a damaged database: by SQLite as far as it gets, and beyond that from the pages themselves. */
import Database from 'better-sqlite3'
import { readLog } from '../write-ahead-log.ts'
import { rowsInPages, type Value } from './pages.ts'

/** A game as it stands in the file, not judged yet. */
export interface FoundGame {
  id: string
  record: string
  pending: string
  revision: number
  touchedAt: string
  removedAt: string | null
  finishedAt: string | null
  /** The JSON of a score sheet's edits, in order. */
  edits: string[]
}

/** Opens a copy of a damaged database; null where SQLite refuses all of it. */
export function openDamaged(file: string): Database.Database | null {
  try {
    const db = new Database(file)
    db.pragma('user_version')
    return db
  } catch {
    return null
  }
}

/** The games in a copy of a damaged database. One may come twice: what comes later was written later. */
export function* foundGames(file: string): Generator<FoundGame> {
  const revisions = new Map<string, number>()
  const logDamaged = readLog(`${file}-wal`).damaged
  const db = openDamaged(file)
  try {
    const whole = db !== null && (yield* notingRevisions(gamesBySql(db), revisions))
    if (whole && !logDamaged) return
    for (const game of gamesInPages(file)) if (game.revision > (revisions.get(game.id) ?? -1)) yield game
  } finally {
    // Not before the pages are read: closing takes the log away.
    db?.close()
  }
}

function* notingRevisions(games: Generator<FoundGame, boolean>, revisions: Map<string, number>) {
  for (;;) {
    const { value, done } = games.next()
    if (done) return value
    revisions.set(value.id, value.revision)
    yield value
  }
}

/** Answers whether it came to the table's end. */
function* gamesBySql(db: Database.Database): Generator<FoundGame, boolean> {
  try {
    const next = db.prepare<[number], FoundGame & { place: number }>(NEXT)
    const edits = db.prepare<[string], { edit: string }>('SELECT edit FROM sheet_edits WHERE game = ? ORDER BY number')
    for (let row = next.get(0); row; row = next.get(row.place)) {
      const { place: _, ...game } = row
      yield { ...game, edits: edits.all(row.id).map(({ edit }) => edit) }
    }
    return true
  } catch {
    return false
  }
}

const NEXT = `
  SELECT rowid AS place, id, record, pending, revision, touched_at AS touchedAt, removed_at AS removedAt,
         finished_at AS finishedAt
  FROM games NOT INDEXED WHERE rowid > ? ORDER BY rowid LIMIT 1`

function* gamesInPages(file: string): Generator<FoundGame> {
  const edits = editsInPages(file)
  for (const row of rowsInPages(file)) {
    const game = gameOf(row)
    const own = game && (edits.get(game.id) ?? [])
    if (game) yield { ...game, edits: [...own!].sort(([a], [b]) => a - b).map(([, edit]) => edit) }
  }
}

/** By game: each edit with its number. */
function editsInPages(file: string): Map<string, Map<number, string>> {
  const edits = new Map<string, Map<number, string>>()
  for (const row of rowsInPages(file)) {
    if (row.length !== 3) continue
    const [game, number, edit] = row
    if (typeof game !== 'string' || typeof number !== 'number' || typeof edit !== 'string') continue
    edits.set(game, (edits.get(game) ?? new Map<number, string>()).set(number, edit))
  }
  return edits
}

/** A row of the table `games`: of its columns the first ten have kept their places since the first version. */
function gameOf(row: readonly Value[]): Omit<FoundGame, 'edits'> | null {
  const [id, record, pending, revision, touchedAt, removedAt] = row
  const finishedAt = row[9]
  if (row.length < 15 || typeof id !== 'string' || typeof record !== 'string' || !record.startsWith('{')) return null
  if (typeof pending !== 'string' || typeof revision !== 'number' || typeof touchedAt !== 'string') return null
  return {
    id,
    record,
    pending,
    revision,
    touchedAt,
    removedAt: textOrNull(removedAt),
    finishedAt: textOrNull(finishedAt),
  }
}

const textOrNull = (value: Value): string | null => (typeof value === 'string' ? value : null)

/** Tables that are read game by game, or made from the games. */
const NOT_COPIED = ['games', 'sheet_edits', 'shelf', 'seats']

/** Copies into `db` what else can be read, row by row: people, settings, and what belongs to games that are there. */
export function copyOtherTables(file: string, db: Database.Database): void {
  const from = openDamaged(file)
  if (!from) return
  for (const table of tablesOf(db)) if (!NOT_COPIED.includes(table)) copyRows(from, db, table)
  from.close()
}

export const tablesOf = (db: Database.Database): string[] =>
  db
    .prepare<[], { name: string }>(TABLES)
    .all()
    .map(({ name }) => name)

const TABLES = `SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`

function copyRows(from: Database.Database, into: Database.Database, table: string): void {
  try {
    for (const row of from.prepare<[], Record<string, Value>>(`SELECT * FROM "${table}"`).iterate())
      insert(into, table, row)
  } catch {
    // The rest of this table can't be read.
  }
}

function insert(db: Database.Database, table: string, row: Record<string, Value>): void {
  const known = columnsOf(db, table).filter((name) => Object.hasOwn(row, name))
  const names = known.map((name) => `"${name}"`).join(', ')
  const marks = known.map(() => '?').join(', ')
  try {
    db.prepare(`INSERT OR IGNORE INTO "${table}" (${names}) VALUES (${marks})`).run(...known.map((name) => row[name]))
  } catch {
    // A row that this table can't hold, for one because its game is lost.
  }
}

const columnsOf = (db: Database.Database, table: string): string[] =>
  (db.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name)
