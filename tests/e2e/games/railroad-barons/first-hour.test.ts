/** The first hour of Railroad Barons in a real browser, by somebody who does what it says, and by keyboard alone. */
import { expect, type Page } from '@playwright/test'
import { test } from '../../support/electron.ts'
import { changing } from '../../support/face.ts'
import { Host } from '../../support/host.ts'
import { axe, fits, looksRight } from '../../support/looks.ts'

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
  await toLessons(page)
})
test.afterEach(() => host.end())

const toLessons = (page: Page) => page.goto(`${page.url().replace(/#.*/, '')}#/learn/railroad-barons`)
const lesson = (page: Page) => page.locator('section[aria-labelledby="lesson-title"]')
const goesOn = (page: Page) => lesson(page).getByRole('button', { name: /^(Go on|Next:|Play on)/ })

/** The first of these that there is: what is marked, else whatever can be pressed. */
const PLACES = [
  '[data-pointed][data-bright]',
  '[data-pointed]:is([data-make], [data-pass], [data-done]):not([aria-disabled="true"])',
  '[data-desk] .value > button',
  '[data-make]:not([aria-disabled="true"])',
  '[data-pass]:not([aria-disabled="true"])',
  '[data-desk] [data-bright]',
  '[data-done]',
  '[aria-labelledby="ceremony-title"] footer button',
]

async function act(page: Page, press: (selector: string) => Promise<void>) {
  for (const place of PLACES) if ((await page.locator(place).count()) > 0) return press(place)
  await page.waitForTimeout(50)
}

async function follow(page: Page, next: () => Promise<void>, press: (selector: string) => Promise<void>) {
  const said = new Set<string>()
  for (let turn = 0; turn < 1500 && (await lesson(page).count()) > 0; turn++) {
    said.add((await lesson(page).locator('p').allInnerTexts()).join(' '))
    await ((await goesOn(page).count()) > 0 ? next() : act(page, press))
  }
  await expect(lesson(page)).toHaveCount(0)
  return [...said].join('\n')
}

test('by mouse it comes to its end, and a game is left to play as practice', async ({ page }, info) => {
  await page.getByRole('button', { name: 'Begin', exact: true }).first().click()
  await expect(lesson(page)).toContainText('Welcome, baron')
  await axe(page)
  await fits(page)
  await looksRight(page, (name) => info.outputPath(`hour-${name}.png`))
  await page.setViewportSize({ width: 1024, height: 700 })
  const said = await follow(
    page,
    () =>
      goesOn(page)
        .last()
        .click({ timeout: 1000 })
        .catch(() => {}),
    (selector) =>
      page
        .locator(selector)
        .first()
        .click({ timeout: 1000 })
        .catch(() => {}),
  )
  for (const words of ['First the Investors', 'press a marked one', 'MS&C operates', 'level 4'])
    expect(said).toContain(words)
  await expect(page.getByText('Practice', { exact: true })).toBeVisible()
  await toLessons(page)
  await expect(page.getByText('✓ Done')).toHaveCount(4)
})

test('another move than the marked one is as good', async ({ page }) => {
  await page.getByRole('button', { name: 'Begin with “A stock round”' }).click()
  await goesOn(page).click()
  await goesOn(page).click()
  await expect(lesson(page)).toContainText('press a marked one')
  await changing(page, () => page.locator('[data-pass]').click())
  await expect(lesson(page)).toContainText('That was fine, too.')
})

test('a chapter by keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: 'Begin with “Out of date”' }).focus()
  await page.keyboard.press('Enter')
  await lesson(page).waitFor()
  await follow(
    page,
    () => page.keyboard.press('c'),
    async (selector) => {
      if (selector.startsWith('[data-pointed]')) await page.keyboard.press('x')
      else await page.locator(selector).first().focus()
      await page.keyboard.press('Enter')
      await page.waitForTimeout(30)
    },
  )
  await toLessons(page)
  await expect(page.getByText('✓ Done')).toHaveCount(1)
})
