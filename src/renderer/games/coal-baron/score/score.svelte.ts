/** What all parts of a score sheet's screen share. */
import { createContext } from 'svelte'
import type { SheetState } from '../../../../contract/api.ts'
import { doubtsOf, type Doubt } from '../../../../games/coal-baron/companion/doubts.ts'
import type { FieldId } from '../../../../games/coal-baron/companion/fields.ts'
import type { Pad } from '../../../../games/coal-baron/companion/pad.ts'
import { stageOfField } from '../../../../games/coal-baron/companion/stages.ts'
import type { Sum } from '../../../../games/coal-baron/companion/sums.ts'
import type { CoalBaronWire } from '../../../../games/coal-baron/facets/wire.ts'
import type { Session } from '../../score-screens.ts'

export type CoalBaronSheet = SheetState<CoalBaronWire>
export type CoalBaronSession = Session<CoalBaronWire>

export class Score {
  readonly session: CoalBaronSession
  /** The element of the shift clock whose row has the focus. */
  element = $state<number | null>(null)
  /** Delivered points are read off the score track, not typed. */
  track = $state(false)
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
  get pad(): Pad {
    return this.sheet.pad
  }
  /** What doesn't look right, what the table accepted included. */
  get doubts(): Doubt[] {
    return this.#doubts
  }

  /** What of a field is to be looked at again. */
  warningAt(field: FieldId): Doubt | undefined {
    return this.#doubts.find((doubt) => doubt.field === field && !doubt.accepted)
  }

  /** The table stands by these numbers, or looks at them again. */
  accept({ code, field, params }: Doubt, on: boolean): void {
    void this.session.edit({ type: 'accept', warnings: [{ code, field, params }], on })
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

  /** Delivered points have two fields, of which one is on the page. */
  shown(field: FieldId): FieldId {
    return field.replace(this.track ? 'points' : 'track', this.track ? 'track' : 'points')
  }
}

export const [useScore, provideScore] = createContext<Score>()
