/** The score sheet where room is short: four players with long names, in German, upright, with much to look at again. */
import { expect, type Page } from '@playwright/test'
import { hostForEachTest } from '../../support/hosts.ts'
import { axe, fits } from '../../support/looks.ts'
import { test } from '../../support/test.ts'

const host = hostForEachTest()

const NAMES = ['Maximiliane von Hohenstein-Lauterbach', 'Wolfgang Amadeus', 'Anna-Katharina', 'Jo']

/** A new sheet for four, before it begins. */
async function four(page: Page) {
  await page.goto(host.address)
  await page.getByRole('heading').first().waitFor()
  await page.evaluate(() => (location.hash = '#/score/new'))
  const seats = page.locator('form ol li')
  await seats.first().waitFor()
  while ((await seats.count()) < NAMES.length) await page.locator('form section > div > button').first().click()
  for (const [seat, name] of NAMES.entries()) await seats.nth(seat).getByRole('combobox').fill(name)
  return seats
}

async function begin(page: Page) {
  await page.locator('input[value="counts"]').check({ force: true })
  await page.locator('button[type=submit]').click()
  await page.locator('input[data-field]').first().waitFor()
}

/** Elements drawn beyond the box around them. */
const cutOff = (page: Page, inside: string, what: string) =>
  page.locator(inside).evaluateAll(
    (boxes, what) =>
      boxes
        .flatMap((box) => [...box.querySelectorAll(what)].map((part) => ({ part, box })))
        .filter(({ part, box }) => part.getBoundingClientRect().right > box.getBoundingClientRect().right + 1)
        .map(({ part }) => part.textContent),
    what,
  )

for (const [locale, width, height] of [
  ['de', 1280, 800],
  ['en-GB', 1024, 700],
  ['nl', 1024, 700],
] as const)
  test.describe(`four players in ${locale} at ${width}x${height}`, () => {
    test.use({ locale, viewport: { width, height } })

    test('are set up at a glance: a line each, and the way on', async ({ page }) => {
      const seats = await four(page)
      for (const seat of await seats.all()) expect((await seat.boundingBox())!.height).toBeLessThan(60)
      await expect(page.locator('button[type=submit]')).toBeInViewport({ ratio: 1 })
      await fits(page)
      await axe(page)
      await begin(page)
      expect(await cutOff(page, 'thead th', '.player')).toEqual([])
      expect(await cutOff(page, '[aria-label] li', '.name')).toEqual([])
      await fits(page)
      await axe(page)
    })
  })

test.describe('upright under a finger', () => {
  test.use({ locale: 'de', viewport: { width: 800, height: 1280 }, hasTouch: true, colorScheme: 'light' })

  test('long names, three things to look at again and the keypad have room', async ({ page }) => {
    await four(page)
    await begin(page)
    await page.getByRole('button', { name: 'Schicht III' }).tap()
    for (const element of [0, 1, 2])
      for (const seat of [0, 1]) await page.locator(`input[data-field="count-2-${seat}-${element}"]`).fill('40')
    await page.locator('input[data-field="count-2-1-3"]').tap()
    const doubts = page.getByRole('button', { name: /^Kann nicht sein.*80 zusammen/ })
    await expect(doubts).toHaveCount(3)
    for (const doubt of await doubts.all()) await expect(doubt).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('group', { name: 'Zahlentasten' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('input[data-field="count-2-1-3"]')).toBeInViewport({ ratio: 1 })
    expect(await cutOff(page, 'thead th', '.player')).toEqual([])
    await fits(page)
    await axe(page)
  })
})
