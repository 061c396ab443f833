/** Words beside what is pointed at, focused, rested on by a finger, or chosen in vain. */
import type { Attachment } from 'svelte/attachments'
import { announce } from '../app/announcer.svelte.ts'
import { longPress } from './long-press.ts'

/** Words beside an element; `bad` after it was chosen in vain. */
export interface Hint {
  anchor: Element
  text: string
  bad: boolean
}

/** Milliseconds for which a mouse rests on an element before the words come. */
const RESTS = 350
/** Milliseconds in which the pointer may go from an element to the words beside it. */
const ON_THE_WAY = 500

export class Hinting {
  #shown = $state.raw<(Hint & { revision: number }) | null>(null)
  readonly #revision: () => number
  /** Whether the words stay although nothing points at the element: the pointer is on them, or a finger asked for them. */
  #held = false
  #leaving = 0
  #resting = 0

  /** Words go with the revision of the board that they were about. */
  constructor(revision: () => number = () => 0) {
    this.#revision = revision
  }

  get hint(): Hint | null {
    return this.#shown?.revision === this.#revision() ? this.#shown : null
  }
  set hint(hint: Hint | null) {
    window.clearTimeout(this.#resting)
    this.#shown = hint && { ...hint, revision: this.#revision() }
  }

  /** Says beside `anchor`, and aloud, why it can't be done. */
  refuse(anchor: Element, text: string) {
    this.hint = { anchor, text, bad: true }
    announce(text)
  }

  /** Says beside `anchor`, and aloud, what the next press of it does. */
  tell(anchor: Element, text: string) {
    this.hint = { anchor, text, bad: false }
    announce(text)
  }

  /** Keeps the words, or lets them go. */
  hold(held: boolean) {
    this.#held = held
    if (!held) this.hint = null
  }

  /**
   * Shows words beside an element while it is focused, or once a mouse has moved over it and rests; none if `text` gives none.
   * An element that comes to lie under a mouse that lies still says nothing.
   */
  hinted(text: () => string | null): Attachment {
    return (anchor) => {
      const show = () => this.#show(anchor, text())
      const listening = new AbortController()
      const listen = (name: string, listener: (event: PointerEvent) => void) =>
        anchor.addEventListener(name, listener as EventListener, { signal: listening.signal })
      listen('pointermove', ({ pointerType }) => this.#move(anchor, pointerType, show))
      listen('pointerdown', () => window.clearTimeout(this.#resting))
      listen('pointerleave', () => this.#leave(anchor))
      listen('focus', () => anchor.matches(':focus-visible') && show())
      listen('blur', () => this.#forgetSoon(anchor))
      const unpress = longPress(() => {
        show()
        this.#held = this.hint !== null
      })(anchor)
      return () => {
        listening.abort()
        window.clearTimeout(this.#resting)
        unpress()
        this.#forgetSoon(anchor)
      }
    }
  }

  #show(anchor: Element, text: string | null) {
    window.clearTimeout(this.#leaving)
    this.#held = false
    this.hint = text ? { anchor, text, bad: false } : null
  }

  /** A pointer has moved over an element: its words are shown once the pointer rests. */
  #move(anchor: Element, pointerType: string, show: () => void) {
    window.clearTimeout(this.#resting)
    if (this.hint?.anchor === anchor) window.clearTimeout(this.#leaving)
    else if (pointerType !== 'touch') this.#resting = window.setTimeout(show, RESTS)
  }

  #leave(anchor: Element) {
    window.clearTimeout(this.#resting)
    window.clearTimeout(this.#leaving)
    this.#leaving = window.setTimeout(() => this.#forget(anchor), ON_THE_WAY)
  }

  #forget(anchor: Element) {
    if (this.hint?.anchor === anchor && !this.#held) this.hint = null
  }

  /** A focused element that leaves the page loses the focus while the page is being updated, where nothing may change. */
  #forgetSoon(anchor: Element) {
    queueMicrotask(() => this.#forget(anchor))
  }
}
