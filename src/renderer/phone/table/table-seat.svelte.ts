/** One seat at a table on a phone: the table as its seat is shown it, and the action on its way. */
import type { ApiError } from '../../../contract/api.ts'
import type { PhoneMessage, TableShown } from '../../../contract/phones/messages.ts'
import type { PhoneAction } from '../../games/screens/phone-turn.ts'

type Act = Extract<PhoneMessage, { type: 'act' }>

export class TableSeat {
  shown: TableShown
  /** The reason that the last action was refused; null once the table has changed. */
  problem = $state.raw<ApiError | null>(null)
  #sending = $state<number | null>(null)
  readonly #send: (action: Act['action'], revision: number) => number

  /** `send` returns the number of the call. */
  constructor(shown: TableShown, send: (action: Act['action'], revision: number) => number) {
    this.shown = $state.raw(shown)
    this.#send = send
  }

  get isSending(): boolean {
    return this.#sending !== null
  }

  show(shown: TableShown): void {
    if (shown.table.revision > this.shown.table.revision) this.problem = null
    this.shown = shown
  }

  /** Does nothing while another action is on its way. */
  act(action: PhoneAction): void {
    if (this.isSending) return
    this.problem = null
    this.#sending = this.#send(action as Act['action'], this.shown.table.revision)
  }

  answered(call: number, error: ApiError | null): void {
    if (call !== this.#sending) return
    this.#sending = null
    this.problem = error
  }

  /** The line is gone; the table that is shown next says whether the action came through. */
  lost(): void {
    this.#sending = null
  }
}
