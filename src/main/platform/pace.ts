/** Long work in slices, so that everybody else is answered meanwhile. */
import { setImmediate as breathe } from 'node:timers/promises'

/** Milliseconds of work between two slices. */
const SLICE = 10

function newSlice(): () => boolean {
  const since = performance.now()
  return () => performance.now() - since >= SLICE
}

/** To be awaited after every piece of work; where a slice is over it tells `between` and lets others go first. */
export function pacer(between: () => void = () => {}): () => Promise<void> {
  let isOver = newSlice()
  return async () => {
    if (!isOver()) return
    between()
    await breathe()
    isOver = newSlice()
  }
}

/** The steps of `inSlices`. */
export interface Slices<T> {
  /** Runs the work of a slice, as a transaction for example. */
  together: (work: () => void) => void
  one: (item: T) => void
  /** Told which were done, after each slice; awaited. */
  done: (some: readonly T[]) => unknown
}

/** Does `one` with every item, as many together as a slice has time for, and lets others go first in between. */
export async function inSlices<T>(items: readonly T[], { together, one, done }: Slices<T>): Promise<void> {
  for (let from = 0; from < items.length;) {
    let to = from
    together(() => (to = doSome(items, from, one)))
    await done(items.slice(from, to))
    from = to
    await breathe()
  }
}

/** At least one; answers the place of the next. */
function doSome<T>(items: readonly T[], from: number, one: (item: T) => void): number {
  const isOver = newSlice()
  let next = from
  do one(items[next++])
  while (next < items.length && !isOver())
  return next
}

/** Milliseconds between two reports of progress. */
const REPORT = 100

/** Calls `tell`, but not each time. */
export function reporting(tell: () => void): () => void {
  let last = -Infinity
  return () => {
    const now = performance.now()
    if (now - last < REPORT) return
    last = now
    tell()
  }
}
