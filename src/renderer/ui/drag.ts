/**
 * Dragging by mouse, pen or finger. A copy of the element follows the pointer; where it is let go over an element with a
 * `data-drop` that `accepts` wants, `drop` is called. A press without a movement stays a click.
 */
import type { Attachment } from 'svelte/attachments'

export interface Draggable {
  /** False while it can't be dragged. */
  when: () => boolean
  accepts: (zone: string) => boolean
  drop: (zone: string, element: Element) => void
  start?: () => void
  /** The drag ended, dropped or not. */
  end?: () => void
}

/** Pixels that a press may wander and still be a click. */
const SLACK = 6

export const draggable =
  (options: Draggable): Attachment<HTMLElement> =>
  (node) => {
    const press = (event: PointerEvent) => {
      if (event.button === 0 && options.when()) follow(node, event, options)
    }
    node.addEventListener('pointerdown', press)
    return () => node.removeEventListener('pointerdown', press)
  }

function follow(node: HTMLElement, press: PointerEvent, options: Draggable) {
  const from = node.getBoundingClientRect()
  const listening = new AbortController()
  const { signal } = listening
  let ghost: HTMLElement | null = null
  let over: Element | null = null

  const move = (event: PointerEvent) => {
    const [dx, dy] = [event.clientX - press.clientX, event.clientY - press.clientY]
    if (!ghost && Math.hypot(dx, dy) < SLACK) return
    if (!ghost) {
      ghost = ghostOf(node, from)
      options.start?.()
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px)`
    const zone = zoneAt(event, options)
    if (zone === over) return
    over?.removeAttribute('data-over')
    zone?.setAttribute('data-over', '')
    over = zone
  }
  const stop = (dropped: boolean) => {
    listening.abort()
    over?.removeAttribute('data-over')
    if (!ghost) return
    ghost.remove()
    swallowClick()
    if (dropped && over) options.drop(over.getAttribute('data-drop') ?? '', over)
    options.end?.()
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', () => stop(true), { signal })
  window.addEventListener('pointercancel', () => stop(false), { signal })
  window.addEventListener('keydown', (event) => event.key === 'Escape' && stop(false), { signal })
}

function zoneAt({ clientX, clientY }: PointerEvent, { accepts }: Draggable): Element | null {
  const zones = document.elementsFromPoint(clientX, clientY).map((element) => element.closest('[data-drop]'))
  return zones.find((zone) => zone && accepts(zone.getAttribute('data-drop') ?? '')) ?? null
}

/** The copy lies on the page itself, so that nothing clips it. */
function ghostOf(node: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement
  ghost.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: 'var(--layer-tip)',
  })
  document.body.append(ghost)
  return ghost
}

/** The click that follows a drag on the element it began on. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
