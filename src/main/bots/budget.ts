/** A bot's budget for an answer. */
import type { Budget } from '../../games/search/budget.ts'

/** A number left out does not bound it. */
export interface Limits {
  iterations?: number
  milliseconds?: number
}

/** The share of its time that a bot may search; the rest is for what comes after, so that the answer is there in time. */
const SEARCHING = 0.97

/** Starts the clock. A thread elsewhere may set `hurried` to 1, which ends the search at its next look. */
export function budgetOf({ iterations = Infinity, milliseconds = Infinity }: Limits, hurried?: Int32Array): Budget {
  const until = performance.now() + SEARCHING * milliseconds
  return {
    iterations,
    expired: () => performance.now() > until || (hurried !== undefined && Atomics.load(hurried, 0) === 1),
  }
}
