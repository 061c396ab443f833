/** The first shift by hand in a real browser, offered at home, by somebody who looks at nothing but what is marked. */
import { expect, type Page } from '@playwright/test'
import { changing } from '../../support/face.ts'
import { test } from '../../support/electron.ts'
import { Host } from '../../support/host.ts'
import { axe, fits } from '../../support/looks.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' })

let host: Host

test.beforeEach(async ({ page }) => {
  host = new Host()
  await host.start()
  await page.goto(host.address)
  await page.keyboard.press(',')
  await page.getByRole('radio', { name: 'Instant' }).click()
  await page.keyboard.press('Escape')
})
test.afterEach(() => host.end())

const lesson = (page: Page) => page.locator('section[aria-labelledby="lesson-title"]')
const goesOn = (page: Page) => lesson(page).getByRole('button', { name: /^(Go on|Next:|Play on)/ })
/** More than any lesson needs. */
const MOST = 400

/** Does what `hand` finds to do, again and again, until the lesson is gone; answers all that was said. */
async function follow(page: Page, hand: (page: Page) => Promise<void>): Promise<string[]> {
  const said: string[] = []
  for (let turn = 0; turn < MOST && (await lesson(page).count()) > 0; turn++) {
    said.push(await lesson(page).innerText())
    await hand(page)
  }
  await expect(lesson(page)).toHaveCount(0)
  return said
}

const SELECTORS = [
  '[data-pointed][data-bright]',
  'footer [data-pointed]',
  '[data-end-mining][data-pointed]',
  '.foot [data-pointed]',
]

/** The first thing that is marked and can be pressed; else a cube that a marked place waits for, else the bank. */
async function wanted(page: Page) {
  const places = [
    ...SELECTORS,
    '[data-drop="storage"] [data-bright].store',
    '.cage .cube[data-bright]',
    '[data-space="bank"][data-bright]',
  ]
  for (const place of places) {
    const thing = page.locator(place).first()
    if ((await thing.count()) > 0) return thing
  }
  return null
}

test('by mouse it comes to its end, and a game is left to play', async ({ page }) => {
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(lesson(page)).toContainText('Welcome to your pit')
  await axe(page)
  await fits(page)
  const said = await follow(page, async () => {
    const next = goesOn(page)
    const thing = (await next.count()) > 0 ? next : await wanted(page)
    if (thing) await thing.click({ timeout: 1000 }).catch(() => {})
  })
  for (const words of [/Buy a tunnel tile/, /click a loaded minecart/, /go to the canteen/])
    expect(said.join('\n')).toMatch(words)
  await expect(page.getByRole('banner')).toContainText('Shift II')
  await page.goto(`${page.url().replace(/#.*/, '')}#/`)
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0)
  await page.goto(`${page.url().replace(/#.*/, '')}#/learn/coal-baron`)
  await expect(page.getByText('✓ Done')).toHaveCount(9)
})

test('by keyboard: M leads to what is marked, N goes on', async ({ page }) => {
  await page.getByRole('button', { name: 'Show me' }).focus()
  await page.keyboard.press('Enter')
  await lesson(page).waitFor()
  for (let turn = 0; turn < MOST && !(await page.locator('h2', { hasText: 'Delivery' }).count()); turn++) {
    if ((await goesOn(page).count()) > 0) await page.keyboard.press('n')
    else if ((await page.locator('[data-pointed][data-bright], [data-end-mining][data-pointed]').count()) > 0) {
      await page.keyboard.press('m')
      await page.keyboard.press('Enter')
    } else if ((await lesson(page).getByText('Store it').count()) > 0) await page.keyboard.press('n')
    await page.waitForTimeout(30)
  }
  await expect(lesson(page)).toContainText('Delivery')
})

test('left and taken up again it stands where it was, and another move is as good', async ({ page }) => {
  await page.goto(`${page.url().replace(/#.*/, '')}#/learn/coal-baron`)
  await page.getByRole('button', { name: 'Begin with “A tunnel tile”' }).click()
  await goesOn(page).click()
  await expect(lesson(page)).toContainText('Buy a tunnel tile')
  await changing(page, () => page.locator('[data-space="bank"]').click())
  await expect(lesson(page)).toContainText('That was fine, too.')
  await page.reload()
  await expect(lesson(page)).toContainText('Buy a tunnel tile')
  await lesson(page).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Leave the lesson' }).click()
  await expect(lesson(page)).toHaveCount(0)
})
