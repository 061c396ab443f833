/**
 * In milliseconds. Code that counts by the clock reads it more often than this, so a longer gap means that the machine
 * slept.
 */
const LONGEST_GAP = 5_000

/**
 * A clock in milliseconds that stands still while the machine is suspended, and knows nothing of a system clock that is set.
 * `now` never goes back. Some systems stop it in their sleep and others don't, so a gap between two looks isn't counted.
 */
export function awakeClock(now: () => number): () => number {
  let last = now()
  let asleep = 0
  return () => {
    const at = now()
    if (at - last > LONGEST_GAP) asleep += at - last
    last = at
    return at - asleep
  }
}

/** The page's. It has to be looked at every second while something is counted. */
export const awakeNow = awakeClock(() => performance.now())
