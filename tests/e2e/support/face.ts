import type { Page } from '@playwright/test'

/** Does something and waits until the table shows what came of it. */
export async function changing(page: Page, act: () => Promise<void>): Promise<void> {
  await faceOf(page)
  await act()
  await page.evaluate(changed)
}

/**
 * The text of the page and its number of bright controls, without tips and announcements. The page remembers it, so
 * that `changing` can wait for another.
 */
export const faceOf = (page: Page): Promise<string> => page.evaluate(watch)

/** From now on the page knows by itself whether it has another face, and no decision of its own is on its way. */
function watch(): string {
  const face = () => {
    const fleeting = [...document.querySelectorAll('.hint, .tip, [aria-live]')].map(({ textContent }) => textContent)
    const words = fleeting.reduce((text, each) => text.replace(each, ''), document.body.textContent)
    return words + document.querySelectorAll('[data-bright]').length
  }
  const before = face()
  const hasChanged = () => document.querySelector('[data-pending]') === null && face() !== before
  Object.assign(globalThis, { hasChanged })
  return before
}

/** Resolves once it has. */
function changed(): Promise<void> {
  const { hasChanged } = globalThis as { hasChanged?: () => boolean }
  return new Promise((done) => {
    const watching = new MutationObserver(() => look())
    const look = () => {
      if (!hasChanged!()) return
      watching.disconnect()
      done()
    }
    watching.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
    look()
  })
}
