/** The part of a physical table that a seat's own phone counts and writes. */
import type { Warning } from '../building-blocks/doubts.ts'

/** Null empties a field. */
export type PhoneValue = number | readonly number[] | boolean | null

/** Numbers outside of these can't be right. They may be typed all the same, and are doubted then. */
export interface Fits {
  /** The number that stood there before and can't fall; 0 if none did. */
  least: number
  /** The most that the box has. */
  most: number
}

/** `id` is the game's own: it finds words and a picture by it. `usual` is the likeliest value of an empty field. */
export type PhoneField = { id: string } &
  /** `isExtra`: the count is done without it. */
  (
    | {
        kind: 'number'
        value: number | null
        least: number
        most: number
        usual?: number
        fits?: Fits
        isExtra?: true
      }
    /** Numbers one by one, as they are told: `most` is the most of their sum. */
    | { kind: 'sum'; value: readonly number[] | null; most: number; usual?: number }
    /**
     * A thing that one seat has. `holder` is the other seat that has it now; null if none does. `full`: the seat has no room for
     * another.
     */
    | { kind: 'thing'; value: boolean; holder: number | null; full?: boolean }
  )

/** `P` is a pad, `E` an edit, `T` the page that is open and how far it is. */
export interface PhoneFacet<P = unknown, E = unknown, T = unknown> {
  /** The fields that a seat writes now, in the order in which its things are counted. Turning pages alone doesn't change them. */
  fields(pad: P, seat: number, at: T): PhoneField[]
  /** Doubts that nobody has accepted about this seat's fields or the whole table, as far as they are counted now. */
  doubts(pad: P, seat: number, at: T): readonly Warning[]
  /** The edit that writes a value, of the field's kind and within its limits, into one of the seat's fields. */
  edit(pad: P, seat: number, field: PhoneField, value: PhoneValue): E
  /** The number of scorings told so far, for a game with several: a seat is done for the one that is counted. */
  scoring?(at: T): number
  /** Everybody's points as they have been told at the table before the end; null while none have. */
  pointsTold?(pad: P, at: T): readonly number[] | null
  /** Whether the result is told at the table now. */
  isTold(pad: P, at: T): boolean
}

/** A game's facet as the house holds it: pads, edits and pages are the game's own. */
export const phoneFacet = <P, E, T>(facet: PhoneFacet<P, E, T>): PhoneFacet => facet
