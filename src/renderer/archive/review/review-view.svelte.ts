/** The view of a review: all of it at once where there is room, else page by page. */
import type { Outlook } from '../../../games/facets/ideas.ts'
import type { LiveAnalysis } from '../study/live-analysis.svelte.ts'
import type { Place } from '../study/kept-places.svelte.ts'
import type { Study } from '../study/study.svelte.ts'
import { roomForAll } from '../study/wide-window.ts'
import type { Services } from '../../app/services.svelte.ts'
import { Retry } from './retry.svelte.ts'
import type { Review } from './review.svelte.ts'

export type ReviewPage = 'moves' | 'board' | 'summary'

export class ReviewView {
  readonly review: Review
  readonly study: Study
  readonly analysis: LiveAnalysis
  readonly #services: Services
  /** Somebody goes through their mistakes again; null while nobody does. */
  retry = $state.raw<Retry | null>(null)
  #page = $state<ReviewPage>('moves')

  constructor(services: Services, review: Review, study: Study, analysis: LiveAnalysis) {
    this.#services = services
    this.review = review
    this.study = study
    this.analysis = analysis
  }

  /** Whether board, course and decisions are in sight together. */
  get isWide(): boolean {
    return roomForAll.current
  }
  /** With room the board has no page of its own. */
  get page(): ReviewPage {
    if (this.retry) return this.isWide ? 'moves' : 'board'
    if (this.#page === 'summary') return 'summary'
    if (this.isWide) return 'moves'
    return this.study.line ? 'board' : this.#page
  }
  set page(page: ReviewPage) {
    if (page !== 'board') this.study.leave()
    this.#page = page
  }
  get pages(): readonly ReviewPage[] {
    return this.isWide ? ['moves', 'summary'] : ['moves', 'board', 'summary']
  }
  get showsBoard(): boolean {
    return this.isWide ? this.page === 'moves' : this.page === 'board'
  }

  /** Goes through the mistakes of a seat again. */
  beginRetry(seat: number) {
    if (this.analysis.isOn) this.analysis.stop()
    this.retry = new Retry(this.#services, this.review, this.study, seat)
  }
  endRetry() {
    this.retry?.end()
    this.retry = null
  }

  /** Whole moves made where one looks. */
  get now(): number {
    return this.study.replay.position.moves
  }

  /** To a decision of the game, off any line. */
  look(moves: number) {
    if (this.#page === 'summary') this.#page = 'moves'
    this.study.leave()
    this.study.preview = null
    this.study.replay.toMove(moves)
  }
  /** To a position that is kept with the game. */
  open(kept: Place) {
    if (this.#page === 'summary') this.#page = 'moves'
    this.study.open(kept)
  }
  toMistake(by: 1 | -1) {
    const mistake = this.review.mistakeFrom(this.now, by)
    if (mistake) this.look(mistake.move + 1)
  }

  /** The outlook where the line on the board leaves the game. */
  get before(): Outlook | null {
    const { line } = this.study
    return line && (this.review.of(line.from)?.before ?? null)
  }

  /** Whether a better line is known here that is not on the board. */
  get hasBetter(): boolean {
    return Boolean(this.review.of(this.now - 1)?.best) && this.study.origin !== 'found'
  }
  showBetter() {
    const found = this.review.of(this.now - 1)
    if (found?.best) this.study.show({ moves: found.move, line: found.line.flat() }, 'found')
  }
}
