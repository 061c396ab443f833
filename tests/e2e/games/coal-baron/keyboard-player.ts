/** Plays with the keyboard alone: looks where the focus is and steers it, as somebody without a mouse does. */
import type { Locator, Page } from '@playwright/test'
import { changing } from '../../support/face.ts'
import { seatTwoByKeyboard } from '../../support/two-people.ts'

/** Plays from the home screen until the header names this shift. */
export async function byKeyboard(page: Page, until: string): Promise<void> {
  await page.waitForSelector('h1')
  await page.keyboard.press('n')
  await seatTwoByKeyboard(page)
  await page.getByRole('button', { name: 'Start the game' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Coal Baron' }).waitFor()
  for (let turn = 0; turn < 80 && !(await header(page)).includes(until); turn++) await takeTurn(page, turn)
}

const header = async (page: Page) => (await page.getByRole('banner').innerText()).toLowerCase()

const press = (page: Page, key: string) => changing(page, () => page.keyboard.press(key))

async function takeTurn(page: Page, turn: number) {
  if ((await page.locator('#ceremony-title').count()) > 0) {
    const skips = (await page.getByRole('button', { name: /^Skip/ }).count()) > 0
    return press(page, skips && (await rests(page)) ? 'Enter' : 's')
  }
  if (await choose(page, '[data-card]')) return
  for (const wish of wishes(turn)) if (await choose(page, wish)) break
  await finish(page)
}

const rests = async (page: Page) =>
  (await page.getByRole('button', { name: /^(Start shift|To the accounts)/ }).count()) > 0

const WISHES = ['mining', 'factory', 'order', 'money', 'bank']
const wishes = (turn: number) =>
  ['delivery', ...WISHES.slice(turn % WISHES.length), ...WISHES].map((area) => `[data-space^="${area}"]`)

async function finish(page: Page) {
  if ((await page.getByRole('button', { name: 'End mining' }).count()) > 0) return mine(page)
  if ((await page.getByRole('button', { name: 'Reveal' }).count()) === 0) return
  await press(page, 'Enter')
  if (!(await choose(page, '[data-card]'))) await activate(page, 'Keep none')
  await activate(page, /^Put back/)
}

async function activate(page: Page, name: string | RegExp) {
  await steer(page, page.getByRole('button', { name }))
  await press(page, 'Enter')
}

/** Down to black, coal into the cage, up again; what fits goes onto the orders by its letter. */
async function mine(page: Page) {
  for (const [level, coal] of [
    ['4', 'k'],
    ['3', 'g'],
    ['1', 'y'],
  ]) {
    if ((await page.locator(`[data-load="${level}${coal.toUpperCase()}"]`).count()) === 0) continue
    await press(page, level)
    await press(page, coal)
    await press(page, '0')
    await choose(page, '[data-spot]')
    break
  }
  await press(page, 'e')
}

/** Steers the focus to the first bright thing that matches and presses Enter; false where nothing matches. */
async function choose(page: Page, selector: string): Promise<boolean> {
  const target = page.locator(`${selector}[data-bright]`).first()
  if ((await target.count()) === 0) return false
  await steer(page, target)
  await press(page, 'Enter')
  return true
}

/** Tab to the area where the target is, then the arrow keys towards it, none twice from the same place. */
export async function steer(page: Page, target: Locator) {
  const tried = new Set<string>()
  for (let i = 0; i < 60; i++) {
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
  if (!active || !target.closest('[data-area]')?.contains(active)) return { at: '', keys: ['Tab'] }
  const from = active.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const across = to.x + to.width / 2 - from.x - from.width / 2
  const along = to.y + to.height / 2 - from.y - from.height / 2
  const columns = across > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const rows = along > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown']
  const [first, second] = Math.abs(along) > Math.abs(across) ? [rows, columns] : [columns, rows]
  return { at: `${from.x} ${from.y} `, keys: [first[0], second[0], second[1], first[1]] }
}
