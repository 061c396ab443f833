/** Keeps accidental keys and wheel turns from changing what was entered. */

/**
 * Keeps keys that belong to an input method's composition from every handler of the page: the Enter that ends one chooses a
 * word and adds nothing. Safari sends that Enter after the composition, with the key code 229.
 */
export function ignoreComposing(page: Window): void {
  const keep = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
  }
  for (const type of ['keydown', 'keyup'] as const) page.addEventListener(type, keep, true)
}

/** Lets the wheel turn the page over a number field, and never its number: the field gives up the focus first. */
export function ignoreWheel(page: Window): void {
  page.addEventListener(
    'wheel',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'number') target.blur()
    },
    { capture: true, passive: true },
  )
}
