/** The fields that a seat's phone writes, and what may be written into them. */
import { refusal } from '../../contract/errors.ts'
import type { SeatCount } from '../../contract/phones/messages.ts'
import type { PhoneField, PhoneValue } from '../../games/facets/phone.ts'

/** Throws `phones-other-seat` for a field that the seat doesn't write now. */
export function fieldNamed(fields: readonly PhoneField[], id: string): PhoneField {
  const field = fields.find((each) => each.id === id)
  if (!field) throw refusal('phones-other-seat', { field: id })
  return field
}

/** Throws `bad-arguments` for a value of another kind or beyond the field's limits, `phones-taken` for a thing of another seat. */
export function checkValue(field: PhoneField, value: PhoneValue): void {
  if (field.kind === 'thing' && field.holder !== null && value === true)
    throw refusal('phones-taken', { field: field.id, seat: field.holder })
  const problem = problemOf(field, value)
  if (problem !== null) throw refusal('bad-arguments', { at: 'value', problem })
}

function problemOf(field: PhoneField, value: PhoneValue): string | null {
  if (field.kind === 'thing') return problemOfThing(field, value)
  if (value === null) return null
  if (field.kind === 'number') {
    if (typeof value !== 'number') return 'kind'
    return value >= field.least && value <= field.most ? null : 'out-of-range'
  }
  if (typeof value !== 'object') return 'kind'
  return value.length > 0 && value.reduce((sum, each) => sum + each, 0) <= field.most ? null : 'out-of-range'
}

function problemOfThing({ full }: PhoneField & { kind: 'thing' }, value: PhoneValue): string | null {
  if (typeof value !== 'boolean') return 'kind'
  return full && value ? 'out-of-range' : null
}

/** Things are counted by being named, so they are never missing, and neither is what the count is done without. */
export function countOf(fields: readonly PhoneField[], done: boolean): SeatCount {
  const numbers = fields.filter((field) => field.kind === 'sum' || (field.kind === 'number' && !field.isExtra))
  return { done, filled: numbers.filter(({ value }) => value !== null).length, of: numbers.length }
}
