/** A finger that rests on something asks what it is. */
const RESTS = 500
/** Farther than this, in pixels, it is a drag. */
const STILL = 10

/** An attachment: calls `rest` once a finger has rested on the element; the click that ends the press is none. */
export const longPress = (rest: () => void) => (element: Element) => {
  let timer = 0
  let from = { x: 0, y: 0 }
  let rested = false
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  const listen = <E extends Event>(name: string, listener: (event: E) => void) =>
    element.addEventListener(name, listener as EventListener, options)

  const stop = () => window.clearTimeout(timer)
  listen<PointerEvent>('pointerdown', ({ pointerType, clientX: x, clientY: y }) => {
    stop()
    rested = false
    if (pointerType !== 'touch') return
    from = { x, y }
    timer = window.setTimeout(() => {
      rested = true
      rest()
    }, RESTS)
  })
  listen<PointerEvent>('pointermove', ({ clientX: x, clientY: y }) => {
    if (Math.hypot(x - from.x, y - from.y) > STILL) stop()
  })
  for (const end of ['pointerup', 'pointercancel']) listen(end, stop)
  for (const name of ['click', 'contextmenu'])
    listen(name, (event) => {
      if (!rested) return
      event.preventDefault()
      event.stopPropagation()
      if (name === 'click') rested = false
    })
  return () => {
    stop()
    listening.abort()
  }
}
