/** One table on the screen: how it stands, and the actions at it. */
import type { Action, TableState } from '../../../contract/api.ts'
import { isApiError } from '../../../contract/errors.ts'
import { Followed } from '../../base/followed.svelte.ts'
import type { Services } from '../../base/services.svelte.ts'
import { notifyError } from '../../base/toasts.svelte.ts'
import { wordsOf } from '../../games/offered-games.svelte.ts'

export class TableSession extends Followed<TableState> {
  readonly #services: Services

  constructor(services: Services, id: string) {
    super(id, {
      open: () => services.call('tables.open', id),
      listen: (show) => services.on('table.changed', show, id),
    })
    this.#services = services
  }

  /**
   * Acts on the table as it is now, after whatever was done before has arrived; on one that has moved on by then, by a
   * second click for example, nothing is done. Never rejects: what goes wrong is said in a notice, and the table shown
   * afresh.
   */
  act = (action: Action): Promise<void> => {
    const seen = this.current?.revision
    return this.queue(async () => {
      if (action.type === 'sit' || this.current?.revision === seen) await this.#send(action)
    })
  }

  /** Who sits down does so whatever a bot has just played: that is tried again on the table as it is then. */
  async #send(action: Action, tries = 3): Promise<void> {
    if (!this.current) return
    const { game, id, revision } = this.current
    try {
      await this.#services.call('tables.act', { game, id, revision, action })
    } catch (error) {
      const stale = isApiError(error) && error.code === 'stale'
      if (stale) await this.open()
      if (stale && action.type === 'sit' && tries > 1) return this.#send(action, tries - 1)
      notifyError(error, wordsOf(game)?.refusal)
    }
  }
}
