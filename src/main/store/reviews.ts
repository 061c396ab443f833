import type { Database } from 'better-sqlite3'
import type { ReviewedMove } from '../../games/facets/ideas.ts'
import { lostIn } from '../../games/review/review-summary.ts'
import { guarded } from '../base/storage-errors.ts'

/** Stored reviews, beside the records. */
export interface ReviewStore {
  /** Keeps what was found of a move, in place of what was known of it. False where there is no such finished game. */
  put: (game: string, version: number, reviewed: ReviewedMove) => boolean
  /** In the order of the moves; what was found by reviews of another version is left out. */
  list: (game: string, version: number) => ReviewedMove[]
  drop: (game: string) => void
}

export function reviewStore(db: Database): ReviewStore {
  const put = db.prepare<[number, number, string, number, number, string]>(PUT)
  const list = db.prepare<[string, number], { review: string }>(
    'SELECT review FROM reviews WHERE game = ? AND version = ? ORDER BY move',
  )
  const drop = db.prepare('DELETE FROM reviews WHERE game = ?')
  return {
    put: guarded(
      (game, version, reviewed) =>
        put.run(reviewed.move, version, JSON.stringify(reviewed), reviewed.seat, lostIn(reviewed), game).changes > 0,
    ),
    list: guarded((game, version) => list.all(game, version).map(({ review }) => JSON.parse(review) as ReviewedMove)),
    drop: guarded((game) => void drop.run(game)),
  }
}

const PUT = `
  INSERT OR REPLACE INTO reviews (game, move, version, review, seat, lost)
  SELECT id, ?, ?, ?, ?, ? FROM games WHERE id = ? AND removed_at IS NULL AND finished_at IS NOT NULL`
