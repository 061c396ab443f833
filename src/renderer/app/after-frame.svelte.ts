/** Delays expensive parts of a page by a frame, so that the frame itself comes sooner. */
import { untrack } from 'svelte'

/** The value, a frame late once it changes. Call it while a component is set up. */
export function afterFrame<T>(value: () => T): { readonly current: T } {
  let current = $state.raw(untrack(value))
  $effect(() => {
    const now = value()
    if (now === untrack(() => current)) return
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => (current = now))))
    return () => cancelAnimationFrame(frame)
  })
  return {
    get current() {
      return current
    },
  }
}
