/** Things that one seat has and another says are its own: whoever has it is asked, and gives or keeps it. */
import { refusal } from '../../contract/errors.ts'
import type { Claim } from '../../contract/phones/messages.ts'
import type { PhoneField } from '../../games/facets/phone.ts'
import type { Asked, Seated } from './desk.ts'
import { fieldNamed } from './seat-fields.ts'

/** The sheet as it is now. */
export interface ClaimedSheet {
  fields: (seat: number) => readonly PhoneField[]
  /** Throws the refusals of `sheets.act`. `by` is whose edit it is. */
  write: (seat: number, field: PhoneField, value: boolean, by: string) => void
}

export class Claims {
  readonly #sheet: ClaimedSheet
  #claims: readonly Claim[] = []

  constructor(sheet: ClaimedSheet) {
    this.#sheet = sheet
  }

  /** Asks whoever has a thing, once more if they kept it. Throws `phones-big-screen` if their phone can't give it up any more. */
  ask({ seat, isDone }: Seated, field: string): void {
    if (isDone) throw refusal('phones-done')
    const holder = this.#holder(seat, field)
    if (holder === null || !this.#mayGive(holder, field)) throw refusal('phones-big-screen')
    this.#put({ field, from: seat, isKept: false })
  }

  /** Hands the thing over, or keeps it. Throws `phones-other-seat` if nobody asks this seat for it. */
  answer({ seat, name }: Seated, { field, to, give }: Asked & { type: 'give' }): void {
    const isAsked = this.of(seat).some((claim) => claim.field === field && claim.from === to)
    if (!isAsked || this.#holder(to, field) !== seat) throw refusal('phones-other-seat', { field })
    if (!give) return this.#put({ field, from: to, isKept: true })
    this.#sheet.write(seat, this.#field(seat, field), false, name)
    this.#sheet.write(to, this.#field(to, field), true, name)
  }

  /** Claims by a seat, and those that it is asked to answer. Claims that have settled themselves are dropped. */
  of(seat: number): readonly Claim[] {
    const holders = new Map(this.#claims.map((claim) => [claim, this.#holder(claim.from, claim.field)]))
    this.#claims = this.#claims.filter((claim) => holders.get(claim) !== null)
    return this.#claims.filter((claim) => claim.from === seat || holders.get(claim) === seat)
  }

  #put(claim: Claim): void {
    const others = this.#claims.filter(({ field, from }) => field !== claim.field || from !== claim.from)
    this.#claims = [...others, claim]
  }

  #field = (seat: number, field: string): PhoneField => fieldNamed(this.#sheet.fields(seat), field)

  /** The seat that has what this seat's field names; null if none has, or the field is gone. */
  #holder(seat: number, field: string): number | null {
    const named = this.#sheet.fields(seat).find(({ id }) => id === field)
    return named?.kind === 'thing' ? named.holder : null
  }

  /** A thing whose points have been told can't be given up from a phone. */
  #mayGive = (holder: number, field: string): boolean =>
    this.#sheet.fields(holder).some(({ id, value }) => id === field && value === true)
}
