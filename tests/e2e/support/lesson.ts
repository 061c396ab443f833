/** A lesson at a table, as somebody follows it who looks at nothing but what it says and marks. */
import { expect, type Locator, type Page } from '@playwright/test'
import { firstThere, pointAt } from './pointer.ts'

export const lesson = (page: Page) => page.locator('section[aria-labelledby="lesson-title"]')
export const goesOn = (page: Page) => lesson(page).getByRole('button', { name: /^(Go on|Next:|Play on|Close)/ })
/** More than any lesson needs. */
export const MOST = 1500

/** Opens the program, with bots and ceremonies that keep nobody waiting. */
export async function openInstant(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.keyboard.press(',')
  await page.getByRole('radio', { name: 'Instant' }).click()
  await page.keyboard.press('Escape')
}

/** Goes to the page of a game's lessons. */
export const toLessons = (page: Page, game: string) => page.goto(`${page.url().replace(/#.*/, '')}#/learn/${game}`)

interface Hands {
  /** Presses what goes on. */
  next: () => Promise<void>
  /** Does what is marked, or anything where any move will do. */
  act: () => Promise<void>
}

/** Reads and does what is asked for, again and again, until the lesson is gone; answers all that was said. */
export async function follow(page: Page, hands: Hands): Promise<string> {
  await listen(page)
  for (let turn = 0; turn < MOST && (await lesson(page).count()) > 0; turn++) await takeStep(page, hands)
  await expect(lesson(page)).toHaveCount(0)
  return page.evaluate(() => [...(globalThis as { said?: Set<string> }).said!].join('\n'))
}

/** Goes on or acts once, and does nothing while a move is on its way. */
export async function takeStep(page: Page, { next, act }: Hands): Promise<void> {
  if ((await lesson(page).and(page.locator('[aria-busy="false"]')).count()) === 0) return page.waitForTimeout(20)
  await ((await goesOn(page).count()) > 0 ? readOn(page, next) : act())
}

/** Goes on once: where a move is asked for, the same button leaves it out. */
async function readOn(page: Page, next: () => Promise<void>): Promise<void> {
  const words = await lesson(page).locator('p').last().innerText()
  const label = await goesOn(page).last().innerText()
  await next()
  await expect(lesson(page).filter({ hasText: words })).toHaveCount(0)
  // The next chapter may be at a table that has to be opened first.
  if (label.startsWith('Next:')) await lesson(page).waitFor()
}

/** Writes down whatever the lesson says from now on, however briefly. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said = new Set<string>()
    const hear = () => {
      for (const text of document.querySelectorAll('section[aria-labelledby="lesson-title"] p'))
        said.add(text.textContent)
    }
    hear()
    new MutationObserver(hear).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(globalThis, { said })
  })

/** Finds what is to be pressed now; null where there is nothing. */
type Find = (page: Page) => Promise<Locator | null>

/** The first of these that there is. */
export const firstOf =
  (...places: string[]): Find =>
  async (page) => {
    const place = await firstThere(page, places)
    return place === undefined ? null : page.locator(place).first()
  }

/** Hands that use nothing but the mouse. */
export const mouseHands = (page: Page, find: Find): Hands => ({
  next: () => pointAt(goesOn(page).last()),
  act: async () => {
    const thing = await find(page)
    if (thing) await pointAt(thing, 'click', 1000).catch(() => page.waitForTimeout(50))
    else await page.waitForTimeout(50)
  },
})

/** Hands that use nothing but the keyboard: J leads to what is marked, Tab and the arrow keys to all else. */
export const keyHands = (page: Page, find: Find): Hands => ({
  next: () => page.keyboard.press('g'),
  act: async () => {
    const thing = await find(page)
    if (thing && (await reach(page, thing))) await page.keyboard.press('Enter')
    await page.waitForTimeout(30)
  },
})

/** More stops than any table has, and more things than any of them. */
const STOPS = [
  ['j', 6],
  ['Tab', 60],
  ['ArrowRight', 25],
] as const

/** Whether the focus came to a thing. */
async function reach(page: Page, thing: Locator): Promise<boolean> {
  const isThere = () =>
    thing.evaluate((each) => each === document.activeElement, null, { timeout: 500 }).catch(() => false)
  for (const [key, times] of STOPS)
    for (let turn = 0; turn < times; turn++) {
      if (await isThere()) return true
      if ((await thing.count()) === 0) return false
      await page.keyboard.press(key)
    }
  return isThere()
}
