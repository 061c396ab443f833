/** One score sheet on the screen: how it stands, and the way to write on it. */
import type { SheetAction, SheetState } from '../../contract/api.ts'
import { isApiError } from '../../contract/errors.ts'
import { edited, whyNot, type Edit } from '../../games/coal-baron/companion/edits.ts'
import type { Pad } from '../../games/coal-baron/companion/pad.ts'
import { Followed } from '../base/followed.svelte.ts'
import type { Services } from '../base/services.svelte.ts'
import { notifyError } from '../base/toasts.svelte.ts'

export class SheetSession extends Followed<SheetState> {
  /** Edits on their way. They are shown already: whoever types fast must not wait for the disk. */
  #sent = $state.raw<readonly Edit[]>([])
  readonly #services: Services

  constructor(services: Services, id: string) {
    super(id, {
      open: () => services.call('sheets.open', id),
      listen: (show) => services.on('sheet.changed', show),
    })
    this.#services = services
  }

  /** The pad with everything that was entered, acknowledged or on its way. */
  get pad(): Pad | null {
    if (!this.current) return null
    return this.#sent.reduce((pad, edit) => (whyNot(pad, edit) === null ? edited(pad, edit) : pad), this.current.pad)
  }

  /** Whether everything that was entered is on disk. */
  get isSaved(): boolean {
    return this.#sent.length === 0
  }

  /**
   * Acts on the sheet, after whatever was done before has arrived. Never rejects: what goes wrong is said in a notice, and
   * the sheet shown as it is.
   */
  act = (action: SheetAction): Promise<void> => this.queue(() => this.#send(action))

  edit(edit: Edit): Promise<void> {
    // New seats take what was entered along: shown twice they would be other seats.
    if (edit.type !== 'table') this.#sent = [...this.#sent, edit]
    return this.act({ type: 'edit', edit }).then(() => {
      this.#sent = this.#sent.filter((each) => each !== edit)
    })
  }

  /** The sheet as a record file, with everything that was entered. Rejects with an `ApiError`. */
  async record(): Promise<string> {
    await this.queue(() => Promise.resolve())
    return this.#services.call('sheets.record', this.id)
  }

  async #send(action: SheetAction): Promise<void> {
    if (!this.current) return
    const { id, revision } = this.current
    try {
      this.show(await this.#services.call('sheets.act', { id, revision, action }))
    } catch (error) {
      const code = isApiError(error) ? error.code : null
      // A key pressed once too often in haste: what it asked for is done already.
      if (code !== 'not-allowed-now') notifyError(error)
      if (code === 'stale') await this.open()
    }
  }
}
