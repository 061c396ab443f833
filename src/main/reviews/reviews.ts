/** Reviews of finished games: made in the threads move by move, told as they come, and kept with the game. */
import type { HintAsked, ReviewState } from '../../contract/reviews.ts'
import { refusal } from '../../contract/errors.ts'
import type { Depth, ReviewedMove } from '../../games/coal-baron/bot/review/reviewed.ts'
import type { Pool } from '../bots/pool.ts'
import type { EventHub } from '../events.ts'
import type { Log } from '../log.ts'
import type { Stores } from '../records/store.ts'
import { digitalRecord } from '../tables/stored.ts'
import { beginRun, type Run } from './run.ts'

export interface ReviewsOptions {
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
  hints: (id: string) => HintAsked[]
  close: () => void
}

export const reviewsService = ({ store, events, pool, log, threads }: ReviewsOptions): ReviewsService => {
  const runs = new Map<string, Run>()

  /** Throws `not-found` unless it is a finished game that was played on screen. */
  const finished = (id: string) => {
    const stored = store.games.load(id)
    const summary = store.games.summary(id)
    if (!stored || !summary?.finishedAt || summary.mode !== 'digital') throw refusal('not-found', { id })
    return stored
  }

  const stateOf = (id: string): ReviewState => ({
    id,
    running: runs.get(id)?.depth ?? null,
    reviewed: store.reviews.list(id),
  })

  const tell = (id: string, reviewed: ReviewedMove[]): void =>
    events.emit('review.changed', { id, running: runs.get(id)?.depth ?? null, reviewed })

  const end = (id: string): void => {
    runs.get(id)?.stop()
    runs.delete(id)
  }

  /** False where the game is there no more. */
  const keep = (id: string, reviewed: ReviewedMove): boolean => {
    const kept = store.reviews.put(id, reviewed)
    if (kept) tell(id, [reviewed])
    return kept
  }

  const over = (id: string, run: Run, trouble: unknown): void => {
    if (runs.get(id) !== run) return
    if (trouble) log('a review was broken off', trouble)
    runs.delete(id)
    tell(id, [])
  }

  return {
    open(id) {
      finished(id)
      return stateOf(id)
    },
    start({ id, depth }) {
      const record = digitalRecord(finished(id).record)
      end(id)
      const run = beginRun({
        record,
        depth,
        known: store.reviews.list(id),
        pool,
        threads,
        found: (reviewed) => keep(id, reviewed),
      })
      runs.set(id, run)
      void run.over.then((trouble) => over(id, run, trouble))
      tell(id, [])
      return stateOf(id)
    },
    stop(id) {
      end(id)
      tell(id, [])
      return stateOf(id)
    },
    drop(id) {
      end(id)
      store.reviews.drop(id)
      tell(id, [])
      return stateOf(id)
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
