/** Reads a damaged database: by SQLite as far as it gets, and beyond that from the pages themselves. */
import { statSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { knownTables, openForeign, quoted, tableNames } from '../schema/shape.ts'
import type { WholeGame } from '../games/whole-game.ts'
import { readLog } from '../durability/write-ahead-log.ts'
import { rowsInPages, STEP, type Value } from './pages.ts'

export type FoundGame = WholeGame

/** Opens a copy of a damaged database; null if SQLite refuses all of it. */
function openDamaged(file: string): Database.Database | null {
  try {
    const db = openForeign(file)
    db.pragma('user_version')
    return db
  } catch {
    return null
  }
}

/**
 * The games in a copy of a damaged database, and steps in between. One may come twice: what comes later was written later.
 */
export function* foundGames(file: string): Generator<FoundGame | typeof STEP> {
  const revisions = new Map<string, number>()
  const logDamaged = readLog(`${file}-wal`).damaged
  const db = openDamaged(file)
  try {
    const whole = db !== null && (yield* notingRevisions(gamesBySql(db), revisions))
    if (whole && !logDamaged) return
    for (const game of gamesInPages(file))
      if (game === STEP || game.revision > (revisions.get(game.id) ?? -1)) yield game
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

/** Answers whether it came to the table's end. Tables that are none of ours are not read, whatever they are called. */
function* gamesBySql(db: Database.Database): Generator<FoundGame, boolean> {
  try {
    const known = knownTables(db)
    if (!known.includes('games') || !known.includes('sheet_edits')) return false
    const next = db.prepare<[number], FoundGame & { place: number }>(NEXT)
    let before = 0
    for (let row = next.get(before); row; row = next.get(before)) {
      const { place, ...game } = row
      // Damaged pages may lead in circles.
      if (!(place > before)) return false
      before = place
      yield { ...game, edits: editsBySql(db, game.id) }
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

/** Throws if they don't come in their order. */
function editsBySql(db: Database.Database, game: string): string[] {
  const edits: string[] = []
  let before = -1
  for (const { number, edit } of db.prepare<[string], { number: number; edit: string }>(EDITS).iterate(game)) {
    if (!(number > before)) throw new RangeError('edits in a circle')
    before = number
    edits.push(edit)
  }
  return edits
}

const EDITS = 'SELECT number, edit FROM sheet_edits WHERE game = ? ORDER BY number'

function* gamesInPages(file: string): Generator<FoundGame | typeof STEP> {
  const edits = yield* editsInPages(file)
  for (const row of rowsInPages(file)) {
    const game = row === STEP ? STEP : gameOf(row)
    if (game === STEP) yield STEP
    else if (game) yield { ...game, edits: inOrder(edits.get(game.id) ?? []) }
  }
}

const inOrder = (edits: Iterable<[number: number, edit: string]>): string[] =>
  [...edits].sort(([a], [b]) => a - b).map(([, edit]) => edit)

type Edits = Map<string, Map<number, string>>

/** Collects the edits of each game by their numbers. */
function* editsInPages(file: string): Generator<typeof STEP, Edits> {
  const edits: Edits = new Map()
  for (const row of rowsInPages(file)) {
    if (row === STEP) yield STEP
    if (row === STEP || row.length !== 3) continue
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
const NOT_COPIED = ['games', 'sheet_edits', 'archive', 'seats', 'tags']

/**
 * Copies into `db` what else can be read, row by row: people, settings, and what belongs to games that are there. Steps
 * after each row.
 */
export function* copyOtherTables(file: string, db: Database.Database): Generator<typeof STEP> {
  const from = openDamaged(file)
  if (!from) return
  try {
    const known = knownTables(from).filter((table) => !NOT_COPIED.includes(table))
    const most = statSync(file).size / LEAST_ROW
    for (const table of tableNames()) if (known.includes(table)) yield* copyRows(from, db, table, most)
  } catch {
    // Not even the list of tables can be read.
  } finally {
    from.close()
  }
}

/** Bytes of a row, its place in its page among them: damaged pages that lead in circles have more rows than there is room for. */
const LEAST_ROW = 8

function* copyRows(
  from: Database.Database,
  into: Database.Database,
  table: string,
  most: number,
): Generator<typeof STEP> {
  const insert = inserting(into, table)
  let rows = 0
  try {
    for (const row of from.prepare<[], Record<string, Value>>(`SELECT * FROM ${quoted(table)}`).iterate()) {
      if (++rows > most) return
      insert(row)
      yield STEP
    }
  } catch {
    // The rest of this table can't be read.
  }
}

/** Inserts the values of a row that the table has columns for. */
function inserting(db: Database.Database, table: string): (row: Record<string, Value>) => void {
  const columns = (db.pragma(`table_info(${quoted(table)})`) as { name: string }[]).map(({ name }) => name)
  return (row) => {
    const known = columns.filter((name) => Object.hasOwn(row, name))
    const marks = known.map(() => '?').join(', ')
    try {
      db.prepare(`INSERT OR IGNORE INTO ${quoted(table)} (${known.map(quoted).join(', ')}) VALUES (${marks})`).run(
        ...known.map((name) => row[name]),
      )
    } catch {
      // A row that this table can't hold, for one because its game is lost.
    }
  }
}
