/** One table on the screen: how it stands, and the actions at it. */
import type { Action, TableState } from '../../../contract/api.ts'
import { isApiError } from '../../../contract/errors.ts'
import { isSameJson } from '../../../games/building-blocks/same-json.ts'
import { Followed } from '../../app/followed.svelte.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'
import { tableOf, wordsOf } from '../../games/offered-games.svelte.ts'

export class TableSession extends Followed<TableState> {
  readonly #services: Services
  /** As it will stand once the decisions on their way have arrived. */
  #ahead = $state.raw<TableState | null>(null)

  constructor(services: Services, id: string) {
    super(id, {
      open: () => services.call('tables.open', id),
      listen: (show) => services.on('table.changed', (arrived) => show(this.#asForeseen(arrived)), id),
    })
    this.#services = services
  }

  /** The table with the decisions on their way, as far as the page can know it. */
  get shown(): TableState | null {
    const { current } = this
    return current && this.#ahead && this.#ahead.revision > current.revision ? this.#ahead : current
  }

  /** Returns the table shown ahead if the arriving one equals it, so that it isn't drawn again. */
  #asForeseen(arrived: TableState): TableState {
    const ahead = this.#ahead
    return ahead?.revision === arrived.revision && isSameJson(ahead, arrived) ? ahead : arrived
  }

  /**
   * Acts on the table as it is shown now, after whatever was done before has arrived; on one that has moved on by then, by a
   * second click for example, nothing is done. A decision is shown before it has arrived, and no longer once it was refused.
   * Never rejects: what goes wrong is said in a notice, and the table shown afresh.
   */
  act = (action: Action): Promise<void> => {
    const seen = this.shown
    this.#ahead = seen && action.type === 'decide' ? foreseen(seen, action.decision) : null
    return this.queue(async () => {
      const isMeant = action.type === 'sit' || this.current?.revision === seen?.revision
      if (!isMeant || !(await this.#send(action))) this.#ahead = null
    })
  }

  /** Whether it was done. Who sits down does so whatever a bot has just played: that is tried again on the table as it is then. */
  async #send(action: Action, tries = 3): Promise<boolean> {
    if (!this.current) return false
    const { game, id, revision } = this.current
    try {
      await this.#services.call('tables.act', { game, id, revision, action })
      return true
    } catch (error) {
      const stale = isApiError(error) && error.code === 'stale'
      if (stale) await this.open()
      if (stale && action.type === 'sit' && tries > 1) return this.#send(action, tries - 1)
      if (isCeremonyOver(action, error)) return false
      notifyError(error, wordsOf(game)?.refusal)
      return false
    }
  }
}

/** A ceremony also goes on by itself: a press that comes after its end asks for nothing any more. */
const isCeremonyOver = ({ type }: Action, error: unknown): boolean =>
  (type === 'next' || type === 'skip') &&
  isApiError(error) &&
  (error.code === 'stale' || error.code === 'not-allowed-now')

const foreseen = (table: TableState, decision: unknown): TableState | null =>
  tableOf(table.game)?.screens.ahead?.(table, decision) ?? null
