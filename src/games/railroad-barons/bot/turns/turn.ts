import type { Move } from '../../rules/moves.ts'
import type { State } from '../../state/state.ts'

/** Moves of one seat that belong together, up to where somebody else may decide. */
export type Turn = readonly Move[]

/** A valuation of a position: the dollars by which seat 0 is expected to lead at the end. */
export type Estimate = (s: State) => number
