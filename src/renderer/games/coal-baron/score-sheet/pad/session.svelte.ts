/** State shared by all parts of a score sheet's screen. */
import { createContext, tick } from 'svelte'
import type { SheetState } from '../../../../../contract/api.ts'
import { doubtsOf } from '../../../../../games/coal-baron/score-sheet/checks.ts'
import type { FieldId } from '../../../../../games/coal-baron/wire/fields.ts'
import { seatsOf, type Pad } from '../../../../../games/coal-baron/score-sheet/pad.ts'
import { notify } from '../../../../app/toasts.svelte.ts'
import { m } from '../../../../paraglide/messages.js'
import { shiftOfStage, stageOfField } from '../../../../../games/coal-baron/score-sheet/stages.ts'
import type { Sum } from '../../../../../games/coal-baron/score-sheet/sums.ts'
import type { CoalBaronWire, Edit } from '../../../../../games/coal-baron/wire/wire.ts'
import type { Entry } from './entry.ts'
import type { Session } from '../../../screens/score-screens.ts'

export type CoalBaronSheet = SheetState<CoalBaronWire>
export type CoalBaronSession = Session<CoalBaronWire>

export class Score {
  readonly session: CoalBaronSession
  /** The element of the shift clock whose row has the focus. */
  element = $state<number | null>(null)
  /** Delivered points are read off the score track, not typed. */
  track = $state(false)
  /** The number that has the focus. */
  entry = $state.raw<Entry | null>(null)
  /** A digit on the keyboard is a whole small number and goes on, as on the keypad. */
  oneKey = $state(false)
  /** The field that the focus has come to by itself, as the number before it was full: Enter then confirms that number. */
  led: FieldId | null = null
  /** The seat that counts alone; null while all are shown. */
  alone = $state<number | null>(null)
  /** A field that is to have the focus as soon as its page is there. */
  wanted = $state<FieldId | null>(null)
  readonly #doubts = $derived.by(() => doubtsOf(this.pad))

  constructor(session: CoalBaronSession) {
    this.session = session
    this.track = Object.keys(this.pad.written).some((field) => field.startsWith('track'))
  }

  get sheet(): CoalBaronSheet {
    return this.session.sheet
  }
  /** The only seat whose numbers are shown, null if all are: while a tally is told, and where cards are tapped. */
  get one(): number | null {
    const { stage, told } = this.sheet.at
    const shift = shiftOfStage(stage)
    const isAlone = told === null && (shift === null || this.pad.ways[shift] === 'counts')
    return isAlone && this.alone !== null && this.alone < this.pad.players.length ? this.alone : null
  }
  get seats(): number[] {
    return this.one === null ? seatsOf(this.pad) : [this.one]
  }
  get pad(): Pad {
    return this.sheet.pad
  }
  /** Doubts, the accepted ones included. */
  get doubts() {
    return this.#doubts
  }

  /** Doubts about a field. */
  warningAt(field: FieldId) {
    return this.#doubts.find((doubt) => doubt.field === field && !doubt.accepted)
  }

  toggleOneKey(): void {
    this.oneKey = !this.oneKey
    const text = this.oneKey ? m.cb_score_one_key_on : m.cb_score_one_key_off
    notify({ tone: 'plain', about: 'one-key', text })
  }

  write(field: FieldId, sum: Sum | null): void {
    void this.session.edit({ type: 'write', sums: { [field]: sum } })
  }

  /** Goes to a field on whatever page it stands. */
  async goToField(field: FieldId): Promise<void> {
    const { at } = this.sheet
    const stage = stageOfField(field)
    if (stage !== at.stage || at.told !== null) await this.session.act({ type: 'go', stage })
    this.wanted = this.shown(field)
  }

  /** Shows the numbers of one seat and puts the focus on the first. */
  async countAlone(seat: number): Promise<void> {
    this.alone = seat
    await tick()
    document.querySelector<HTMLElement>('input[data-column]')?.focus()
  }

  /** Puts the focus where an edit was made, unless somebody has it on something else. */
  async leadTo(edit: Edit): Promise<void> {
    await tick()
    const at = document.activeElement
    if (at !== document.body && !at?.matches('[data-field], [data-order]')) return
    if (edit.type === 'write') this.wanted = this.shown(Object.keys(edit.sums)[0])
    if (edit.type === 'card') document.querySelector<HTMLElement>(`[data-order="${edit.order}"]`)?.focus()
  }

  /** Delivered points have two fields, of which one is on the page. */
  shown(field: FieldId): FieldId {
    return field.replace(this.track ? 'points' : 'track', this.track ? 'track' : 'points')
  }
}

export const [useScore, provideScore] = createContext<Score>()
