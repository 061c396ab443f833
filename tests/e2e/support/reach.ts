/** Whether everything on a page can be come to, however small the window is. */
import { expect, type Page } from '@playwright/test'

/** Each control that isn't off can be scrolled to and pressed; one that is behind an open dialog isn't asked for. */
export const reachesAll = async (page: Page, name = page.url()): Promise<void> =>
  expect(await page.evaluate(outOfReach), name).toEqual([])

/** Names of what can't be, and what lies there instead. Runs in the page. */
export function outOfReach(): string[] {
  const isOff = (each: Element) =>
    each.matches(':disabled') ||
    each.closest('[inert], [aria-hidden="true"], .sr-only') !== null ||
    !each.checkVisibility({ visibilityProperty: true })
  const dialog = document.querySelector('[role="dialog"]')
  const controls = [...(dialog ?? document).querySelectorAll('button, a[href], input, select, textarea')]
  return controls.flatMap((control) => {
    if (isOff(control)) return []
    // These are pressed by their words, too.
    const pressed = (control.matches('input') && control.closest('label')) || control
    pressed.scrollIntoView({ block: 'center', inline: 'center' })
    // Words that are pressed may go over several lines.
    const lies = [...pressed.getClientRects()].map(({ left, right, top, bottom }) => {
      const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
      const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
      return { x, y, there: document.elementFromPoint(x, y) }
    })
    if (lies.some(({ there }) => there && pressed.contains(there))) return []
    const { x = 0, y = 0, there } = lies[0] ?? {}
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
    return [
      `${name || control.outerHTML.slice(0, 60)} is at ${Math.round(x)}, ${Math.round(y)} under ${there?.outerHTML.slice(0, 80)}`,
    ]
  })
}

/** Expects that nothing has to be scrolled sideways to be read. */
export const fitsAcross = async (page: Page, name = page.url()): Promise<void> =>
  expect(await page.evaluate(sideways), name).toEqual([])

/** The page and whatever scrolls in it, where it is wider than what shows it. Runs in the page. */
export function sideways(): string[] {
  const scrolls = (each: Element) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX)
  const boxes = [document.documentElement, ...[...document.querySelectorAll('main, main *')].filter(scrolls)]
  return boxes
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((each) => `${each.outerHTML.slice(0, 80)} is ${each.scrollWidth} wide in ${each.clientWidth}`)
}

/** Everything that is pressed has a side of 44 px, as a finger needs it. */
export const fitsFingers = async (page: Page, name = page.url()): Promise<void> =>
  expect(await page.evaluate(small), name).toEqual([])

/** Names and sizes of what is smaller. Runs in the page. */
export function small(): string[] {
  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')]
  return controls.flatMap((control) => {
    const pressed = (control.matches('input') && control.closest('label')) || control
    const { width, height } = pressed.getBoundingClientRect()
    const isOff = control.matches(':disabled') || control.closest('[inert], [aria-hidden="true"], .sr-only') !== null
    if (isOff || width === 0 || (width > 43.5 && height > 43.5)) return []
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
    return [`${name || control.outerHTML.slice(0, 60)}: ${Math.round(width)}x${Math.round(height)}`]
  })
}
