/**
 * Reviews many games, one after the other, behind people's own games. The queue is stored: the next start continues it.
 */
import type { Selection } from '../../contract/archive.ts'
import type { QueueApi, ReviewQueue } from '../../contract/reviews.ts'
import type { Depth } from '../../games/facets/review-depth.ts'
import type { EventHub } from '../platform/events.ts'
import { inSlices } from '../platform/pace.ts'
import type { Log } from '../platform/program-log.ts'
import type { QueuedGame } from '../store/archive/review-queue.ts'
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

export class QueueService {
  readonly #deps: QueueOptions
  /** The game under review. */
  #id: string | null = null
  /** The round of work that may go on; another one after every stop. */
  #round: object | null = null

  constructor(options: QueueOptions) {
    this.#deps = options
  }

  readonly api: QueueApi = {
    'queue.add': (call) => this.add(call),
    'queue.look': () => this.look(),
    'queue.stop': () => this.stop(),
  }

  look(): ReviewQueue {
    return { ...this.#deps.store.reviewQueue.counts(), id: this.#id }
  }

  async add({ games, depth }: { games: Selection; depth: Depth }): Promise<number> {
    const { archive, atomically, reviewQueue } = this.#deps.store
    let added = 0
    const one = (id: string) => void (added += Number(reviewQueue.add({ id, depth })))
    await inSlices(archive.ids(games), { together: atomically, one, done: () => {} })
    if (added > 0) this.#begin()
    return added
  }

  stop(): void {
    this.#deps.store.reviewQueue.clear()
    this.close()
    this.#tell()
  }

  /** Goes on with what an earlier start left. */
  resume(): void {
    const { reviewQueue } = this.#deps.store
    if (reviewQueue.next()) this.#begin()
    else reviewQueue.clear()
  }

  /** Ends the review under way. */
  close(): void {
    const left = this.#id
    this.#id = this.#round = null
    if (left !== null) this.#deps.end(left)
  }

  #tell(): void {
    this.#deps.events.emit('queue.changed', this.look())
  }

  #begin(): void {
    if (this.#round) return this.#tell()
    const own = (this.#round = {})
    void this.#work(own).catch((error: unknown) => {
      this.#deps.log('the queue of reviews was broken off', error)
      if (this.#round === own) this.close()
    })
  }

  async #work(own: object): Promise<void> {
    const { reviewQueue } = this.#deps.store
    for (let game = reviewQueue.next(); game; game = reviewQueue.next()) {
      this.#id = game.id
      this.#tell()
      const state = await this.#reviewNext(game)
      if (this.#round !== own) return
      reviewQueue.end(game.id, state)
    }
    this.#id = this.#round = null
    this.#tell()
    reviewQueue.clear()
  }

  async #reviewNext(game: QueuedGame): Promise<'done' | 'failed'> {
    const { review, log } = this.#deps
    try {
      return (await review(game)) === undefined ? 'done' : 'failed'
    } catch (error) {
      log('a game of the queue could not be reviewed', error)
      return 'failed'
    }
  }
}
