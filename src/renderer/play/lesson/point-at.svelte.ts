/** Marks the things on the page that a lesson points at, also those that are drawn anew. */

const MARK = 'data-pointed'

/** Marks what these selectors find as long as the calling component lives and they stay the same. */
export function pointAt(selectors: () => readonly string[]): void {
  $effect(() => {
    const selector = selectors().join(', ')
    if (selector === '') return
    const mark = () => {
      for (const thing of document.querySelectorAll(selector))
        if (!thing.hasAttribute(MARK)) thing.setAttribute(MARK, '')
    }
    mark()
    const watching = new MutationObserver(mark)
    watching.observe(document.body, { childList: true, subtree: true })
    return () => {
      watching.disconnect()
      for (const thing of document.querySelectorAll(`[${MARK}]`)) thing.removeAttribute(MARK)
    }
  })
}

const FOCUSABLE = 'button, a[href], input, [tabindex]'

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
