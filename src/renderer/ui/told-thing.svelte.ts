/**
 * Things on a board that are not buttons: each has a description of its current state in a line or two, and leads to
 * its rule.
 */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Hinting } from './hinting.svelte.ts'

/**
 * An attachment that describes the thing in words beside it, gives the key that opens rules its rule, and makes it a
 * stop for the keys that walk the board. Leaves the page alone while only the words change.
 */
export const toldThing =
  (hinting: Hinting, rule: string, text: () => string): Attachment<HTMLElement> =>
  (element) =>
    untrack(() => told(hinting, rule, text, element))

/** The same for a drawing: a screen reader says the words in its place. */
export const toldPicture =
  (hinting: Hinting, rule: string, text: () => string): Attachment<HTMLElement> =>
  (element) => {
    const silence = untrack(() => told(hinting, rule, text, element))
    element.setAttribute('role', 'img')
    $effect(() => relabel(element, text()))
    return () => {
      silence()
      for (const name of ['role', 'aria-label']) element.removeAttribute(name)
    }
  }

function told(hinting: Hinting, rule: string, text: () => string, element: HTMLElement): () => void {
  const marks = { 'data-rule': rule, 'data-rove': '', tabindex: '-1' }
  for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value)
  const silence = hinting.hinted(text)(element)
  return () => {
    silence?.()
    for (const name of Object.keys(marks)) element.removeAttribute(name)
  }
}

function relabel(element: HTMLElement, label: string) {
  if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label)
}
