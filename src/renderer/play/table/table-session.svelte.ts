/** One table on the screen: how it stands, and the way to act at it. */
import type { Action, ApiError, TableState } from '../../../contract/api.ts'
import { isApiError } from '../../../contract/errors.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'

export class TableSession {
  /** Null until it is open. */
  table = $state.raw<TableState | null>(null)
  /** Why it can't be opened. */
  problem = $state.raw<ApiError | null>(null)
  readonly #services: Services
  readonly #id: string
  #last: Promise<void> = Promise.resolve()

  constructor(services: Services, id: string) {
    this.#services = services
    this.#id = id
  }

  /** Fetches how the table stands, and hears of every change until the returned function is called. */
  follow(): () => void {
    void this.open()
    return this.#services.on('table.changed', (table) => {
      if (table.id === this.#id) this.#show(table)
    })
  }

  async open(): Promise<void> {
    try {
      this.table = await this.#services.call('tables.open', this.#id)
      this.problem = null
    } catch (error) {
      const known = isApiError(error) ? error : { code: 'internal' as const, params: {} }
      // What is no longer there must not stay on the screen.
      if (known.code === 'not-found') this.table = null
      if (this.table) notifyError(known)
      else this.problem = known
    }
  }

  /**
   * Acts on the table, after whatever was done before has arrived. Never rejects: what goes wrong is said in a notice, and
   * the table shown afresh.
   */
  act = (action: Action): Promise<void> => (this.#last = this.#last.then(() => this.#send(action)))

  /** Who sits down does so whatever a bot has just played: that is tried again on the table as it is then. */
  async #send(action: Action, tries = 3): Promise<void> {
    if (!this.table) return
    try {
      this.#show(await this.#services.call('tables.act', { id: this.#id, revision: this.table.revision, action }))
    } catch (error) {
      const stale = isApiError(error) && error.code === 'stale'
      if (stale) await this.open()
      if (stale && action.type === 'sit' && tries > 1) return this.#send(action, tries - 1)
      notifyError(error)
    }
  }

  /** An answer and the event that tells the same may come in any order; the table never goes back in time. */
  #show(table: TableState) {
    if (!this.table || table.revision >= this.table.revision) this.table = table
  }
}
