/** The pace of the bots at the table on the screen, and a person's control of it. */
import type { BotsAct, BotsState } from '../../../contract/api.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'

export class TableBots {
  state = $state.raw<BotsState | null>(null)
  readonly #services: Services
  readonly #id: string
  /** Two pages that show one table are told apart. */
  readonly #page = crypto.randomUUID()

  constructor(services: Services, id: string) {
    this.#services = services
    this.#id = id
  }

  /** Has the table go on by itself until the returned function is called. */
  follow(): () => void {
    void this.#call(this.#services.call('bots.attend', { id: this.#id, page: this.#page }))
    const stop = this.#services.on('bots.changed', (state) => (this.state = state), this.#id)
    return () => {
      stop()
      // Out of reach, or gone with its table: there is nobody left to be told.
      this.#services.call('bots.leave', { id: this.#id, page: this.#page }).catch(() => {})
    }
  }

  act = (act: BotsAct): void => void this.#call(this.#services.call('bots.act', { id: this.#id, act }))

  async #call(call: Promise<BotsState>): Promise<void> {
    try {
      this.state = await call
    } catch (error) {
      notifyError(error)
    }
  }
}
