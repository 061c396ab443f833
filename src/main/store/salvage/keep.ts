/** The databases of a rescue: the saved part of a damaged one, and a backup with that added. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import type { GameLine } from '../../../contract/archive.ts'
import type { GameCount } from '../../../contract/schemas/rescue.ts'
import type { Catalogue } from '../../../games/facets/facets.ts'
import { makeFolders } from '../../platform/make-folders.ts'
import { oneRow } from '../../platform/one-row.ts'
import { openDatabase } from '../durability/database.ts'
import { storesOn, type Stores } from '../store.ts'
import type { GameChange } from '../games/games.ts'
import { quoted, tableNames } from '../schema/shape.ts'
import type { STEP } from './pages.ts'
import { copyOtherTables } from './read.ts'

export interface KeptGame {
  change: GameChange
  /** A score sheet's edits. */
  edits: readonly unknown[]
  removedAt: string | null
}

export interface Kept {
  /** The path of the database. It is whole once it is closed. */
  file: string
  count: () => GameCount
  /** The game's record and revision, undefined if it isn't there. */
  find: (id: string) => { record: string; revision: number } | undefined
  /** Keeps games, each in place of an older state of it. */
  put: (games: readonly KeptGame[]) => void
  /** Copies everything but games from a damaged file, row by row. */
  putOthers: (damaged: string) => Iterable<typeof STEP>
  /** Adds what another such database has and this one hasn't, or not as far, or its settings alone. */
  add: (other: string, what: 'all' | 'settings') => void
  /** The number of games of `other` that this one hasn't, or not as far, and the latest of them. */
  missing: (other: string, most: number) => { count: number; games: GameLine[] }
  close: () => void
}

export interface KeptOptions {
  catalogue: Catalogue
  now: () => Date
}

/** Opens the database in a folder of its own, an empty one or made of a backup. */
export async function openKept(folder: string, { catalogue, now }: KeptOptions, backup?: string): Promise<Kept> {
  makeFolders(folder, 0o700)
  const file = join(folder, 'pithead.db')
  if (backup) copyFileSync(backup, file)
  const db = await openDatabase({ folder, now })
  // Until it takes the damaged one's place nothing depends on it.
  db.pragma('synchronous = OFF')
  return keptIn(db, file, catalogue)
}

function keptIn(db: Database, file: string, catalogue: Catalogue): Kept {
  const stores = storesOn(db, catalogue)
  const find = db.prepare<[string], { record: string; revision: number }>(
    'SELECT record, revision FROM games WHERE id = ?',
  )
  return {
    file,
    count: () => oneRow(db.prepare<[], GameCount>(COUNT)),
    find: (id) => find.get(id),
    put: (games) => stores.atomically(() => games.forEach((game) => put(stores, game))),
    putOthers: (damaged) => copyOtherTables(damaged, db),
    add: (other, what) => attached(db, other, () => (what === 'all' ? addAll(db) : addSettings(db))),
    missing: (other, most) =>
      attached(db, other, () => ({
        count: oneRow(db.prepare<[], number>(`SELECT count(*) ${MISSING}`).pluck()),
        games: db
          .prepare<[number], GameRow>(`${GAMES} ${MISSING} ORDER BY touched_at DESC LIMIT ?`)
          .all(most)
          .map(gameOf),
      })),
    close: () => void db.close(),
  }
}

const COUNT = 'SELECT count(*) AS count, count(finished_at) AS finished FROM games WHERE removed_at IS NULL'
const MISSING = `
  FROM other.games AS theirs
  WHERE removed_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM main.games AS ours WHERE ours.id = theirs.id AND ours.revision >= theirs.revision)`
const GAMES = 'SELECT id, game, mode, players, started_at AS startedAt, finished_at AS finishedAt'

interface GameRow extends Omit<GameLine, 'players'> {
  players: string
}
const gameOf = (row: GameRow): GameLine => ({ ...row, players: JSON.parse(row.players) as GameLine['players'] })

function put({ games, sheetEdits }: Stores, { change, edits, removedAt }: KeptGame): void {
  const { id } = change.summary
  games.erase(id)
  games.create(change)
  edits.forEach((edit, number) => sheetEdits.put(id, number, edit))
  if (removedAt !== null) games.remove(id, removedAt)
}

function attached<T>(db: Database, other: string, work: () => T): T {
  db.prepare('ATTACH ? AS other').run(other)
  try {
    return db.transaction(work)()
  } finally {
    db.exec('DETACH other')
  }
}

/**
 * Adds all data of the other database. A game that is newer there replaces this one's together with the data attached
 * to it.
 */
function addAll(db: Database): void {
  db.pragma('defer_foreign_keys = ON')
  db.exec(`DELETE FROM main.games WHERE id IN (
    SELECT theirs.id FROM other.games AS theirs JOIN main.games AS ours ON ours.id = theirs.id
    WHERE theirs.revision > ours.revision)`)
  for (const table of tableNames().map(quoted))
    if (table !== '"settings"') db.exec(`INSERT OR IGNORE INTO main.${table} SELECT * FROM other.${table}`)
  addSettings(db)
}

const addSettings = (db: Database): void =>
  void db.exec('INSERT OR REPLACE INTO main.settings SELECT * FROM other.settings')
