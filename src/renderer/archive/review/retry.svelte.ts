/** A player's mistakes once more: before each of them one looks for something better than what was played. */
import type { ReviewedMove } from '../../../contract/reviews.ts'
import { isSameJson } from '../../../games/building-blocks/same-json.ts'
import { lostIn } from '../../../games/review/review-summary.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'
import type { Review } from './review.svelte.ts'
import type { Study } from '../study/study.svelte.ts'
import { present } from '../../../games/building-blocks/present.ts'

/** A try beside the best found and what was played. */
export type Verdict = 'best' | 'better' | 'not-better' | 'played'

export interface Tried {
  verdict: Verdict
  /** Points that the try loses against the best. */
  lost: number
}

/** Points by which a try has to be better to be worth a word. */
const NOTICEABLE = 0.1

export const isFound = (verdict: Verdict | undefined): boolean => verdict === 'best' || verdict === 'better'

export class Retry {
  readonly seat: number
  /** The player's mistakes as the review has them, in order. */
  readonly mistakes: readonly ReviewedMove[]
  /** The mistake at hand; past the last one it is over. */
  at = $state(0)
  /** The verdict on the last try of the mistake at hand; null before it. */
  tried = $state.raw<Tried | null>(null)
  isJudging = $state(false)
  /** Whether the best turn was looked up. */
  isShown = $state(false)
  /** The best verdict on each mistake, before its answer was looked up. */
  #verdicts = $state.raw<readonly (Verdict | undefined)[]>([])
  #wasLookedUp = false
  readonly #study: Study
  readonly #services: Services
  readonly #page = crypto.randomUUID()

  constructor(services: Services, review: Review, study: Study, seat: number) {
    this.#services = services
    this.#study = study
    this.seat = seat
    this.mistakes = mistakesOf(review, seat)
    this.#begin()
  }

  /** Null once all are done. */
  get mistake(): ReviewedMove | null {
    return this.mistakes[this.at] ?? null
  }
  /** Whether the answer is known: the try was judged, or it was looked up. */
  get isAnswered(): boolean {
    return this.tried !== null || this.isShown
  }
  /** Mistakes for which something better was found. */
  get found(): number {
    return this.#verdicts.filter(isFound).length
  }
  get foundBest(): number {
    return this.#verdicts.filter((verdict) => verdict === 'best').length
  }

  /** The turn that was tried, once it is whole. */
  readonly turn: unknown[] | null = $derived.by(() => {
    const { line, moves, place } = this.#study
    return this.mistake && line && !this.isAnswered && moves > this.mistake.move ? place.line : null
  })

  /** Judges the turn that was tried. Never rejects. */
  async judge(turn: unknown[]) {
    const { mistake } = this
    if (!mistake || this.isJudging) return
    this.#study.mode = 'still'
    this.isJudging = true
    try {
      const lost = await this.#lostBy(turn, mistake)
      if (lost !== null && this.mistake === mistake) this.#take(this.#verdictOn(turn, lost, mistake), lost)
    } catch (error) {
      notifyError(error)
      if (this.mistake === mistake) this.again()
    } finally {
      this.isJudging = false
    }
  }

  #take(verdict: Verdict, lost: number) {
    this.tried = { verdict, lost }
    if (this.#wasLookedUp) return
    const before = this.#verdicts[this.at]
    const verdicts = this.mistakes.map((_, at) => this.#verdicts[at])
    verdicts[this.at] = before === 'best' || (isFound(before) && !isFound(verdict)) ? before : verdict
    this.#verdicts = verdicts
  }

  /** Null if it was given up. */
  async #lostBy(turn: unknown[], { move, depth, line }: ReviewedMove): Promise<number | null> {
    if (isSameJson(turn, line[0])) return 0
    const { id, game } = this.#study.game.record
    const call = { id, game, moves: move, line: turn, page: this.#page, depth }
    const { reviewed } = await this.#services.call('analysis.try', call)
    return reviewed && lostIn(reviewed)
  }

  #verdictOn(turn: unknown[], lost: number, mistake: ReviewedMove): Verdict {
    if (lost === 0) return 'best'
    if (isSameJson(turn, this.#played(mistake.move))) return 'played'
    return lost < lostIn(mistake) - NOTICEABLE ? 'better' : 'not-better'
  }

  #played(move: number): unknown[] {
    const { positions } = present(this.#study.game.played, 'the game as it was played')
    return positions
      .filter(({ moves, part }) => (part === 0 ? moves - 1 : moves) === move)
      .map(({ decision }) => decision)
  }

  /** Back to the position, for another try. */
  again() {
    this.tried = null
    this.isShown = false
    this.#study.leave()
    this.#study.mode = 'puzzle'
  }

  /** Puts the best turn on the board. */
  show() {
    const { mistake } = this
    if (!mistake) return
    this.isShown = true
    this.#wasLookedUp ||= this.tried?.verdict !== 'best'
    this.#study.mode = 'still'
    this.#study.show({ moves: mistake.move, line: mistake.line.flat() }, 'found', mistake.line[0].length)
  }

  next() {
    this.at++
    this.#begin()
  }

  /** Back to looking at the game. */
  end() {
    this.#study.leave()
    this.#study.mode = 'free'
    this.#services.call('analysis.stop', this.#page).catch(() => {})
  }

  #begin() {
    this.tried = null
    this.isShown = false
    this.#wasLookedUp = false
    const { mistake } = this
    this.#study.leave()
    if (!mistake) return void (this.#study.mode = 'still')
    this.#study.replay.toMove(mistake.move)
    this.#study.mode = 'puzzle'
  }
}

/** The graded moves of a seat, each of which has a better line. */
export const mistakesOf = (review: Review, seat: number): ReviewedMove[] =>
  review.mistakes
    .map(({ move }) => present(review.of(move), 'the review of the move'))
    .filter((found) => found.seat === seat && found.line.length > 0)
