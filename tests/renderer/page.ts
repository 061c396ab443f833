/** Helpers with which tests use the page. */
import type { Locator } from 'vitest/browser'

/** Goes to an address of ours. It changes at once, the page follows with the event. */
export async function goTo(hash: string) {
  if (location.hash === hash) return
  const arrived = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  location.hash = hash
  await arrived
}

/** Chooses a radio button that is drawn as something else: the drawing lies over it. */
export const chosen = (radio: Locator) => radio.click({ force: true })
