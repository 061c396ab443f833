/** The part of a physical table that a seat's own phone counts and writes. */

/** Null empties a field. */
export type PhoneValue = number | readonly number[] | boolean | null

/** `id` is the game's own: it finds words and a picture by it. */
export type PhoneField = { id: string } & (
  | { kind: 'number'; value: number | null; least: number; most: number }
  /** Numbers one by one, as they are told: `most` is the most of their sum. */
  | { kind: 'sum'; value: readonly number[] | null; most: number }
  /** A thing that one seat has. `holder` is the other seat that has it now; null where none does. */
  | { kind: 'thing'; value: boolean; holder: number | null }
)

/** `P` is a pad, `E` an edit, `T` the page that is open. */
export interface PhoneFacet<P = unknown, E = unknown, T = unknown> {
  /** The fields that a seat writes now, in the order in which its things are counted. */
  fields(pad: P, seat: number): PhoneField[]
  /** The edit that writes a value, of the field's kind and within its limits, into one of the seat's fields. */
  edit(pad: P, seat: number, field: PhoneField, value: PhoneValue): E
  /** Whether the result is told at the table now. */
  isTold(pad: P, at: T): boolean
}

/** A game's facet as the house holds it: pads, edits and pages are the game's own. */
export const phoneFacet = <P, E, T>(facet: PhoneFacet<P, E, T>): PhoneFacet => facet
