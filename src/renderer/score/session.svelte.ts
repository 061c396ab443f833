/** One score sheet on the screen: how it stands, and the way to write on it. */
import type { ApiError, SheetAction, SheetState } from '../../contract/api.ts'
import { isApiError } from '../../contract/errors.ts'
import { edited, whyNot, type Edit } from '../../games/coal-baron/companion/edits.ts'
import type { Pad } from '../../games/coal-baron/companion/pad.ts'
import type { Services } from '../app/services.svelte.ts'
import { notifyError } from '../app/toasts.svelte.ts'

export class SheetSession {
  /** As it was last acknowledged; null until it is open. */
  sheet = $state.raw<SheetState | null>(null)
  /** Why it can't be opened. */
  problem = $state.raw<ApiError | null>(null)
  /** Edits on their way. They are shown already: whoever types fast must not wait for the disk. */
  #sent = $state.raw<readonly Edit[]>([])
  readonly #services: Services
  readonly #id: string
  #last: Promise<void> = Promise.resolve()

  constructor(services: Services, id: string) {
    this.#services = services
    this.#id = id
  }

  /** The pad with everything that was entered, acknowledged or on its way. */
  get pad(): Pad | null {
    if (!this.sheet) return null
    return this.#sent.reduce((pad, edit) => (whyNot(pad, edit) === null ? edited(pad, edit) : pad), this.sheet.pad)
  }

  /** Whether everything that was entered is on disk. */
  get isSaved(): boolean {
    return this.#sent.length === 0
  }

  /** Fetches how the sheet stands, and hears of every change until the returned function is called. */
  follow(): () => void {
    void this.open()
    return this.#services.on('sheet.changed', (sheet) => {
      if (sheet.id === this.#id) this.#show(sheet)
    })
  }

  async open(): Promise<void> {
    try {
      this.sheet = await this.#services.call('sheets.open', this.#id)
      this.problem = null
    } catch (error) {
      const known = isApiError(error) ? error : { code: 'internal' as const, params: {} }
      // What is no longer there must not stay on the screen.
      if (known.code === 'not-found') this.sheet = null
      if (this.sheet) notifyError(known)
      else this.problem = known
    }
  }

  /**
   * Acts on the sheet, after whatever was done before has arrived. Never rejects: what goes wrong is said in a notice, and
   * the sheet shown as it is.
   */
  act = (action: SheetAction): Promise<void> => (this.#last = this.#last.then(() => this.#send(action)))

  edit(edit: Edit): Promise<void> {
    // New seats take what was entered along: shown twice they would be other seats.
    if (edit.type !== 'table') this.#sent = [...this.#sent, edit]
    return this.act({ type: 'edit', edit }).then(() => {
      this.#sent = this.#sent.filter((each) => each !== edit)
    })
  }

  /** The sheet as a record file. Rejects with an `ApiError`. */
  async record(): Promise<string> {
    await this.#last
    return this.#services.call('sheets.record', this.#id)
  }

  async #send(action: SheetAction): Promise<void> {
    if (!this.sheet) return
    try {
      this.#show(await this.#services.call('sheets.act', { id: this.#id, revision: this.sheet.revision, action }))
    } catch (error) {
      const code = isApiError(error) ? error.code : null
      // A key pressed once too often in haste: what it asked for is done already.
      if (code !== 'not-allowed-now') notifyError(error)
      if (code === 'stale') await this.open()
    }
  }

  /** An answer and the event that tells the same may come in any order; the sheet never goes back in time. */
  #show(sheet: SheetState) {
    if (!this.sheet || sheet.revision >= this.sheet.revision) this.sheet = sheet
  }
}
