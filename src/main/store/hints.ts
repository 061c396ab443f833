import type { Database } from 'better-sqlite3'
import { guarded } from '../base/storage-errors.ts'

/** The hints that were asked for at a table, beside its record. */
export interface HintStore {
  /** Notes that `seat` asked before this move; asking again before the same move is the same hint. */
  note: (game: string, move: number, seat: number) => void
  /** For each hint of a game the seat that asked, and before which move; in the order of the moves. */
  list: (game: string) => { move: number; seat: number }[]
}

export function hintStore(db: Database): HintStore {
  const note = db.prepare('INSERT OR IGNORE INTO hints (game, move, seat) VALUES (?, ?, ?)')
  const list = db.prepare<[string], { move: number; seat: number }>(
    'SELECT move, seat FROM hints WHERE game = ? ORDER BY move',
  )
  return {
    note: guarded((game, move, seat) => void note.run(game, move, seat)),
    list: guarded((game) => list.all(game)),
  }
}
