/** Durations of work, in milliseconds. */

const WARM_UP = 500
const ROUNDS = 15
const ROUND = 100
/** Calls between two looks at the clock. */
const CALLS = 8

/**
 * Time that this program has spent on cores, all its threads together: what one core would need for it alone. What else
 * runs on the machine takes time from the clock, but not from this.
 */
export function coreTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The core time of one call of `work`, after a warm-up, in the best of several rounds; for work of a few milliseconds. */
export function timeOf(work: () => void): number {
  repeat(work, WARM_UP)
  return Math.min(...Array.from({ length: ROUNDS }, () => repeat(work, ROUND)))
}

/** Calls `work` for about so long and returns how long one call took on average. */
function repeat(work: () => void, duration: number): number {
  const end = performance.now() + duration
  const start = coreTime()
  let calls = 0
  do {
    for (let i = 0; i < CALLS; i++) work()
    calls += CALLS
  } while (performance.now() < end)
  return (coreTime() - start) / calls
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** The number below which this part of them lies. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}
