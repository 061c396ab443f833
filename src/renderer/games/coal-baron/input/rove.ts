/**
 * Roving focus over a board: the arrow keys go to the nearest `data-rove` element in their direction, Tab goes from one
 * `data-area` to the next and remembers where it was in each. When what has the focus goes or is covered, the nearest that
 * can be chosen takes the focus over, so that the keys stay on the board.
 */
import { closest, isDirection, middle, nearest, type Point } from './spatial.ts'

export function rove(root: HTMLElement): () => void {
  const rover = new Rover(root)
  return () => rover.stop()
}

const WATCHED: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['data-bright', 'inert'],
}

class Rover {
  readonly #root: HTMLElement
  readonly #listening = new AbortController()
  /** With the frame that shows the change: where things stand is known then, and is asked once. */
  readonly #observer = new MutationObserver(() => {
    this.#frame ??= requestAnimationFrame(() => this.#follow())
  })
  #frame: number | null = null
  #last: { stop: HTMLElement; at: Point } | null = null

  constructor(root: HTMLElement) {
    this.#root = root
    const { signal } = this.#listening
    root.addEventListener('keydown', (event) => this.#move(event), { signal })
    root.addEventListener('focusin', ({ target }) => this.#remember(target), { signal })
    this.#observer.observe(root, WATCHED)
    this.#follow()
    this.#remember(document.activeElement)
  }

  stop() {
    this.#listening.abort()
    this.#observer.disconnect()
    if (this.#frame !== null) cancelAnimationFrame(this.#frame)
  }

  #move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (!isDirection(event.key) || !isStop(event.target)) return
    event.preventDefault()
    nearest(event.target, stopsIn(this.#root), event.key)?.focus()
  }

  #remember(target: EventTarget | null) {
    if (!isStop(target) || !this.#root.contains(target)) return
    this.#last = { stop: target, at: middle(target) }
    makeStop(target, this.#areaOf(target))
  }

  /** Every area has exactly one stop for Tab: the one it had, else the first bright one, else the first. */
  #follow() {
    this.#frame = null
    for (const [area, own] of Map.groupBy(stopsIn(this.#root), (stop) => this.#areaOf(stop))) {
      const had = own.find((stop) => stop.getAttribute('tabindex') === '0')
      makeStop(had ?? own.find(isBright) ?? own[0], area)
    }
    if (this.#last && isLost(this.#last.stop)) this.#refocus(this.#last.at)
  }

  #refocus(at: Point) {
    const all = stopsIn(this.#root)
    const bright = all.filter(isBright)
    closest(at, bright.length > 0 ? bright : all)?.focus({ preventScroll: true })
  }

  #areaOf(stop: Element): Element {
    return stop.closest('[data-area]') ?? this.#root
  }
}

const isStop = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('[data-rove]')
const isBright = (stop: HTMLElement) => 'bright' in stop.dataset

const stopsIn = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[data-rove]')].filter(
    (stop) => stop.checkVisibility() && !stop.closest('[inert]'),
  )

/** Whether the focus was on a stop that is gone or covered, and went nowhere else. */
const isLost = (stop: Element) =>
  (!stop.isConnected || stop.closest('[inert]') !== null) &&
  [stop, document.body].includes(document.activeElement ?? stop)

function makeStop(stop: HTMLElement, area: Element) {
  for (const other of area.querySelectorAll<HTMLElement>('[data-rove]')) {
    const index = other === stop ? '0' : '-1'
    if (other.getAttribute('tabindex') !== index) other.setAttribute('tabindex', index)
  }
}
