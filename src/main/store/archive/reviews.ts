import type { Database } from 'better-sqlite3'
import * as v from 'valibot'
import type { ReviewedMove } from '../../../games/facets/ideas.ts'
import { lostIn } from '../../../games/review/review-summary.ts'
import { json, read } from '../../platform/columns.ts'
import { guarded } from '../../platform/storage-errors.ts'

/** Stored reviews, beside the records. */
export interface ReviewStore {
  /** Keeps what was found of a move, in place of what was known of it. False if there is no such finished game. */
  put: (game: string, version: number, reviewed: ReviewedMove) => boolean
  /**
   * Lists the reviews in the order of the moves, in any form. Reviews of another version are left out, and those not of
   * their move.
   */
  list: (game: string, version: number) => { move: number }[]
  drop: (game: string) => void
}

/** Bytes; a reviewed move takes a few thousand. */
const MOST_BYTES = 1_000_000

export function reviewStore(db: Database): ReviewStore {
  const put = db.prepare<[number, number, string, number, number, string]>(PUT)
  const list = db.prepare<[string, number], Row>(LIST)
  const drop = db.prepare('DELETE FROM reviews WHERE game = ?')
  return {
    put: guarded(
      (game, version, reviewed) =>
        put.run(reviewed.move, version, JSON.stringify(reviewed), reviewed.seat, lostIn(reviewed), game).changes > 0,
    ),
    list: guarded((game, version) => list.all(game, version).flatMap(reviewIn)),
    drop: guarded((game) => void drop.run(game)),
  }
}

interface Row {
  move: number
  review: string
}

/** A database may be anybody's. */
function reviewIn({ move, review }: Row): { move: number }[] {
  const found = read(json(v.looseObject({ move: v.literal(move) })), review)
  return found ? [found] : []
}

const LIST = `
  SELECT move, review FROM reviews
  WHERE game = ? AND version = ? AND octet_length(review) <= ${MOST_BYTES} ORDER BY move`

const PUT = `
  INSERT OR REPLACE INTO reviews (game, move, version, review, seat, lost)
  SELECT id, ?, ?, ?, ?, ? FROM games WHERE id = ? AND removed_at IS NULL AND finished_at IS NOT NULL`
