/** The fields of the score pad in which numbers are written. A field's id says where it stands: `count-1-0-4`. */
import { ELEMENTS_SCORED, SHIFTS } from '../state/components.ts'
import { isOneOf } from '../../building-blocks/one-of.ts'

/** The accounts at the end, in the rule book's order. */
export const ASSETS = ['marks', 'cubes', 'outstanding', 'light', 'dark'] as const
export type Asset = (typeof ASSETS)[number]

/** Fields of a shift: what was delivered, typed or as the marker stands on the score track, and workers in the factory. */
const SHIFT_KINDS = ['points', 'track', 'workers'] as const
type ShiftKind = (typeof SHIFT_KINDS)[number]

/** Fields of a game of which only the end is kept: the total, and the Marks left for the tie-break. */
const POINTS_KINDS = ['total', 'left'] as const
type PointsKind = (typeof POINTS_KINDS)[number]

/** Shifts count from 0, elements as on the shift clock from 0. */
export type Field =
  | { kind: 'count'; shift: number; seat: number; element: number }
  | { kind: ShiftKind; shift: number; seat: number }
  | { kind: Asset | PointsKind; seat: number }

export type FieldId = string
export const FIELD_ID = /^[a-z]+(-\d{1,2})+$/

export const countField = (shift: number, seat: number, element: number): FieldId => `count-${shift}-${seat}-${element}`
export const shiftField = (kind: ShiftKind, shift: number, seat: number): FieldId => `${kind}-${shift}-${seat}`
export const seatField = (kind: Asset | PointsKind, seat: number): FieldId => `${kind}-${seat}`

function idOf(field: Field): FieldId {
  if (field.kind === 'count') return countField(field.shift, field.seat, field.element)
  return 'shift' in field ? shiftField(field.kind, field.shift, field.seat) : seatField(field.kind, field.seat)
}

/** The field of this id, null if no pad has one. */
export function fieldOf(id: FieldId): Field | null {
  if (!FIELD_ID.test(id)) return null
  const [kind = '', ...numbers] = id.split('-')
  const field = fieldFrom(kind, numbers.map(Number))
  // An id with a number too many or too few, or written another way, doesn't come out as it went in.
  return field && idOf(field) === id ? field : null
}

/** The field of an id that is known to name one. Throws if none has it. */
export function knownField(id: FieldId): Field {
  const field = fieldOf(id)
  if (!field) throw new Error(`no field is called ${id}`)
  return field
}

function fieldFrom(kind: string, numbers: number[]): Field | null {
  if (kind === 'count') return countFrom(numbers)
  const [first = 0, second = 0] = numbers
  if (isOneOf(SHIFT_KINDS, kind)) return first < SHIFTS ? { kind, shift: first, seat: second } : null
  return isOneOf(ASSETS, kind) || isOneOf(POINTS_KINDS, kind) ? { kind, seat: first } : null
}

/** The number of elements scored after a shift that there isn't is none. */
const countFrom = ([shift = SHIFTS, seat = 0, element = 0]: number[]): Field | null =>
  element < (ELEMENTS_SCORED[shift] ?? 0) ? { kind: 'count', shift, seat, element } : null

/** The same field of another seat. */
export function withSeat(id: FieldId, seat: (was: number) => number): FieldId {
  const field = knownField(id)
  return idOf({ ...field, seat: seat(field.seat) })
}

/** The most numbers that a field adds up. */
export const MOST_NUMBERS = 64

export interface Limits {
  least: number
  most: number
}

/**
 * Limits beyond which a number is absurd and refused; no record holds it. A number that is merely impossible is
 * accepted with a warning (checks.ts).
 */
export const LIMITS: Readonly<Record<Field['kind'], Limits>> = {
  count: { least: 0, most: 99 },
  points: { least: 0, most: 500 },
  track: { least: 0, most: 999 },
  workers: { least: 0, most: 18 },
  marks: { least: 0, most: 500 },
  cubes: { least: 0, most: 99 },
  outstanding: { least: 0, most: 44 },
  light: { least: 0, most: 48 },
  dark: { least: 0, most: 48 },
  total: { least: -99, most: 999 },
  left: { least: 0, most: 99 },
}

export const limitsOf = ({ kind }: Field): Limits => LIMITS[kind]
