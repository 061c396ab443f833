/** A bot's budget for an answer. */
import type { Budget } from '../../games/tree-search/budget.ts'

/** A number left out does not bound it. */
export interface Limits {
  iterations?: number
  milliseconds?: number
}

/**
 * The milliseconds that a bot may search. The rest is for what comes after, so that the answer is there in time: another program or a
 * garbage collection may take 40 of them, however short the search is.
 */
const searching = (milliseconds: number): number =>
  Math.min(0.97 * milliseconds, Math.max(0.9 * milliseconds, milliseconds - 40))

/** Starts the clock. A thread elsewhere may set `hurried` to 1, which ends the search at its next look. */
export function budgetOf({ iterations = Infinity, milliseconds = Infinity }: Limits, hurried?: Int32Array): Budget {
  const until = performance.now() + searching(milliseconds)
  return {
    iterations,
    expired: () => performance.now() > until || (hurried !== undefined && Atomics.load(hurried, 0) === 1),
  }
}
