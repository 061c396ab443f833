/** The way by keyboard alone to a thing on the page, as somebody without a mouse finds it. */
import type { Locator, Page } from '@playwright/test'

/** Signs on buttons that stand for a key of another name. */
const NAMES: Readonly<Record<string, string>> = { Esc: 'Escape', '⌫': 'Backspace' }

/** Presses a thing: by the key that stands on it, else by going there and pressing Enter. */
export async function pressByKeys(target: Locator): Promise<void> {
  const page = target.page()
  const key = await target.evaluate((thing) => thing.querySelector('kbd')?.textContent ?? null)
  if (key !== null) return page.keyboard.press(NAMES[key] ?? (key.length === 1 ? key.toLowerCase() : key))
  await steer(page, target)
  await page.keyboard.press('Enter')
}

/** More stops than there are on any page. */
const MOST = 200

/** Tab to the area where the target is, then the arrow keys towards it, none twice from the same place. */
export async function steer(page: Page, target: Locator): Promise<void> {
  const tried = new Set<string>()
  for (let stop = 0; stop < MOST; stop++) {
    const { at, keys } = await target.evaluate(keysTowards)
    if (keys.length === 0) return
    const key = keys.find((each) => each === 'Tab' || !tried.has(at + each)) ?? 'Tab'
    tried.add(at + key)
    await page.keyboard.press(key)
  }
  throw new Error('the keyboard does not get there')
}

/** The focused element and the keys that may lead from there to the target, likeliest first; no keys on the target. */
function keysTowards(target: Element): { at: string; keys: string[] } {
  const active = document.activeElement
  if (active === target) return { at: '', keys: [] }
  const area = target.closest('[data-area]') ?? document.querySelector('.board') ?? document.body
  if (!active || active.matches('input, select') || !area.contains(active)) return { at: '', keys: ['Tab'] }
  const from = active.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const across = to.x + to.width / 2 - from.x - from.width / 2
  const along = to.y + to.height / 2 - from.y - from.height / 2
  const columns = across > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const rows = along > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown']
  const [first, second] = Math.abs(along) > Math.abs(across) ? [rows, columns] : [columns, rows]
  return { at: `${from.x} ${from.y} `, keys: [first[0], second[0], second[1], first[1]] }
}
