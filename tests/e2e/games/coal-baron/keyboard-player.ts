/** Plays with the keyboard alone: looks where the focus is and steers it, as somebody without a mouse does. */
import type { Page } from '@playwright/test'
import { changing } from '../../support/face.ts'
import { steer } from '../../support/steer.ts'
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
