/** Marks the things on the page that a lesson points at, also those that are drawn anew. */

const MARK = 'data-pointed'
const FOCUSABLE = 'button, a[href], input, [tabindex]'
const SAID = 'aria-description'

/**
 * Marks what these selectors find as long as the calling component lives and they stay the same. `said` is how screen readers
 * describe what is marked and takes the focus.
 */
export function pointAt(selectors: () => readonly string[], said: () => string): void {
  $effect(() => {
    const selector = selectors().join(', ')
    if (selector === '') return
    const mark = () => {
      for (const thing of document.querySelectorAll<HTMLElement>(selector))
        if (!thing.hasAttribute(MARK)) {
          thing.setAttribute(MARK, '')
          describe(thing, said())
        }
    }
    mark()
    const watching = new MutationObserver(mark)
    watching.observe(document.body, { childList: true, subtree: true })
    return () => {
      watching.disconnect()
      for (const thing of document.querySelectorAll<HTMLElement>(`[${MARK}]`)) {
        thing.removeAttribute(MARK)
        describe(thing, null)
      }
    }
  })
}

/** Attaches a description to everything in the thing that takes the focus; null removes it. */
function describe(thing: HTMLElement, text: string | null) {
  for (const each of thing.matches(FOCUSABLE) ? [thing] : thing.querySelectorAll<HTMLElement>(FOCUSABLE))
    if (text === null) each.removeAttribute(SAID)
    else each.setAttribute(SAID, text)
}

/** Moves the focus to the first of the marked things, or from one of them to the next. */
export function focusPointed(): void {
  const things = [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)].flatMap(reachable)
  const next = things[(things.indexOf(document.activeElement as HTMLElement) + 1) % things.length]
  next?.focus()
}

/** The thing itself, or the first in it that takes the focus. */
function reachable(thing: HTMLElement): HTMLElement[] {
  const found = thing.matches(FOCUSABLE) ? thing : thing.querySelector<HTMLElement>(FOCUSABLE)
  return found?.checkVisibility() ? [found] : []
}
