/** Points that fly from where they were paid to the player's card. */
import { moveDuration } from '../../../app/appearance.svelte.ts'

/** An attachment: sends a copy of the element to the points of `seat` in the rail, if there are any to send. */
export const flyToPoints = (seat: number, points: number) => (element: HTMLElement) => {
  const target = document.querySelector(`[data-points-of="${seat}"]`)
  const duration = moveDuration()
  if (points <= 0 || duration === 0 || !target) return
  const from = element.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const copy = element.cloneNode(true) as HTMLElement
  copy.ariaHidden = 'true'
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    zIndex: 'var(--layer-cover)',
    pointerEvents: 'none',
  })
  document.body.append(copy)
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.7)`, opacity: 0.4 },
    ],
    { duration, easing: 'cubic-bezier(0.4, 0, 0.6, 1)' },
  )
  flight.onfinish = () => copy.remove()
  return () => copy.remove()
}
