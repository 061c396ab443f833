/** Reviews of finished games: made in the threads move by move, told as they come, and kept with the game. */
import type { HintAsked, ReviewState } from '../../contract/reviews.ts'
import { refusal } from '../../contract/errors.ts'
import type { ReviewedMove } from '../../games/facets/ideas.ts'
import type { Depth } from '../../games/facets/review-depth.ts'
import type { Reviewing } from '../../games/facets/thinking.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import type { Pool } from '../bots/pool.ts'
import type { EventHub } from '../base/events.ts'
import type { Log } from '../base/program-log.ts'
import type { Stores } from '../store/store.ts'
import { digitalRecord } from '../tables/stored-table.ts'
import { beginRun, type Run } from './review-run.ts'

export interface ReviewsOptions {
  catalogue: Catalogue
  store: Stores
  events: EventHub
  pool: Pool
  log: Log
  /** Moves that are thought about at the same time. */
  threads: number
}

export interface ReviewsService {
  open: (id: string) => ReviewState
  start: (call: { id: string; depth: Depth }) => ReviewState
  stop: (id: string) => ReviewState
  drop: (id: string) => ReviewState
  /** Settles when the review is over, with what went wrong if something did. */
  review: (call: { id: string; depth: Depth }) => Promise<unknown>
  /** Ends a review under way, and tells nobody. */
  end: (id: string) => void
  hints: (id: string) => HintAsked[]
  close: () => void
}

export function reviewsService({ catalogue, store, events, pool, log, threads }: ReviewsOptions): ReviewsService {
  const runs = new Map<string, Run>()

  /** Throws `not-found` unless it is a finished game that was played on screen, and whose bots think. */
  const finished = (id: string): Reviewable => {
    const stored = store.games.load(id)
    const summary = store.games.summary(id)
    if (!stored || !summary?.finishedAt || summary.mode !== 'digital') throw refusal('not-found', { id })
    const reviewer = gameIn(catalogue, summary.game).thinking?.reviewing
    if (!reviewer) throw refusal('not-found', { id })
    return { id, game: summary.game, reviewer, record: stored.record }
  }

  const known = ({ id, reviewer }: Reviewable) => store.reviews.list(id, reviewer.version)

  const stateOf = (one: Reviewable, reviewed = known(one)): ReviewState => ({
    id: one.id,
    game: one.game,
    running: runs.get(one.id)?.depth ?? null,
    reviewed,
  })

  const tell = (one: Reviewable, reviewed: ReviewedMove[]): void =>
    events.emit('review.changed', stateOf(one, reviewed))

  const end = (id: string): void => {
    runs.get(id)?.stop()
    runs.delete(id)
  }

  /** False where the game is there no more. */
  const keep = (one: Reviewable, reviewed: ReviewedMove): boolean => {
    const kept = store.reviews.put(one.id, one.reviewer.version, reviewed)
    if (kept) tell(one, [reviewed])
    return kept
  }

  const over = (one: Reviewable, run: Run, trouble: unknown): void => {
    if (runs.get(one.id) !== run) return
    if (trouble) log('a review was broken off', trouble)
    runs.delete(one.id)
    tell(one, [])
  }

  const begin = (one: Reviewable, depth: Depth): Run =>
    beginRun({
      record: digitalRecord(one.record, catalogue),
      reviewer: one.reviewer,
      depth,
      known: known(one),
      pool,
      threads,
      found: (reviewed) => keep(one, reviewed),
    })

  const run = (one: Reviewable, depth: Depth): Promise<unknown> => {
    end(one.id)
    const begun = begin(one, depth)
    runs.set(one.id, begun)
    void begun.over.then((trouble) => over(one, begun, trouble))
    tell(one, [])
    return begun.over
  }

  return {
    open: (id) => stateOf(finished(id)),
    start({ id, depth }) {
      const one = finished(id)
      void run(one, depth)
      return stateOf(one)
    },
    review: async ({ id, depth }) => run(finished(id), depth),
    end,
    stop(id) {
      end(id)
      const one = finished(id)
      tell(one, [])
      return stateOf(one)
    },
    drop(id) {
      end(id)
      const one = finished(id)
      store.reviews.drop(id)
      tell(one, [])
      return stateOf(one)
    },
    hints(id) {
      finished(id)
      return store.hints.list(id)
    },
    close() {
      for (const id of [...runs.keys()]) end(id)
    },
  }
}

/** A finished game as its review needs it. */
interface Reviewable {
  id: string
  game: string
  reviewer: Reviewing
  /** The record's JSON. */
  record: string
}
