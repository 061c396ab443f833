/** A mouse or a finger for games of hundreds of clicks: Playwright's own waits each time until nothing has moved for two frames. */
import type { Locator, Page } from '@playwright/test'
import { pressByKeys } from './steer.ts'

export type Pointer = 'click' | 'tap'
/** A mouse, a finger, or nothing but the keyboard. */
export type Hand = Pointer | 'keys'

/** Clicks on the middle of a thing, which must lie open there; or presses it by keys. */
export async function pointAt(target: Locator, pointer: Hand = 'click'): Promise<void> {
  if (pointer === 'keys') return pressByKeys(target)
  await press(target.page(), pointer, await target.evaluate(openMiddle))
}

/** The same on a thing that may go by itself, as a ceremony goes on: then it does nothing. */
export async function pointIfThere(target: Locator, pointer: Hand = 'click'): Promise<void> {
  if (pointer === 'keys') return (await target.count()) > 0 ? pressByKeys(target.first()).catch(() => {}) : undefined
  const [thing] = await target.elementHandles()
  const middle = await thing?.evaluate(openMiddle).catch(() => null)
  if (middle) await press(target.page(), pointer, middle)
}

interface Place {
  x: number
  y: number
}
const press = (page: Page, pointer: Pointer, { x, y }: Place) =>
  pointer === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)

/** Something may lie over it for some frames: what is on its way, or a message that goes. */
async function openMiddle(thing: Element): Promise<Place> {
  let above: Element | null = null
  for (let frame = 0; frame < 60 && thing.isConnected; frame++) {
    const { left, right, top, bottom } = thing.getBoundingClientRect()
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    above = document.elementFromPoint(middle.x, middle.y)
    if (thing.contains(above)) return middle
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`${above?.outerHTML.slice(0, 200)} lies over ${thing.outerHTML.slice(0, 200)}`)
}

/** Has the page remember where it is clicked; to be called before it is opened. */
export async function rememberClicks(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('click', ({ clientX, clientY }) => Object.assign(globalThis, { last: [clientX, clientY] }), true),
  )
}

/** The words on the button that another click at the same place would press; empty where there is none. */
export const underLastClick = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { last } = globalThis as { last?: [number, number] }
    return document.elementFromPoint(...last!)?.closest('button')?.textContent ?? ''
  })

/** The first of these selectors that matches anything. */
export const firstThere = (page: Page, selectors: readonly string[]): Promise<string | undefined> =>
  page.evaluate((all) => all.find((selector) => document.querySelector(selector) !== null), selectors)

/** How many of each there are, by the names given to the selectors: one look instead of many. */
export async function countsOf<Name extends string>(
  page: Page,
  selectors: Readonly<Record<Name, string>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(selectors) as Name[]
  const counts = await page.evaluate(
    (all) => all.map((selector) => document.querySelectorAll(selector).length),
    names.map((name) => selectors[name]),
  )
  return Object.fromEntries(names.map((name, at) => [name, counts[at]])) as Record<Name, number>
}
