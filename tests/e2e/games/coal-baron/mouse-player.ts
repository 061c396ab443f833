/** Plays with the mouse, everything that the rules offer at least once. */
import type { Locator } from '@playwright/test'
import { COALS } from '../../../../src/games/coal-baron/state/components.ts'
import { countsOf, firstThere } from '../../support/pointer.ts'
import type { TablePage } from './table-page.ts'

/** Spaces in the order in which they are tried; the turn's number moves the start on, so that every kind gets its turn. */
const WISHES = [
  '[data-space^="mining"]',
  '[data-space^="factory"]:not([data-space$="draw"])',
  '[data-space^="mining"]',
  '[data-space^="order"]:not([data-space$="draw"])',
  '[data-space^="money"]',
  '[data-space="factory-draw"]',
  '[data-space="order-draw"]',
  '[data-space="bank"]',
]

const SEEN = {
  over: '#final-title',
  ceremony: '#ceremony-title',
  cards: '[data-card][data-bright]',
  mining: '[data-end-mining]',
} as const

const look = ({ page }: TablePage) => countsOf(page, SEEN)

/** Plays `turns` turns, or to the end. Resolves with the kinds of space that were used. */
export async function byMouse(table: TablePage, turns = Infinity): Promise<Set<string>> {
  const played = new Set<string>()
  for (let turn = 0; turn < turns;) {
    const { over, ceremony, cards } = await look(table)
    if (over > 0) break
    if (ceremony > 0) await table.goOn(await nextOf(table))
    else played.add(cards > 0 ? await draft(table) : await takeTurn(table, turn))
    if (ceremony === 0) turn++
  }
  return played
}

async function draft(table: TablePage): Promise<string> {
  await table.click((await easiest(table))!)
  return 'draft'
}

async function takeTurn(table: TablePage, turn: number): Promise<string> {
  const space = await wish(table, turn)
  const id = (await space.getAttribute('data-space'))!
  await table.click(space)
  await finish(table, id)
  return id.endsWith('draw') ? id : id.split('-')[0]
}

/** The order card with the fewest spots, so that any deal leads to deliveries; among tiles the first. */
async function easiest({ page }: TablePage): Promise<Locator | null> {
  const cards = page.locator('[data-card][data-bright]')
  const ids = await cards.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.card!))
  if (ids.length === 0) return null
  return cards.nth(ids.indexOf(ids.reduce((best, id) => (id.length < best.length ? id : best))))
}

/** A ceremony is skipped where it goes on by itself, and left where it waits. */
async function nextOf(table: TablePage): Promise<Locator> {
  const go = table.button(/^(Start shift|To the accounts)/)
  return (await go.count()) > 0 ? go : table.button(/^Skip/)
}

async function wish({ page }: TablePage, turn: number): Promise<Locator> {
  const wishes = ['[data-space^="delivery"]', ...WISHES.slice(turn % WISHES.length), ...WISHES]
  const found = await firstThere(
    page,
    wishes.map((selector) => `${selector}[data-bright]`),
  )
  if (!found) throw new Error('no space is bright')
  return page.locator(found).first()
}

async function finish(table: TablePage, space: string) {
  if ((await look(table)).mining > 0) return mine(table)
  if (!space.endsWith('draw')) return
  await table.click(table.button('Reveal'))
  await table.click((await easiest(table)) ?? table.button('Keep none'))
  await table.click(table.button(/^Put back/))
}

/** To a loaded level, coal into the cage, up, onto the orders as far as the steps go. */
async function mine(table: TablePage) {
  for (const level of [...(await wantedLevels(table)), 3, 4, 1, 2]) {
    const { stop, loaded } = await countsOf(table.page, {
      stop: `[data-drop="level ${level}"][data-bright]`,
      loaded: `[data-load^="${level}"]`,
    })
    if (stop === 0 || loaded === 0) continue
    await table.click(table.page.locator(`[data-drop="level ${level}"][data-bright]`).first())
    const cube = await table.bright(`[data-load^="${level}"]`)
    if (cube) await table.click(cube)
    break
  }
  const surface = await table.bright('[data-drop="level 0"]')
  if (surface) await table.click(surface)
  for (let spot = await table.bright('[data-spot]'); spot; spot = await table.bright('[data-spot]'))
    await table.click(spot)
  await table.click(table.page.locator(SEEN.mining))
}

/** Levels with the coal of the outstanding orders, the smallest order first. */
async function wantedLevels({ page }: TablePage): Promise<number[]> {
  const cards = page.locator('[data-order]')
  const orders = await cards.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.order!))
  return orders
    .toSorted((a, b) => a.length - b.length)
    .flatMap(([, ...coals]) => coals.map((coal) => 1 + COALS.findIndex((each) => each === coal)))
}
