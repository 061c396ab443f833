/** Long work in slices, so that everybody else is answered meanwhile. */
import { setImmediate as breathe } from 'node:timers/promises'

/** Milliseconds of work between two slices. */
const SLICE = 30

/** To be awaited after every piece of work; where a slice is over it tells `between` and lets others go first. */
export function pacer(between: () => void = () => {}): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE) return
    between()
    await breathe()
    since = performance.now()
  }
}
