/** Games that wait to be reviewed, and how far the queue is. */
import type { Database } from 'better-sqlite3'
import type { ReviewQueue } from '../../../contract/reviews.ts'
import type { Depth } from '../../../games/facets/review-depth.ts'
import type { Catalogue } from '../../../games/facets/facets.ts'
import { guarded } from '../../platform/storage-errors.ts'
import { oneRow } from '../../platform/one-row.ts'

export interface QueuedGame {
  id: string
  depth: Depth
}

export interface ReviewQueueStore {
  /** Puts a finished game at the end; false if it can't be reviewed. */
  add: (game: QueuedGame) => boolean
  next: () => QueuedGame | undefined
  end: (id: string, state: 'done' | 'failed') => void
  counts: () => Omit<ReviewQueue, 'id'>
  clear: () => void
}

export function reviewQueueStore(db: Database, catalogue: Catalogue): ReviewQueueStore {
  const titles = [...catalogue.values()].filter(({ thinking }) => thinking).map(({ identity }) => identity.id)
  const add = db.prepare<QueuedGame & { titles: string }>(ADD)
  const next = db.prepare<[], QueuedGame>(
    "SELECT game AS id, depth FROM review_queue WHERE state = 'waiting' ORDER BY place LIMIT 1",
  )
  const end = db.prepare<[string, string]>('UPDATE review_queue SET state = ? WHERE game = ?')
  const counts = db.prepare<[], Omit<ReviewQueue, 'id'>>(COUNTS)
  const clear = db.prepare('DELETE FROM review_queue')
  return {
    add: guarded((game) => add.run({ ...game, titles: JSON.stringify(titles) }).changes > 0),
    next: guarded(() => next.get()),
    end: guarded((id, state) => void end.run(state, id)),
    counts: guarded(() => oneRow(counts)),
    clear: guarded(() => void clear.run()),
  }
}

const ADD = `
  INSERT OR REPLACE INTO review_queue (game, depth)
  SELECT id, @depth FROM archive
  WHERE id = @id AND removed = 0 AND mode = 'digital' AND game IN (SELECT value FROM json_each(@titles))`

const COUNTS = `
  SELECT count(*) AS total, count(*) FILTER (WHERE state <> 'waiting') AS done, count(*) FILTER (WHERE state = 'failed') AS failed
  FROM review_queue`
