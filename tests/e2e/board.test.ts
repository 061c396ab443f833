/** An analysis board in the built program, of every game: set up, played on, searched, and found again by its address. */
import { expect, type Page } from '@playwright/test'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { hostForAllTests } from './support/hosts.ts'
import { axe, looksRight } from './support/looks.ts'
import { test } from './support/test.ts'

const host = hostForAllTests()

const moves = (page: Page) => page.getByRole('group', { name: 'Log' }).getByRole('button')
/** The chances on the panel are there as soon as something is found. */
const outlook = (page: Page) => page.getByRole('list', { name: 'Winning chance and lead' })

/** Sets up a board by keys, from the archive. */
async function setUp(page: Page, game: string, code: string | null) {
  await host.open(page, '#/archive')
  await expect(page.getByRole('button', { name: 'Analysis board…' })).toBeVisible()
  await page.keyboard.press('b')
  await expect(page.getByRole('heading', { name: 'Analysis board' })).toBeVisible()
  await page.locator(`input[value="${game}"]`).press(' ')
  await axe(page)
  if (code !== null) {
    await page.getByRole('radio', { name: 'by code' }).press(' ')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.keyboard.type(code)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Analysis board · / })).toBeVisible()
}

for (const { identity } of CATALOGUE.values())
  test(`a board of ${identity.id} is set up by keys, played on, searched and found again`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await setUp(page, identity.id, identity.dealt ? 'k7qf-2m9x' : null)
    await expect(moves(page)).toHaveCount(0)
    await page.keyboard.press('l')
    await expect(outlook(page)).toBeVisible()
    const best = page.locator('section.analysis ol button').first()
    await best.press('Enter')
    await page.keyboard.press('l')
    await moves(page).first().press('Enter')
    await axe(page)
    const whole = () => moves(page).count()
    await expect.poll(whole).toBeGreaterThan(0)
    const address = page.url()
    expect(address).toContain('line=')
    await page.reload()
    await expect.poll(whole).toBeGreaterThan(0)
    expect(page.url()).toBe(address)
    await looksRight(page, `board-${identity.id}`)
    await page.keyboard.press('z')
    await expect.poll(() => page.url()).not.toBe(address)
    await page.getByRole('button', { name: 'Redo' }).press('Enter')
    await expect.poll(() => page.url()).toBe(address)
  })

test('a move is made on the board itself, and an address that makes no sense is a board without moves or none', async ({
  page,
}) => {
  const [{ identity }] = CATALOGUE.values()
  await setUp(page, identity.id, null)
  const bright = page.locator('[data-rove][data-bright]').first()
  await bright.press('Enter')
  await expect.poll(() => page.url()).toContain('line=')
  const played = page.url()
  for (const line of ['[{"shout":1}]', '[null]', '[7,[]]', '{', '"x"']) {
    const nonsense = played.replace(/line=.*/, new URLSearchParams({ line }).toString())
    await page.goto('about:blank')
    await page.goto(nonsense)
    await expect(page.getByRole('heading', { name: /^Analysis board · / })).toBeVisible()
    await expect(moves(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveAttribute('aria-disabled', 'true')
  }
  await page.evaluate((to) => (location.hash = to), `#/board/nothing/2/K7QF?options={}`)
  await expect(page.getByRole('heading', { name: 'This board can’t be opened' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'New board…' }).click()
  await expect(page.getByRole('heading', { name: 'Analysis board' })).toBeVisible()
})
