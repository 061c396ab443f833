/** A game's review so far. Results arrive move by move. */
import type { Depth, ReviewedMove, ReviewState } from '../../../contract/reviews.ts'
import { DEPTHS } from '../../../games/facets/review-depth.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import {
  gradeOf,
  mistakesIn,
  momentsOf,
  summaryOf,
  type Mistake,
  type Moment,
} from '../../../games/review/review-summary.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'
import type { ReviewUnits } from '../../games/screens/archive-screens.ts'
import { present } from '../../../games/building-blocks/present.ts'

export class Review {
  running = $state<Depth | null>(null)
  /** False until it is known what was found before. */
  loaded = $state(false)
  #found = $state.raw<ReadonlyMap<number, ReviewedMove>>(new Map())
  readonly #services: Services
  readonly record: GameRecord
  readonly units: ReviewUnits

  readonly reviewed = $derived([...this.#found.values()].sort((a, b) => a.move - b.move))
  readonly summary = $derived.by(() =>
    summaryOf(this.reviewed, present(this.record.moves, 'the moves'), this.record.players.length, this.units),
  )
  /** Moves with a grade, in their order. */
  readonly mistakes = $derived.by(() => mistakesIn(this.reviewed, this.units.scale))
  /** The depth that every move has at least; null while some are not reviewed at all. */
  readonly depth = $derived(this.#isComplete('thorough') ? 'thorough' : this.#isComplete('quick') ? 'quick' : null)
  /** Null until all moves are reviewed. */
  readonly moments: Moment[] | null = $derived(this.depth && momentsOf(this.reviewed))

  /** The record must be that of a game played on screen. */
  constructor(services: Services, record: GameRecord, units: ReviewUnits) {
    this.#services = services
    this.record = record
    this.units = units
  }

  /** Whether something is reviewed, or about to be. */
  readonly known = $derived(this.#found.size > 0 || this.running !== null)
  /** Whether nobody has asked for a review so far. */
  readonly isNew = $derived(this.loaded && !this.known)

  get moves(): number {
    return present(this.record.moves, 'the moves').length
  }

  gradeOf(move: ReviewedMove) {
    return gradeOf(move, this.units.scale)
  }

  /** Reviewed moves, by index. */
  of(move: number): ReviewedMove | null {
    return this.#found.get(move) ?? null
  }

  /** Moves that are reviewed at least this deeply. */
  done(depth: Depth): number {
    return this.reviewed.filter((move) => DEPTHS.indexOf(move.depth) >= DEPTHS.indexOf(depth)).length
  }

  #isComplete(depth: Depth): boolean {
    return this.moves > 0 && this.done(depth) === this.moves
  }

  /** Hears what is found until the answer is called. */
  follow(): () => void {
    const stop = this.#services.on('review.changed', (state) => this.#take(state), this.record.id)
    void this.#call(() => this.#services.call('reviews.open', this.record.id))
    return stop
  }

  start(depth: Depth): Promise<void> {
    return this.#call(() => this.#services.call('reviews.start', { id: this.record.id, depth }))
  }
  stop(): Promise<void> {
    return this.#call(() => this.#services.call('reviews.stop', this.record.id))
  }
  /** Throws away what was found. */
  async drop(): Promise<void> {
    await this.#call(() => this.#services.call('reviews.drop', this.record.id))
    this.#found = new Map()
  }

  async #call(call: () => Promise<ReviewState>): Promise<void> {
    try {
      this.#take(await call())
      this.loaded = true
    } catch (error) {
      notifyError(error)
    }
  }

  #take({ running, reviewed }: ReviewState): void {
    this.running = running
    if (reviewed.length > 0)
      this.#found = new Map([...this.#found, ...reviewed.map((move) => [move.move, move] as const)])
  }

  /**
   * The next mistake from the position after `moves` whole moves or, for −1, the last one before the move that led
   * there. Null if there is none.
   */
  mistakeFrom(moves: number, by: 1 | -1): Mistake | null {
    const found =
      by > 0
        ? this.mistakes.find(({ move }) => move + 1 > moves)
        : this.mistakes.findLast(({ move }) => move + 1 < moves)
    return found ?? null
  }
}
