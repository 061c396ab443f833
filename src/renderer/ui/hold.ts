/** A button that goes on as long as it is held. */

const BEGINS_AFTER = 400
const SLOWEST = 160
const FASTEST = 50

/**
 * An attachment: a click is one `step`; held, the button takes one after the other, faster and faster. `end` is told once
 * after the last of them.
 */
export const holdToRepeat = (step: () => void, end: () => void) => (button: HTMLElement) => {
  let timer = 0
  let held = false

  const repeat = (pause: number) => {
    held = true
    step()
    timer = window.setTimeout(() => repeat(Math.max(FASTEST, pause * 0.85)), pause)
  }
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    held = false
    timer = window.setTimeout(() => repeat(SLOWEST), BEGINS_AFTER)
  }
  const release = () => {
    window.clearTimeout(timer)
    if (held) end()
  }
  const click = () => {
    if (held) held = false
    else {
      step()
      end()
    }
  }
  const noMenu = (event: Event) => event.preventDefault()

  const listening = new AbortController()
  const { signal } = listening
  button.addEventListener('pointerdown', begin, { signal })
  button.addEventListener('click', click, { signal })
  button.addEventListener('contextmenu', noMenu, { signal })
  // The finger may leave the button, and a button that is disabled hears nothing.
  window.addEventListener('pointerup', release, { signal })
  window.addEventListener('pointercancel', release, { signal })
  return () => {
    window.clearTimeout(timer)
    listening.abort()
  }
}
