/** The fields of a score pad that take numbers, each with an id: `towns-0`, `left-C-2`, `total-1`. */
import { itemAt } from '../../building-blocks/lists.ts'
import { MOST_INCOME, MOST_POINTS, RESOURCES } from '../state/components.ts'
import type { Resource } from '../state/components.ts'
import { PARTS } from '../state/state.ts'
import { NUMBERS } from '../wire/pad-details.ts'
import type { Edit } from '../wire/wire.ts'
import { openFields } from './pad.ts'
import type { Pad, PadSeat } from './pad.ts'

export type Part = (typeof PARTS)[number]
type NumberKind = (typeof NUMBERS)[number]

export type PadField =
  | { kind: 'part'; part: Part; seat: number }
  | { kind: 'left' | 'income'; resource: Resource; seat: number }
  | { kind: 'number'; number: NumberKind; seat: number }

/** The most of resources, markers or tiles that a field takes. */
export const MOST_PIECES = 999

/** Returns a field's name, as in `openFields`. */
export function fieldName(field: PadField): string {
  if (field.kind === 'part') return field.part
  return field.kind === 'number' ? field.number : `${field.kind}-${field.resource}`
}

export const fieldId = (field: PadField): string => `${fieldName(field)}-${field.seat}`

/** The field with this id; null if there is none, or if it takes no numbers. */
export function fieldOf(id: string): PadField | null {
  const [, name = '', at] = /^(.+)-(\d)$/.exec(id) ?? []
  const seat = Number(at)
  const part = PARTS.find((each) => each === name)
  if (part) return { kind: 'part', part, seat }
  const number = NUMBERS.find((each) => each === name)
  if (number) return { kind: 'number', number, seat }
  const [kind, letter] = name.split('-')
  const resource = RESOURCES.find((each) => each === letter)
  return resource && (kind === 'left' || kind === 'income') ? { kind, resource, seat } : null
}

/** The numbers that stand in a field; null if nothing does. */
export function valuesIn({ seats }: Pick<Pad, 'seats'>, field: PadField): readonly number[] | null {
  const seat = itemAt(seats, field.seat)
  if (field.kind === 'part') return seat.parts[field.part]
  const one = field.kind === 'number' ? seat[field.number] : seat[field.kind][field.resource]
  return one === null ? null : [one]
}

export function sumIn(pad: Pick<Pad, 'seats'>, field: PadField): number | null {
  const values = valuesIn(pad, field)
  return values && sumOf(values)
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0)

/** The most that a field may hold: a score as a whole has its bound, so its parts have what the others leave. */
export function mostIn({ seats }: Pick<Pad, 'seats'>, field: PadField): number {
  if (field.kind === 'part') return MOST_POINTS - pointsBeside(itemAt(seats, field.seat), field.part)
  if (field.kind === 'income') return MOST_INCOME
  return field.kind === 'number' && field.number === 'total' ? MOST_POINTS : MOST_PIECES
}

const pointsBeside = ({ parts }: PadSeat, part: Part) =>
  sumOf(PARTS.filter((each) => each !== part).flatMap((each) => parts[each] ?? []))

/** The edit that writes these values, or clears the field. Only parts of a score are kept value by value. */
export function written(field: PadField, values: readonly number[] | null): Edit {
  const { seat } = field
  if (field.kind === 'part') return { type: 'part', seat, part: field.part, values: values && [...values] }
  const count = values && sumOf(values)
  return field.kind === 'number'
    ? { type: 'number', seat, number: field.number, count }
    : { type: field.kind, seat, resource: field.resource, count }
}

/** Fields that the accounts still need, line by line over all seats. */
export function openFieldsOf({ seats, detail }: Pad): string[] {
  const bySeat = seats.map((seat) => openFields(seat, detail))
  const names = [...new Set(bySeat.flat())].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  return names.flatMap((name) => bySeat.flatMap((open, seat) => (open.includes(name) ? [`${name}-${seat}`] : [])))
}

const ORDER: readonly string[] = [
  ...PARTS,
  ...RESOURCES.map((each) => `income-${each}`),
  ...NUMBERS,
  ...RESOURCES.map((each) => `left-${each}`),
]
