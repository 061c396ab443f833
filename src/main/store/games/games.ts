import type { Database } from 'better-sqlite3'
import * as v from 'valibot'
import type { TableSummary } from '../../../contract/api.ts'
import { refusal } from '../../../contract/errors.ts'
import type { Catalogue } from '../../../games/facets/facets.ts'
import { parsedRecord } from '../../../games/record/record.ts'
import * as forms from '../../platform/columns.ts'
import { jsonIn, jsonOr, json, read } from '../../platform/columns.ts'
import { guarded } from '../../platform/storage-errors.ts'
import { archiveRows, type ArchiveRows } from './archive-rows.ts'
import type { HeadedRecord, Told } from './record-head.ts'

/** A game as it is kept: the record so far, and the decisions of its next entry that are made already. */
export interface StoredGame {
  /** The record's JSON. */
  record: string
  pending: unknown
  touchedAt: string
  /** Null until the end of the game was seen at the table, with its ceremonies. */
  finishedAt: string | null
  /** Rises by one with every change and never falls. */
  revision: number
}

export interface FoundGame {
  /** The record's JSON. */
  record: string
  revision: number
  removedAt: string | null
}

/** A finished game at a revision, its head read. */
export interface ReadGame extends HeadedRecord {
  revision: number
}

/** The rows of a change: the game and, derived from it, its line in the list. */
export interface GameChange extends Pick<StoredGame, 'record' | 'pending' | 'revision'> {
  summary: TableSummary
}

export interface GameStore {
  /** Games not removed, the most recently touched first: all that run, and of the finished ones the last few. */
  list: () => TableSummary[]
  /** A game's line in the list, running or finished; null if there is none or it is removed. */
  summary: (id: string) => TableSummary | null
  /** Whether a game that isn't over was dealt by this code, one that was removed included. */
  isRunning: (game: string, deal: string) => boolean
  /** Whether a game has this id, a removed one included. */
  has: (id: string) => boolean
  /** The record of a game, removed or not, with its revision and when it was removed. */
  find: (id: string) => FoundGame | null
  /** Null if there is none or it is removed. */
  load: (id: string) => StoredGame | null
  create: (change: GameChange) => void
  /** Throws `stale` unless the game is at the revision before this one; nothing is written then. */
  save: (change: GameChange) => void
  /** Changes what is told of a finished game, which was played as before, from this state of it on. Throws the same. */
  retell: (game: ReadGame, told: Partial<Told>) => void
  /** False if there is nothing to remove. */
  remove: (id: string, at: string) => boolean
  /** False if nothing was removed under this id. */
  restore: (id: string) => boolean
  /** Takes a game out for good, with all that belongs to it. */
  erase: (id: string) => void
}

/** The progress of every finished game. The words of its result say more: no game has any for this. */
export const OVER: TableSummary['progress'] = { key: 'over', params: {} }

/** Makes a game's columns again from its record where they aren't what they should be, and answers whether it did. Each game is tried once. */
export type Mend = (id: string) => boolean

interface Row {
  id: string
  game: TableSummary['game']
  mode: TableSummary['mode']
  players: string
  startedAt: string
  touchedAt: string
  finishedAt: string | null
  progress: string
  moves: number
  turn: number | null
  points: string
  winners: string | null
}

interface StoredRow {
  record: string
  pending: string
  touchedAt: string
  finishedAt: string | null
  revision: number
}

/** Leaves out a game with wrong columns that `mend` can't make again. */
export const gameStore = (db: Database, catalogue: Catalogue, mend: Mend = () => false): GameStore => ({
  ...lists(db, mend),
  ...records(db),
  ...changes(db, archiveRows(db, catalogue)),
  ...removals(db),
})

function lists(db: Database, mend: Mend): Pick<GameStore, 'list' | 'summary' | 'isRunning'> {
  const list = db.prepare<[], Row>(LIST)
  const one = db.prepare<[string], Row>(ONE)
  const running = db.prepare<{ game: string; deal: string }>(RUNNING)

  const summaryOf = (row: Row): TableSummary | null => {
    const parsed = read(columns, row)
    if (parsed) return { ...row, ...parsed }
    const mended = mend(row.id) ? one.get(row.id) : undefined
    return mended ? summaryOf(mended) : null
  }

  return {
    list: guarded(() => list.all().flatMap((row) => summaryOf(row) ?? [])),
    summary: guarded((id) => {
      const row = one.get(id)
      return row ? summaryOf(row) : null
    }),
    isRunning: guarded((game, deal) => running.get({ game, deal }) !== undefined),
  }
}

function records(db: Database): Pick<GameStore, 'has' | 'find' | 'load'> {
  const has = db.prepare<[string]>('SELECT 1 FROM games WHERE id = ?')
  const find = db.prepare<[string], FoundGame>(
    'SELECT record, revision, removed_at AS removedAt FROM games WHERE id = ?',
  )
  const load = db.prepare<[string], StoredRow>(LOAD)
  return {
    has: guarded((id) => has.get(id) !== undefined),
    find: guarded((id) => find.get(id) ?? null),
    load: guarded((id) => {
      const row = load.get(id)
      return row ? storedOf(row) : null
    }),
  }
}

function changes(db: Database, archive: ArchiveRows): Pick<GameStore, 'create' | 'save' | 'retell'> {
  const create = db.prepare(CREATE)
  const save = db.prepare(SAVE)
  const retell = db.prepare(RETELL)

  const keep = ({ summary, record }: GameChange): void => {
    const { finishedAt } = summary
    if (finishedAt === null) archive.drop(summary.id)
    else archive.put({ ...summary, finishedAt }, parsedRecord(record))
  }
  const begin = db.transaction((change: GameChange) => {
    create.run(columnsOf(change))
    keep(change)
  })
  const change = db.transaction((change: GameChange) => {
    if (save.run(columnsOf(change)).changes === 0) throw refusal('stale', { revision: change.revision })
    keep(change)
  })
  const retold = ({ head, retold, revision: before }: ReadGame, told: Partial<Told>): void => {
    const next = { ...head, ...told }
    const record = retold(told)
    const revision = before + 1
    const row = { id: head.id, revision, record, players: JSON.stringify(next.players) }
    if (retell.run(row).changes === 0) throw refusal('stale', { revision })
    archive.retell(next, () => parsedRecord(record))
  }
  const alone = db.transaction(retold)

  return {
    create: guarded((game) => begin(game)),
    save: guarded((game) => change(game)),
    // An outer transaction rolls everything back at once; a savepoint for each game would copy every page that it changes.
    retell: guarded((game, told) => (db.inTransaction ? retold : alone)(game, told)),
  }
}

function removals(db: Database): Pick<GameStore, 'remove' | 'restore' | 'erase'> {
  const remove = db.prepare('UPDATE games SET removed_at = ? WHERE id = ? AND removed_at IS NULL')
  const restore = db.prepare('UPDATE games SET removed_at = NULL WHERE id = ? AND removed_at IS NOT NULL')
  const erase = db.prepare('DELETE FROM games WHERE id = ?')
  return {
    remove: guarded((id, at) => remove.run(at, id).changes > 0),
    restore: guarded((id) => restore.run(id).changes > 0),
    erase: guarded((id) => void erase.run(id)),
  }
}

const COLUMNS = `id, game, mode, players, started_at AS startedAt, touched_at AS touchedAt, finished_at AS finishedAt,
         progress, moves, turn, points, winners`

/** Finished games in the list; the archive has them all. */
const LATELY = 12

const LIST = `
  SELECT ${COLUMNS} FROM games WHERE removed_at IS NULL AND finished_at IS NULL
  UNION ALL
  SELECT ${COLUMNS} FROM games
  WHERE id IN (SELECT id FROM archive WHERE removed = 0 ORDER BY finished_at DESC LIMIT ${LATELY})
  ORDER BY touchedAt DESC, id`

const ONE = `SELECT ${COLUMNS} FROM games WHERE id = ? AND removed_at IS NULL`

/** In two halves, each of which has an index. */
const RUNNING = `
  SELECT 1 FROM games
  WHERE removed_at IS NULL AND finished_at IS NULL AND game = @game AND ${jsonOr('record', '{}')} ->> '$.deal' = @deal
  UNION ALL
  SELECT 1 FROM games
  WHERE removed_at IS NOT NULL AND finished_at IS NULL AND game = @game AND ${jsonOr('record', '{}')} ->> '$.deal' = @deal
  LIMIT 1`

const LOAD = `
  SELECT record, pending, touched_at AS touchedAt, finished_at AS finishedAt, revision
  FROM games WHERE id = ? AND removed_at IS NULL`

const CREATE = `
  INSERT INTO games (id, record, pending, revision, touched_at, game, mode, players, started_at, finished_at,
                     progress, moves, turn, points, winners)
  VALUES (@id, @record, @pending, @revision, @touchedAt, @game, @mode, @players, @startedAt, @finishedAt,
          @progress, @moves, @turn, @points, @winners)`

const SAVE = `
  UPDATE games
  SET record = @record, pending = @pending, revision = @revision, touched_at = @touchedAt,
      players = @players, started_at = @startedAt, finished_at = @finishedAt, progress = @progress, moves = @moves,
      turn = @turn, points = @points, winners = @winners
  WHERE id = @id AND revision = @revision - 1 AND removed_at IS NULL`

const RETELL = `
  UPDATE games SET record = @record, revision = @revision, players = @players
  WHERE id = @id AND revision = @revision - 1 AND removed_at IS NULL AND finished_at IS NOT NULL`

const columnsOf = ({ record, pending, revision, summary }: GameChange) => ({
  ...summary,
  revision,
  record,
  pending: JSON.stringify(pending),
  ...jsonColumnsOf(summary),
})

/** The columns that hold JSON and can be made again from the record. */
export const jsonColumnsOf = ({ players, progress, points, winners }: TableSummary) => ({
  players: JSON.stringify(players),
  progress: JSON.stringify(progress),
  points: JSON.stringify(points),
  winners: winners && JSON.stringify(winners),
})

const columns = v.object({
  players: json(forms.players),
  progress: json(forms.progress),
  points: json(forms.numbers),
  winners: v.nullable(json(forms.numbers)),
})

const storedOf = (row: StoredRow): StoredGame => ({
  ...row,
  pending: jsonIn(row.pending),
})
