/** Whether everything on a page can be come to, however small the window is. */
import { expect, type Page } from '@playwright/test'

/** Each control that isn't off can be scrolled to and pressed; one that is behind an open dialog isn't asked for. */
export const reachesAll = async (page: Page): Promise<void> => expect(await page.evaluate(outOfReach)).toEqual([])

/** Names of what can't be, and what lies there instead. */
function outOfReach(): string[] {
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
    const { left, right, top, bottom, width, height } = pressed.getBoundingClientRect()
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
    const there = document.elementFromPoint(x, y)
    if (width > 0 && height > 0 && there && pressed.contains(there)) return []
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
    return [
      `${name || control.outerHTML.slice(0, 60)} is at ${Math.round(x)}, ${Math.round(y)} under ${there?.outerHTML.slice(0, 80)}`,
    ]
  })
}
