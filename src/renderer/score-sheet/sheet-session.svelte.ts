/** One score sheet on the screen: how it stands, and the edits to it. */
import type { NewSheet, SheetAction, SheetState } from '../../contract/api.ts'
import { localDay } from '../../contract/conventions/local-day.ts'
import { isApiError } from '../../contract/errors.ts'
import { save } from '../app/download.ts'
import { Followed } from '../app/followed.svelte.ts'
import { connected, type Services } from '../app/services.svelte.ts'
import { notify, notifyError } from '../app/toasts.svelte.ts'
import type { ScoreScreens, Session } from '../games/screens/score-screens.ts'
import { m } from '../paraglide/messages.js'
import { beginSheet } from './begin-sheet.ts'
import { keepUnsent, unsentOf } from './unsent.ts'
import { WINDOW } from '../app/window-name.ts'

export class SheetSession extends Followed<SheetState> implements Session {
  /** The edit that was last taken back or made again. */
  turned = $state.raw<unknown>(null)
  /** Edits on their way. */
  #sent = $state.raw<readonly unknown[]>([])
  /** Edits that had not arrived when the page was loaded anew. */
  #kept: readonly unknown[]
  #isResumed = false
  readonly #services: Services
  readonly #ahead: ScoreScreens['ahead']
  /** This window once it has a page of its own; null while it follows the page that was turned last. */
  #window: string | null
  readonly #sheet = $derived.by(() => this.#written())

  /** `ahead` is asked once something is entered. `follows` is for a window that shows the page that was turned last. */
  constructor(services: Services, id: string, ahead: ScoreScreens['ahead'], follows = false) {
    super(id, {
      open: () => this.#opened(),
      listen: (show) =>
        services.on('sheet.changed', (sheet) => (this.#isShownAs(sheet) ? show(sheet) : void this.open()), id),
    })
    this.#services = services
    this.#window = follows ? null : WINDOW
    this.#ahead = ahead
    this.#kept = unsentOf(id)
  }

  override async open(): Promise<void> {
    await super.open()
    if (this.current && !this.#isResumed) this.#resume()
  }

  /** From now on this window has a page of its own, beginning with the one that is open. */
  leaveOthers(): void {
    if (this.#window !== null) return
    this.#window = WINDOW
    void this.open()
  }

  #opened(): Promise<SheetState> {
    const window = this.#window
    return window === null
      ? this.#services.call('sheets.open', this.id)
      : this.#services.call('sheets.attend', { id: this.id, window })
  }

  /** Whether what was told is what this window shows: another window has another page. */
  #isShownAs = ({ window }: SheetState): boolean => this.#window === null || window === this.#window

  /** Only used where the sheet is open. */
  get sheet(): SheetState {
    return this.#sheet!
  }

  /** Whether everything that was entered is on disk. */
  get isSaved(): boolean {
    return this.#sent.length === 0
  }

  act = async (action: SheetAction): Promise<void> => void (await this.#arrives(action))

  /** Tells when, for how long and where people played. Whether it has arrived; why not is said in a notice. */
  tellAbout = (about: About): Promise<boolean> => this.#arrives({ type: 'about', ...about })

  async #arrives(action: SheetAction): Promise<boolean> {
    let hasArrived = false
    await this.queue(async () => {
      hasArrived = await this.#send(action)
    })
    return hasArrived
  }

  edit = (edit: unknown): Promise<void> => {
    this.#sent = [...this.#sent, edit]
    this.#keep()
    return this.act({ type: 'edit', edit }).then(() => this.#settle(edit))
  }

  #keep(): void {
    keepUnsent(this.id, [...this.#kept, ...this.#sent])
  }

  #settle(edit: unknown): void {
    this.#sent = this.#sent.filter((each) => each !== edit)
    this.#kept = this.#kept.filter((each) => each !== edit)
    this.#keep()
  }

  #resume(): void {
    this.#isResumed = true
    const kept = this.#kept
    if (kept.length === 0) return
    for (const edit of kept)
      void this.queue(() => this.#sendUnlessThere({ type: 'edit', edit })).then(() => this.#settle(edit))
    this.soon(() => notify({ tone: 'plain', text: () => m.score_sent_late({ count: kept.length }) }))
  }

  /** Takes back or makes again, after whatever was entered has arrived. The edit; null if there is none or it was refused. */
  async turn(type: 'undo' | 'redo'): Promise<unknown> {
    await this.queue(() => Promise.resolve())
    const edit = this.sheet[type]
    if (edit === null || !(await this.#arrives({ type }))) return null
    return (this.turned = edit)
  }

  save(file: Blob, ending: string): void {
    const { game, startedAt } = this.sheet
    save(file, `${game}-${localDay(startedAt)}.${ending}`)
  }

  async saveRecord(): Promise<void> {
    await this.queue(() => Promise.resolve())
    try {
      const record = await this.#services.call('sheets.record', this.id)
      this.save(new Blob([record], { type: 'application/json' }), 'pithead')
    } catch (error) {
      notifyError(error)
    }
  }

  again(options: NewSheet['options']): Promise<void> {
    const { game, pad } = this.sheet
    const players = pad.players.map(({ name, color }) => ({ name, color, control: 'human' as const }))
    return beginSheet(this.#services, { game, players, options })
  }

  #written(): SheetState | null {
    if (!this.current || this.isSaved) return this.current
    return { ...this.current, pad: this.#sent.reduce<SheetState['pad']>(this.#ahead, this.current.pad) }
  }

  async #send(action: SheetAction): Promise<boolean> {
    if (!this.current) return false
    const { game, id, revision } = this.current
    try {
      const window = this.#window === null ? {} : { window: this.#window }
      await this.#services.call('sheets.act', { game, id, revision, action, ...window })
      return true
    } catch (error) {
      const code = isApiError(error) ? error.code : null
      if (code === 'disconnected' && isEdit(action)) return this.#sendLater(action)
      if (code === 'stale') {
        await this.open()
        if (!isOfAll(action)) return this.#send(action)
      }
      // A key pressed once too often in haste: what it asked for is done already.
      if (code !== 'not-allowed-now') notifyError(error)
      return false
    }
  }

  /** Entries made while the services were away are sent once they are back. */
  async #sendLater(action: EditAction): Promise<boolean> {
    await connected(this.#services)
    await this.open()
    await this.#sendUnlessThere(action)
    return true
  }

  /** The last one that was sent before the services went away may have arrived all the same. */
  async #sendUnlessThere(action: EditAction): Promise<void> {
    if (JSON.stringify(this.current?.undo) !== JSON.stringify(action.edit)) await this.#send(action)
  }
}

/** The details of a game besides its points. */
export type About = Omit<Extract<SheetAction, { type: 'about' }>, 'type'>

interface EditAction {
  type: 'edit'
  edit: unknown
}

/** Whether an action is about the timer or the sheet as a whole: what others did meanwhile may be in its place. */
const isOfAll = ({ type }: SheetAction): boolean => ['time', 'limit', 'about', 'set-aside-seen'].includes(type)

const isEdit = (action: SheetAction): action is EditAction => action.type === 'edit'
