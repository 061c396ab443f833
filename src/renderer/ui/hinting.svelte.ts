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

/** Milliseconds in which the pointer may go from an element to the words beside it. */
const ON_THE_WAY = 300

export class Hinting {
  hint = $state.raw<Hint | null>(null)
  /** Whether the words stay although nothing points at the element: the pointer is on them, or a finger asked for them. */
  #held = false
  #leaving = 0

  /** Says beside `anchor`, and aloud, why it can't be done. */
  refuse(anchor: Element, text: string) {
    this.hint = { anchor, text, bad: true }
    announce(text)
  }

  /** Keeps the words, or lets them go. */
  hold(held: boolean) {
    this.#held = held
    if (!held) this.hint = null
  }

  /** Shows words beside an element while it is pointed at or focused; none where `text` gives none. */
  hinted(text: () => string | null): Attachment {
    return (anchor) => {
      const show = () => {
        window.clearTimeout(this.#leaving)
        this.#held = false
        const words = text()
        this.hint = words ? { anchor, text: words, bad: false } : null
      }
      const forget = () => {
        if (this.hint?.anchor === anchor && !this.#held) this.hint = null
      }
      const leave = () => {
        window.clearTimeout(this.#leaving)
        this.#leaving = window.setTimeout(forget, ON_THE_WAY)
      }
      // A focused element that leaves the page loses the focus while the page is being updated, where nothing may change.
      const hide = () => queueMicrotask(forget)
      const showIfVisible = () => anchor.matches(':focus-visible') && show()
      const listeners = { pointerenter: show, focus: showIfVisible, pointerleave: leave, blur: hide }
      for (const [name, listener] of Object.entries(listeners)) anchor.addEventListener(name, listener)
      const unpress = longPress(() => {
        show()
        this.#held = this.hint !== null
      })(anchor)
      return () => {
        for (const [name, listener] of Object.entries(listeners)) anchor.removeEventListener(name, listener)
        unpress()
        hide()
      }
    }
  }
}
