/** Kinds of doubts about a score pad; `score-sheet/checks.ts` finds them. Games get stopped early, so none is refused. */
import { HOLDINGS } from '../state/components.ts'

export const WARNING_CODES = [
  /** More than nine certificates. */
  'certificates-over',
  /** Of a started Holding nobody owns 40%. */
  'nobody-has-forty',
  /** No price is at the end of the track. */
  'no-price-at-end',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** A field is named by what stands in it, and the seat or the Holding: `cash-0`, `owners-green`. */
export const FIELD = new RegExp(`^((cash|certificates|total)-[01]|(price|owners)-(${HOLDINGS.join('|')}))$`)
