/** Checks the controls of any screen: that their keys work, and that each can be seen and reached. */
import { expect, type Page } from '@playwright/test'

/** Signs on buttons that stand for a key of another name. */
const NAMES: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  Enter: 'Enter',
  Space: ' ',
  '⌫': 'Backspace',
  '⇧Z': 'Shift+z',
}

/** Keys that belong to whatever has the focus, and close what lies on top. */
const LAYERED = ['Enter', ' ', 'Escape', 'Tab']

const SIZES = [
  [1024, 700],
  [1440, 900],
  [2560, 1440],
] as const

/** At three sizes every control is in sight, and every key has one meaning and works. Leaves the window at 1440 x 900. */
export async function controlsAreSound(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await controlsAreInSight(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  // A dialog that is open has keys of its own.
  if ((await page.getByRole('dialog').count()) === 0) await keysAreSound(page)
}

/** No key has two meanings, and every key that a button shows works. */
async function keysAreSound(page: Page): Promise<void> {
  const shown = await page.evaluate(keysOnButtons)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  const listed = await page
    .locator('[role="dialog"] [data-keys]')
    .evaluateAll((rows) =>
      rows.flatMap((row) => (row as HTMLElement).dataset.keys!.split(' ').filter((key) => key !== '')),
    )
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const twice = listed.filter((key, at) => listed.indexOf(key) !== at && !LAYERED.includes(key))
  const dead = shown
    .map((key) => NAMES[key] ?? (key.length === 1 ? key.toLowerCase() : key))
    .filter((key) => !listed.includes(key) && !LAYERED.includes(key))
  expect({ twice, dead }).toEqual({ twice: [], dead: [] })
}

/** In the page: the keys on buttons that can be seen and pressed. */
const keysOnButtons = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button kbd')]
    .filter((key) => {
      const button = key.closest('button')!
      return key.checkVisibility() && !button.disabled && button.ariaDisabled !== 'true'
    })
    .map((key) => key.textContent)

/** No control lies outside its window, is cut off by what it lies in, or is covered by something else. */
export async function controlsAreInSight(page: Page): Promise<void> {
  expect(await page.evaluate(controlsOutOfSight)).toEqual([])
}

/**
 * In the page. What can be scrolled to from above or below is in sight: the log, a dialog. Hints scroll by themselves, and
 * what is inert is no control while a desk lies over it.
 */
function controlsOutOfSight(): string[] {
  const SLACK = 1.5
  const open = document.querySelector('[role="dialog"]')
  const controls = [...document.querySelectorAll<HTMLElement>('button, input, select, a[href]')].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      each.closest('[data-hints], [inert]') === null &&
      (open === null || open.contains(each)),
  )
  const isScrolled = (each: Element) => {
    const { overflowY } = getComputedStyle(each)
    return (overflowY === 'auto' || overflowY === 'scroll') && each.scrollHeight > each.clientHeight + 1
  }
  const clips = (each: Element) => getComputedStyle(each).overflow !== 'visible'
  const ancestors = (each: Element) => {
    const found: Element[] = []
    for (let at = each.parentElement; at; at = at.parentElement) found.push(at)
    return found
  }
  const nameOf = (each: HTMLElement) =>
    `${each.tagName.toLowerCase()} “${(each.ariaLabel ?? each.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}”`
  return controls.flatMap((control) => {
    const box = control.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) return []
    const around = ancestors(control)
    if (around.some(isScrolled)) return []
    const frames = [
      ...around.filter(clips).map((each) => each.getBoundingClientRect()),
      new DOMRect(0, 0, window.innerWidth, window.innerHeight),
    ]
    const cut = frames.some(
      ({ left, right, top, bottom }) =>
        box.left < left - SLACK || box.right > right + SLACK || box.top < top - SLACK || box.bottom > bottom + SLACK,
    )
    if (cut) return [`cut off: ${nameOf(control)}`]
    // The pit cage stands on the stop that it can't be moved to.
    if (control.ariaDisabled === 'true') return []
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const isReached =
      hit &&
      (control.contains(hit) ||
        hit.contains(control) ||
        hit.closest('label')?.contains(control) ||
        hit.closest('[data-hints]'))
    return isReached ? [] : [`covered: ${nameOf(control)} by ${hit ? nameOf(hit as HTMLElement) : 'nothing'}`]
  })
}
