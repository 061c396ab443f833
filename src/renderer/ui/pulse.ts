/** Draws the eye to a figure that has changed. */
import { moveDuration } from '../app/appearance.svelte.ts'

/** An attachment: the element swells for a moment whenever `value` changes, not when it first appears. */
export function pulse(value: () => number) {
  let last: number | null = null
  return (element: HTMLElement) => {
    const now = value()
    if (last !== null && now !== last) {
      element.animate([{ scale: 1 }, { scale: 1.35, color: 'var(--bright)' }, { scale: 1 }], {
        duration: moveDuration(),
        easing: 'ease-out',
      })
    }
    last = now
  }
}
