/** A lesson at a table, as somebody follows it who looks at nothing but what it says and marks. */
import { expect, type Page } from '@playwright/test'

export const lesson = (page: Page) => page.locator('section[aria-labelledby="lesson-title"]')
export const goesOn = (page: Page) => lesson(page).getByRole('button', { name: /^(Go on|Next:|Play on)/ })
/** More than any lesson needs. */
export const MOST = 1500

interface Hands {
  /** Presses what goes on. */
  next: () => Promise<void>
  /** Does what is marked, or anything where any move will do. */
  act: () => Promise<void>
}

/** Reads and does what is asked for, again and again, until the lesson is gone; answers all that was said. */
export async function follow(page: Page, hands: Hands): Promise<string> {
  await listen(page)
  for (let turn = 0; turn < MOST && !(await isOver(page)); turn++) await takeStep(page, hands)
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
  await next()
  await expect(lesson(page).filter({ hasText: words })).toHaveCount(0)
}

/** Gone for good: from one puzzle to the next it is away for a moment. */
async function isOver(page: Page): Promise<boolean> {
  if ((await lesson(page).count()) > 0) return false
  await page.waitForTimeout(1000)
  return (await lesson(page).count()) === 0
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
