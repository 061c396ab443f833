/** A score sheet for the phones around it: each counts its own fields. */
import type { SheetState } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { SeatShown } from '../../contract/phones/messages.ts'
import type { PhoneFacet, PhoneField, PhoneValue } from '../../games/facets/phone.ts'
import type { Result } from '../../games/facets/rules.ts'
import type { SheetsService } from '../score-sheet/score-sheets.ts'
import { Claims } from './claims.ts'
import type { Asked, Desk, DeskView, Seated } from './desk.ts'
import { checkValue, countOf, fieldNamed } from './seat-fields.ts'

/** The sheet must be there, and stay. */
export class SheetDesk implements Desk {
  readonly #id: string
  readonly #sheets: SheetsService
  readonly #facet: PhoneFacet
  readonly #claims: Claims

  constructor(id: string, sheets: SheetsService, facet: PhoneFacet) {
    this.#id = id
    this.#sheets = sheets
    this.#facet = facet
    this.#claims = new Claims({
      fields: (seat) => this.#fields(seat),
      write: (seat, field, value, by) => this.#write(seat, field, value, by),
    })
  }

  look(): DeskView {
    const facet = this.#facet
    const state = this.#sheets.open(this.#id)
    const { pad, at } = state
    return {
      isForPhone: () => true,
      players: pad.players,
      scoring: facet.scoring?.(at) ?? 0,
      shown: (seat, done) => ({ type: 'shown', shown: this.#shownTo(seat, done, state) }),
      count: (seat, isDone) => countOf(facet.fields(pad, seat, at), isDone),
    }
  }

  act(seated: Seated, asked: Exclude<Asked, { type: 'done' }>): void {
    if (asked.type === 'claim') this.#claims.ask(seated, asked.field)
    else if (asked.type === 'give') this.#claims.answer(seated, asked)
    else if (asked.type === 'write') this.#writeOwn(seated, asked)
    else throw refusal('not-allowed-now', { action: asked.type, waiting: 'sheet' })
  }

  /** Nothing at a sheet depends on who has a phone. */
  seat(): void {}

  #fields(seat: number): readonly PhoneField[] {
    const { pad, at } = this.#sheets.open(this.#id)
    return this.#facet.fields(pad, seat, at)
  }

  #write(seat: number, field: PhoneField, value: PhoneValue, by: string): void {
    const { revision, pad } = this.#sheets.open(this.#id)
    this.#sheets.write(this.#id, revision, this.#facet.edit(pad, seat, field, value), by)
  }

  #writeOwn({ seat, name, isDone }: Seated, asked: Asked & { type: 'write' }): void {
    const { revision } = this.#sheets.open(this.#id)
    const field = fieldNamed(this.#fields(seat), asked.field)
    if (isDone) throw refusal('phones-done')
    checkValue(field, asked.value)
    if (asked.revision !== revision) throw refusal('stale', { revision })
    this.#write(seat, field, asked.value, name)
  }

  #shownTo(seat: number, done: readonly boolean[], state: SheetState): SeatShown {
    const { game, revision, pad, at } = state
    const fields = pad.players.map((_, each) => this.#facet.fields(pad, each, at))
    return {
      ...{ game, seat, revision, players: pad.players, fields: fields[seat] },
      doubts: this.#facet.doubts(pad, seat, at).map(({ code, field, params }) => ({ code, field, params })),
      claims: this.#claims.of(seat),
      counts: fields.map((each: PhoneField[], index) => countOf(each, done[index] ?? false)),
      told: this.#toldOn(state),
    }
  }

  #toldOn({ pad, at }: SheetState): SeatShown['told'] {
    if (this.#facet.isTold(pad, at)) return atTheEnd(this.#sheets.result(this.#id))
    const totals = this.#facet.pointsTold?.(pad, at) ?? null
    return totals && { totals, winners: null }
  }
}

const atTheEnd = (result: Result | null): SeatShown['told'] =>
  result && { totals: result.scores.map(({ total }) => total), winners: [...result.winners] }
