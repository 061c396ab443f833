import { vi } from 'vitest'

/** Moves a mouse over an element and lets it rest there, without taking the time. */
export function restOn(element: Element): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
  vi.advanceTimersByTime(400)
  vi.useRealTimers()
}
