/** Kinds of doubts about a score pad; `score-sheet/checks.ts` finds them. Games get stopped early, so none is refused. */
import { HOLDINGS } from '../state/components.ts'

/** Those that the first records have. A record from before a later kind was added lacks it. */
export const FIRST_CODES = [
  /** More than nine certificates. */
  'certificates-over',
  /** Nobody owns the 40 % of a started Holding. */
  'nobody-has-forty',
  /** No price is at the end of the track. */
  'no-price-at-end',
] as const

/**
 * Warnings about things that a record doesn't keep: notes, the ledger, and entries of a Holding that was never started.
 */
export const PAD_CODES = [
  /** A Holding that was never started, of which somebody owns certificates or that has Railroads. */
  'closed-owned',
  /** More Railroads than operators are left for. */
  'railroads-over',
  /** A Railroad that is out of date. */
  'railroad-obsolete',
  /** A level appeared before one that lies above it in the stack. */
  'level-skipped',
] as const

export const WARNING_CODES = [
  ...FIRST_CODES,
  /** A price that the share value track doesn't have. */
  'price-off-track',
  /** The 40% certificate isn't with the Director, who could exchange others for it. */
  'director-without-forty',
  /** No Holding was started. */
  'none-started',
  /** A baron with neither cash nor shares. */
  'no-worth',
  /** One baron worth ten times the other: a digit too many or too few. */
  'worth-apart',
  ...PAD_CODES,
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** A field is named by what stands in it, and the seat or the Holding: `cash-0`, `owners-green`. */
export const FIELD = new RegExp(
  `^(levels|(cash|certificates|total)-[01]|(price|owners|railroads)-(${HOLDINGS.join('|')}))$`,
)

/** Could be, in a game that was stopped early or hardly ever; the others contradict the rules or the box. */
const UNLIKELY: readonly WarningCode[] = ['no-price-at-end', 'none-started', 'no-worth', 'worth-apart']
export const isImpossible = (code: WarningCode): boolean => !UNLIKELY.includes(code)
