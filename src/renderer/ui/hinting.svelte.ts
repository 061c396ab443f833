/** Words beside what is pointed at, focused, or chosen in vain. */
import type { Attachment } from 'svelte/attachments'
import { announce } from '../base/announcer.svelte.ts'

/** Words beside an element; `bad` after it was chosen in vain. */
export interface Hint {
  anchor: Element
  text: string
  bad: boolean
}

export class Hinting {
  hint = $state.raw<Hint | null>(null)

  /** Says beside `anchor`, and aloud, why it can't be done. */
  refuse(anchor: Element, text: string) {
    this.hint = { anchor, text, bad: true }
    announce(text)
  }

  /** Shows words beside an element while it is pointed at or focused; none where `text` gives none. */
  hinted(text: () => string | null): Attachment {
    return (anchor) => {
      const show = () => {
        const words = text()
        this.hint = words ? { anchor, text: words, bad: false } : null
      }
      const forget = () => {
        if (this.hint?.anchor === anchor) this.hint = null
      }
      // A focused element that leaves the page loses the focus while the page is being updated, where nothing may change.
      const hide = () => queueMicrotask(forget)
      const showIfVisible = () => anchor.matches(':focus-visible') && show()
      const listeners = { pointerenter: show, focus: showIfVisible, pointerleave: hide, blur: hide }
      for (const [name, listener] of Object.entries(listeners)) anchor.addEventListener(name, listener)
      return () => {
        for (const [name, listener] of Object.entries(listeners)) anchor.removeEventListener(name, listener)
        hide()
      }
    }
  }
}
