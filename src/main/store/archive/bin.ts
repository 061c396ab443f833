import type { Database } from 'better-sqlite3'
import type { BinnedGame } from '../../../contract/schemas/bin.ts'
import { playersIn } from '../../platform/columns.ts'
import { guarded } from '../../platform/storage-errors.ts'
import { oneRow } from '../../platform/one-row.ts'

/** The removed games, finished or not. */
export interface BinStore {
  count: () => number
  /** The last removed first. */
  page: (skip: number, count: number) => Omit<BinnedGame, 'goesAt'>[]
  ids: () => string[]
  /** Ids of the games removed before this time. */
  before: (at: string) => string[]
  /** Deletes a removed game with all that belongs to it. False if it isn't in the bin. */
  erase: (id: string) => boolean
}

type Row = Omit<BinnedGame, 'goesAt' | 'players'> & { players: string }

export function binStore(db: Database): BinStore {
  const count = db.prepare<[], number>('SELECT count(*) FROM games WHERE removed_at IS NOT NULL').pluck()
  const page = db.prepare<[number, number], Row>(PAGE)
  const ids = db.prepare<[], string>('SELECT id FROM games WHERE removed_at IS NOT NULL').pluck()
  const before = db.prepare<[string], string>('SELECT id FROM games WHERE removed_at < ?').pluck()
  const erase = db.prepare('DELETE FROM games WHERE id = ? AND removed_at IS NOT NULL')
  return {
    count: guarded(() => oneRow(count)),
    page: guarded((skip, most) => page.all(most, skip).map((row) => gameOf(row))),
    ids: guarded(() => ids.all()),
    before: guarded((at) => before.all(at)),
    erase: guarded((id) => erase.run(id).changes > 0),
  }
}

/** In an order that the index has: of games removed together all would be sorted for each page. */
const PAGE = `
  SELECT id, game, mode, players, started_at AS startedAt, finished_at AS finishedAt, removed_at AS removedAt
  FROM games WHERE removed_at IS NOT NULL ORDER BY removed_at DESC, rowid DESC LIMIT ? OFFSET ?`

/** One whose players can't be read has none: it can still be put back, or deleted. */
const gameOf = (row: Row): Omit<BinnedGame, 'goesAt'> => ({ ...row, players: playersIn(row.players) ?? [] })
