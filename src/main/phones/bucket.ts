/** A bound on how often something may happen: in a burst, and in the long run. */
export interface Bucket {
  /** Whether it may happen once more now. */
  take: () => boolean
}

/** `now` is in milliseconds and never goes back. */
export function newBucket({ burst, perSecond }: { burst: number; perSecond: number }, now: () => number): Bucket {
  let left = burst
  let last = now()
  return {
    take() {
      const at = now()
      left = Math.min(burst, left + ((at - last) / 1000) * perSecond)
      last = at
      if (left < 1) return false
      left--
      return true
    },
  }
}
