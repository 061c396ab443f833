/** Reviews of finished games: made in the threads move by move, told as they come, and kept with the game. */
import * as v from 'valibot'
import type { HintAsked, ReviewsApi, ReviewState } from '../../contract/reviews.ts'
import { refusal } from '../../contract/errors.ts'
import { reviewedMoveOf, type ReviewedMove } from '../../games/facets/ideas.ts'
import type { Depth } from '../../games/facets/review-depth.ts'
import type { Reviewing } from '../../games/facets/thinking.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import type { Pool } from '../bots/pool.ts'
import type { EventHub } from '../platform/events.ts'
import type { Log } from '../platform/program-log.ts'
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

/** A finished game as its review needs it. */
interface Reviewable {
  id: string
  game: string
  reviewer: Reviewing
  seats: number
  /** The record's JSON. */
  record: string
}

export class ReviewsService {
  readonly #deps: ReviewsOptions
  readonly #runs = new Map<string, Run>()

  constructor(options: ReviewsOptions) {
    this.#deps = options
  }

  readonly api: ReviewsApi = {
    'reviews.open': (id) => this.open(id),
    'reviews.start': (call) => this.start(call),
    'reviews.stop': (id) => this.stop(id),
    'reviews.drop': (id) => this.drop(id),
    'reviews.hints': (id) => this.hints(id),
  }

  open(id: string): ReviewState {
    return this.#stateOf(this.#finished(id))
  }

  start({ id, depth }: { id: string; depth: Depth }): ReviewState {
    const one = this.#finished(id)
    void this.#run(one, depth)
    return this.#stateOf(one)
  }

  /** Settles when the review is over, with what went wrong if something did. */
  async review({ id, depth }: { id: string; depth: Depth }): Promise<unknown> {
    return this.#run(this.#finished(id), depth)
  }

  stop(id: string): ReviewState {
    this.end(id)
    return this.#told(this.#finished(id))
  }

  drop(id: string): ReviewState {
    this.end(id)
    const one = this.#finished(id)
    this.#deps.store.reviews.drop(id)
    return this.#told(one)
  }

  hints(id: string): HintAsked[] {
    const { seats } = this.#finished(id)
    return this.#deps.store.hints.list(id, seats)
  }

  /** Ends a review under way, and tells nobody. */
  end(id: string): void {
    this.#runs.get(id)?.stop()
    this.#runs.delete(id)
  }

  close(): void {
    for (const id of [...this.#runs.keys()]) this.end(id)
  }

  /** Throws `not-found` unless it is a finished game that was played on screen, and whose bots think. */
  #finished(id: string): Reviewable {
    const { catalogue, store } = this.#deps
    const stored = store.games.load(id)
    const summary = store.games.summary(id)
    if (!stored || !summary?.finishedAt || summary.mode !== 'digital') throw refusal('not-found', { id })
    const reviewer = gameIn(catalogue, summary.game).thinking?.reviewing
    if (!reviewer) throw refusal('not-found', { id })
    return { id, game: summary.game, reviewer, seats: summary.players.length, record: stored.record }
  }

  /** Leaves out stored reviews that don't have the form of the game's reviews. */
  #known({ id, game, reviewer }: Reviewable): ReviewedMove[] {
    const form = reviewedMoveOf(gameIn(this.#deps.catalogue, game))
    const isReview = (stored: unknown): stored is ReviewedMove => v.is(form, stored)
    return this.#deps.store.reviews.list(id, reviewer.version).filter(isReview)
  }

  #stateOf(one: Reviewable, reviewed = this.#known(one)): ReviewState {
    return { id: one.id, game: one.game, running: this.#runs.get(one.id)?.depth ?? null, reviewed }
  }

  #tell(one: Reviewable, reviewed: ReviewedMove[]): void {
    this.#deps.events.emit('review.changed', this.#stateOf(one, reviewed))
  }

  #told(one: Reviewable): ReviewState {
    this.#tell(one, [])
    return this.#stateOf(one)
  }

  #run(one: Reviewable, depth: Depth): Promise<unknown> {
    this.end(one.id)
    const begun = this.#begin(one, depth)
    this.#runs.set(one.id, begun)
    void begun.over.then((trouble) => this.#over(one, begun, trouble))
    this.#tell(one, [])
    return begun.over
  }

  #begin(one: Reviewable, depth: Depth): Run {
    const { catalogue, pool, threads } = this.#deps
    return beginRun({
      record: digitalRecord(one.record, catalogue),
      reviewer: one.reviewer,
      depth,
      known: this.#known(one),
      pool,
      threads,
      found: (reviewed) => this.#keep(one, reviewed),
    })
  }

  /** False if the game is no longer there. */
  #keep(one: Reviewable, reviewed: ReviewedMove): boolean {
    const kept = this.#deps.store.reviews.put(one.id, one.reviewer.version, reviewed)
    if (kept) this.#tell(one, [reviewed])
    return kept
  }

  #over(one: Reviewable, run: Run, trouble: unknown): void {
    if (this.#runs.get(one.id) !== run) return
    if (trouble) this.#deps.log('a review was broken off', trouble)
    this.#runs.delete(one.id)
    this.#tell(one, [])
  }
}
