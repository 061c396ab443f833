/** Things on a board that are no buttons: each says in a line or two what it is now, and leads to its rule. */
import type { Attachment } from 'svelte/attachments'
import type { Hinting } from './hinting.svelte.ts'

/** An attachment: words beside the thing, its rule for the key that opens rules, and a stop for whoever walks the board by keys. */
export const toldThing = (hinting: Hinting, rule: string, text: () => string): Attachment<HTMLElement> =>
  told(hinting, text, () => ({ 'data-rule': rule, 'data-rove': '', tabindex: '-1' }))

/** The same for a drawing: a screen reader says the words in its place. */
export const toldPicture = (hinting: Hinting, rule: string, text: () => string): Attachment<HTMLElement> =>
  told(hinting, text, () => ({
    ...{ 'data-rule': rule, 'data-rove': '', tabindex: '-1' },
    ...{ role: 'img', 'aria-label': text() },
  }))

const told =
  (hinting: Hinting, text: () => string, marks: () => Readonly<Record<string, string>>): Attachment<HTMLElement> =>
  (element) => {
    const set = Object.entries(marks())
    for (const [name, value] of set) element.setAttribute(name, value)
    const silence = hinting.hinted(text)(element)
    return () => {
      silence?.()
      for (const [name] of set) element.removeAttribute(name)
    }
  }
