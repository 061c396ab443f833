/** A finger that is drawn across. */

/** In pixels. */
const LEAST = 60

/**
 * An attachment: says the direction of a finger's swipe. The swiped content moves the other way, as pages do. The element wants
 * `touch-action: pan-y`, else the browser takes the movement for its own.
 */
export const swiped = (say: (direction: 'left' | 'right') => void) => (element: HTMLElement) => {
  let from: PointerEvent | null = null

  const begin = (event: PointerEvent) => (from = event.pointerType === 'touch' && event.isPrimary ? event : null)
  const end = (event: PointerEvent) => {
    if (!from || !event.isPrimary) return
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
    from = null
    if (Math.abs(x) >= LEAST && Math.abs(x) > 2 * Math.abs(y)) say(x < 0 ? 'left' : 'right')
  }
  const forget = () => (from = null)

  element.addEventListener('pointerdown', begin)
  element.addEventListener('pointerup', end)
  element.addEventListener('pointercancel', forget)
  return () => {
    element.removeEventListener('pointerdown', begin)
    element.removeEventListener('pointerup', end)
    element.removeEventListener('pointercancel', forget)
  }
}
