/** What all parts of a score sheet's screen share. */
import { createContext } from 'svelte'
import type { SheetState } from '../../../../contract/api.ts'
import { warningsOf, type Warning } from '../../../../games/coal-baron/companion/checks.ts'
import type { FieldId } from '../../../../games/coal-baron/companion/fields.ts'
import type { Pad } from '../../../../games/coal-baron/companion/pad.ts'
import { stageOfField } from '../../../../games/coal-baron/companion/stages.ts'
import type { Sum } from '../../../../games/coal-baron/companion/sums.ts'
import type { SheetSession } from '../../../score/session.svelte.ts'

export class Score {
  readonly session: SheetSession
  /** The element of the shift clock whose row has the focus. */
  element = $state<number | null>(null)
  /** Delivered points are read off the score track, not typed. */
  track = $state(false)
  /** A field that is to have the focus as soon as its page is there. */
  wanted = $state<FieldId | null>(null)
  readonly #warnings = $derived.by(() => warningsOf(this.pad))

  constructor(session: SheetSession) {
    this.session = session
    this.track = Object.keys(this.pad.written).some((field) => field.startsWith('track'))
  }

  /** Only used where the sheet is open. */
  get sheet(): SheetState {
    return this.session.current!
  }
  get pad(): Pad {
    return this.session.pad!
  }
  get warnings(): Warning[] {
    return this.#warnings
  }

  warningAt(field: FieldId): Warning | undefined {
    return this.#warnings.find((warning) => warning.field === field)
  }

  write(field: FieldId, sum: Sum | null): void {
    void this.session.edit({ type: 'write', sums: { [field]: sum } })
  }

  /** Goes to a field on whatever page it stands. */
  async goToField(field: FieldId): Promise<void> {
    const stage = stageOfField(field)
    if (stage !== this.sheet.stage || this.sheet.told !== null) await this.session.act({ type: 'go', stage })
    this.wanted = this.shown(field)
  }

  /** Delivered points have two fields, of which one is on the page. */
  shown(field: FieldId): FieldId {
    return field.replace(this.track ? 'points' : 'track', this.track ? 'track' : 'points')
  }
}

export const [useScore, provideScore] = createContext<Score>()
