/**
 * Reviews many games, one after the other, behind whoever plays. The games that wait stand in the store: the next start goes on
 * where this one ended.
 */
import type { ReviewQueue, ReviewsApi } from '../../contract/reviews.ts'
import type { EventHub } from '../base/events.ts'
import { inSlices } from '../base/pace.ts'
import type { Log } from '../base/program-log.ts'
import type { QueuedGame } from '../store/review-queue.ts'
import type { Stores } from '../store/store.ts'

export interface QueueOptions {
  store: Stores
  events: EventHub
  log: Log
  /** Reviews one game; resolves with what went wrong, if something did. */
  review: (game: QueuedGame) => Promise<unknown>
  /** Ends the review of a game. */
  end: (id: string) => void
}

export interface QueueService {
  add: ReviewsApi['queue.add']
  look: ReviewsApi['queue.look']
  stop: ReviewsApi['queue.stop']
  /** Goes on with what an earlier start left. */
  resume: () => void
  close: () => void
}

export function queueService({ store, events, log, review, end }: QueueOptions): QueueService {
  /** The game under review. */
  let id: string | null = null
  /** The round of work that may go on; another one after every stop. */
  let round: object | null = null

  const look = (): ReviewQueue => ({ ...store.reviewQueue.counts(), id })
  const tell = (): void => events.emit('queue.changed', look())

  const reviewNext = async (game: QueuedGame): Promise<'done' | 'failed'> => {
    try {
      return (await review(game)) === undefined ? 'done' : 'failed'
    } catch (error) {
      log('a game of the queue could not be reviewed', error)
      return 'failed'
    }
  }

  const work = async (own: object): Promise<void> => {
    for (let game = store.reviewQueue.next(); game; game = store.reviewQueue.next()) {
      id = game.id
      tell()
      const state = await reviewNext(game)
      if (round !== own) return
      store.reviewQueue.end(game.id, state)
    }
    id = round = null
    tell()
    store.reviewQueue.clear()
  }

  const leave = (): void => {
    const left = id
    id = round = null
    if (left !== null) end(left)
  }

  const begin = (): void => {
    if (round) return tell()
    const own = (round = {})
    void work(own).catch((error: unknown) => {
      log('the queue of reviews was broken off', error)
      if (round === own) leave()
    })
  }

  return {
    look,
    async add({ games, depth }) {
      const ids = store.archive.ids(games)
      let added = 0
      const one = (id: string) => void (added += Number(store.reviewQueue.add({ id, depth })))
      await inSlices(ids, { together: store.atomically, one, done: () => {} })
      if (added > 0) begin()
      return added
    },
    stop() {
      store.reviewQueue.clear()
      leave()
      tell()
    },
    resume() {
      if (store.reviewQueue.next()) begin()
      else store.reviewQueue.clear()
    },
    close: leave,
  }
}
