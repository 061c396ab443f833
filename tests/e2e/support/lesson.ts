/** A lesson at a table, followed by somebody who goes by nothing but what it says and marks. */
import { expect, type Page } from '@playwright/test'
import { hostForEachTest } from './hosts.ts'
import { firstThere, pointAt, pointIfThere } from './pointer.ts'
import { test } from './test.ts'

const PANEL = 'section[aria-labelledby="lesson-title"]'
const GOES_ON = /^\s*(Go on|Next:|Play on|Close)/

export const lesson = (page: Page) => page.locator(PANEL)
export const goesOn = (page: Page) => lesson(page).getByRole('button', { name: GOES_ON })

/** Opens the program, with bots and ceremonies that keep nobody waiting. */
export async function openInstant(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.keyboard.press(',')
  await page.getByRole('radio', { name: 'Instant' }).click()
  await page.keyboard.press('Escape')
}

/** Goes to the page of a game's lessons. */
export const toLessons = (page: Page, game: string) => page.goto(`${page.url().replace(/#.*/, '')}#/learn/${game}`)

/** For each test a host at which the page of a game's lessons is open. */
export function atLessonsForEachTest(game: string): void {
  const host = hostForEachTest()
  test.beforeEach(async ({ page }) => {
    await openInstant(page, host.address)
    await toLessons(page, game)
  })
}

interface Hands {
  /** Selectors of what can be pressed where a move is asked for, the most wanted first. */
  places: readonly string[]
  /** Presses what goes on. */
  next: () => Promise<void>
  /** Presses one of the places. */
  act: () => Promise<void>
}

/** Reads and does what is asked for until the lesson is gone; returns all that it said. */
export async function follow(page: Page, hands: Hands): Promise<string> {
  await listen(page)
  while (await takeStep(page, hands));
  return page.evaluate(() => [...(globalThis as { said?: Set<string> }).said!].join('\n'))
}

/** Waits until the lesson can go on and takes that step; false once the lesson is gone. */
export async function takeStep(page: Page, { places, next, act }: Hands): Promise<boolean> {
  const step = await page.evaluate(whatIsNext, { panel: PANEL, goesOn: GOES_ON.source, places })
  if (step === 'read') await readOn(page, next)
  if (step === 'act') await act()
  return step !== 'over'
}

/** Runs in the page. Resolves as soon as no decision is on its way and the lesson can be read on, or something be pressed. */
function whatIsNext(look: {
  panel: string
  goesOn: string
  places: readonly string[]
}): Promise<'over' | 'read' | 'act'> {
  const now = () => {
    const panel = document.querySelector(look.panel)
    if (!panel) return 'over'
    if (panel.ariaBusy === 'true' || document.querySelector('[data-pending]')) return null
    const labels = [...panel.querySelectorAll('button')].map(({ textContent }) => textContent)
    if (labels.some((label) => new RegExp(look.goesOn).test(label))) return 'read'
    return look.places.some((place) => document.querySelector(place)) ? 'act' : null
  }
  return new Promise((done) => {
    const watching = new MutationObserver(() => check())
    const check = () => {
      const found = now()
      if (found === null) return
      watching.disconnect()
      done(found)
    }
    watching.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
    check()
  })
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
  page.evaluate((panel) => {
    const said = new Set<string>()
    const hear = () => {
      for (const text of document.querySelectorAll(`${panel} p`)) said.add(text.textContent)
    }
    hear()
    new MutationObserver(hear).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(globalThis, { said })
  }, PANEL)

/** Hands that use nothing but the mouse. */
export const mouseHands = (page: Page, places: readonly string[]): Hands => ({
  places,
  next: () => pointAt(goesOn(page).last()),
  act: async () => {
    const place = await firstThere(page, places)
    if (place !== undefined) await pointIfThere(page.locator(place))
  },
})

/** Hands that use nothing but the keyboard: J leads to what is marked, Tab and the arrow keys to all else. */
export const keyHands = (page: Page, places: readonly string[]): Hands => ({
  places,
  next: () => page.keyboard.press('.'),
  act: async () => {
    if (await reach(page, places)) await page.keyboard.press('Enter')
  },
})

/** More stops than any table has, and more things than any of them. */
const STOPS = [
  ['j', 6],
  ['Tab', 60],
  ['ArrowRight', 25],
] as const

/** Whether the focus came to the most wanted place. */
async function reach(page: Page, places: readonly string[]): Promise<boolean> {
  for (const [key, times] of STOPS)
    for (let turn = 0; turn < times; turn++) {
      const focus = await page.evaluate(focusOn, places)
      if (focus !== 'elsewhere') return focus === 'there'
      await page.keyboard.press(key)
    }
  return (await page.evaluate(focusOn, places)) === 'there'
}

function focusOn(places: readonly string[]): 'there' | 'elsewhere' | 'nowhere' {
  const thing = places.map((place) => document.querySelector(place)).find((each) => each !== null)
  if (!thing) return 'nowhere'
  return thing === document.activeElement ? 'there' : 'elsewhere'
}
