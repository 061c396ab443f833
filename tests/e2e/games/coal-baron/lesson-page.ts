/** A lesson at a table, as somebody follows it who looks at nothing but what it says and marks. */
import { expect, type Page } from '@playwright/test'

export const lesson = (page: Page) => page.locator('section[aria-labelledby="lesson-title"]')
export const goesOn = (page: Page) => lesson(page).getByRole('button', { name: /^(Go on|Next:|Play on)/ })
/** More than any lesson needs. */
export const MOST = 1500

/** Does what `hand` finds to do, again and again, until the lesson is gone; answers all that was said. */
export async function follow(page: Page, hand: (page: Page) => Promise<void>): Promise<string> {
  await listen(page)
  for (let turn = 0; turn < MOST && !(await isOver(page)); turn++) await hand(page)
  await expect(lesson(page)).toHaveCount(0)
  return page.evaluate(() => [...(globalThis as { said?: Set<string> }).said!].join('\n'))
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

const SELECTORS = [
  '[data-pointed][data-bright]',
  'footer [data-pointed]',
  '[data-end-mining][data-pointed]',
  '.foot [data-pointed]',
]

/** Where any move will do, mining that is under way is ended: nothing else of it is wanted. */
const NOT_WANTED = 'Play on as you like'

/** The first thing that is marked and can be pressed; else a cube that a marked place waits for, else the bank. */
export async function wanted(page: Page) {
  const places = [
    ...SELECTORS,
    '[data-drop="storage"] [data-bright].store',
    '.cage .cube[data-bright]',
    '.desk .foot button',
    '[data-space="bank"][data-bright]',
  ]
  const end = page.locator('[data-end-mining]')
  if ((await lesson(page).getByText(NOT_WANTED).count()) > 0 && (await end.count()) > 0) return end
  for (const place of places) {
    const thing = page.locator(place).first()
    if ((await thing.count()) > 0) return thing
  }
  return null
}

/** Goes on, or does what is marked; plays anything where any move will do, and nothing while a move is on its way. */
export async function byMouse(page: Page): Promise<void> {
  if ((await lesson(page).and(page.locator('[aria-busy="true"]')).count()) > 0) return page.waitForTimeout(20)
  const next = goesOn(page)
  const thing = (await next.count()) > 0 ? next.last() : await wanted(page)
  if (thing) await thing.click({ timeout: 1000 }).catch(() => {})
  else await page.waitForTimeout(50)
}
