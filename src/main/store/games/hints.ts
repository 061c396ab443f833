import type { Database } from 'better-sqlite3'
import { MOST_MOVES } from '../../../games/building-blocks/forms.ts'
import { guarded } from '../../platform/storage-errors.ts'

/** The hints that were asked for at a table, beside its record. */
export interface HintStore {
  /** Notes that `seat` asked before this move; asking again before the same move is the same hint. */
  note: (game: string, move: number, seat: number) => void
  /**
   * Lists the hints of a game with `seats` seats: which seat asked and before which move, in the order of the moves.
   */
  list: (game: string, seats: number) => { move: number; seat: number }[]
}

export function hintStore(db: Database): HintStore {
  const note = db.prepare('INSERT OR IGNORE INTO hints (game, move, seat) VALUES (?, ?, ?)')
  const list = db.prepare<[string, number], { move: number; seat: number }>(
    `SELECT move, seat FROM hints
     WHERE game = ? AND move BETWEEN 0 AND ${MOST_MOVES} AND seat BETWEEN 0 AND ? - 1 ORDER BY move`,
  )
  return {
    note: guarded((game, move, seat) => void note.run(game, move, seat)),
    list: guarded((game, seats) => list.all(game, seats)),
  }
}
