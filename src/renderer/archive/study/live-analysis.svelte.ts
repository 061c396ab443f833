/** The search of the position that somebody studies, as far as it has come: each round looks deeper, until it is stopped. */
import type { Analysed, AnalysisBoard, Looked } from '../../../contract/analysis.ts'
import { isApiError } from '../../../contract/errors.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'
import type { Place } from './kept-places.svelte.ts'

/** A finished game, or a board. */
type Studied = Pick<GameRecord, 'id' | 'game'> | AnalysisBoard

export class LiveAnalysis {
  /** Whether positions are searched as they are looked at. */
  isOn = $state(false)
  /** Null until something is found of the position. */
  found = $state.raw<Analysed | null>(null)
  /** Rounds that are over. */
  rounds = $state(0)
  isThinking = $state(false)
  /** Nobody is asked in the position: there is nothing to search. */
  isOver = $state(false)
  readonly #services: Services
  readonly #of: Studied
  /** Names this page: its next question takes the place of the last. */
  readonly page = crypto.randomUUID()
  #wanted: Place | null = null

  constructor(services: Services, of: Studied) {
    this.#services = services
    this.#of = of
  }

  /** Searches a position until the answer is called; for an effect. */
  think(place: Place): () => void {
    this.#wanted = place
    this.found = null
    this.rounds = 0
    this.isOver = false
    void this.#deepen(place)
    return () => {
      this.#wanted = null
      this.isThinking = false
    }
  }

  toggle() {
    if (this.isOn) this.stop()
    else this.isOn = true
  }

  /** No more searching. Never rejects. */
  stop() {
    this.isOn = false
    this.#services.call('analysis.stop', this.page).catch(() => {})
  }

  async #deepen(place: Place) {
    this.isThinking = true
    try {
      while (this.#wanted === place && !this.#take(place, await this.#look(place)));
    } catch (error) {
      if (this.#wanted === place) this.#fail(error)
    }
    if (this.#wanted === place) this.isThinking = false
  }

  #look(place: Place): Promise<Looked> {
    const asked = { page: this.page, round: this.rounds }
    if ('options' in this.#of)
      return this.#services.call('analysis.lookOn', { ...this.#of, ...asked, line: place.line })
    const { id, game } = this.#of
    return this.#services.call('analysis.look', { id, game, ...place, ...asked })
  }

  /** Whether that was all that can be found. */
  #take(place: Place, { found, isLast }: Looked): boolean {
    if (this.#wanted !== place || !found) return true
    this.found = found
    this.rounds++
    return isLast
  }

  #fail(error: unknown) {
    this.isOver = isApiError(error) && error.code === 'not-allowed-now' && error.params.waiting === 'finished'
    if (this.isOver) return
    this.isOn = false
    notifyError(error)
  }
}
