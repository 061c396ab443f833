/** Bots at the table in a real browser: a game watched, hints asked for, seats changing hands, and a page that stays quick. */
import { expect, type Page } from '@playwright/test'
import { draft, sitDown, start } from './bot-table.ts'
import { changing } from '../../support/face.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { picture } from '../../support/picture.ts'
import { openInstant } from '../../support/lesson.ts'
import { axe, looksRight } from '../../support/looks.ts'
import { test } from '../../support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })

const host = hostForEachTest()
let failures: string[]

test.beforeEach(({ page }) => {
  failures = []
  page.on('pageerror', ({ message }) => failures.push(message))
})
test.afterEach(() => expect(failures).toEqual([]))

test('a new game offers every seat to a bot, in words of its own, and is begun as the last one was', async ({
  page,
}) => {
  await openInstant(page, host.address)
  await sitDown(page, host.address, 'Person', 'Foreman', 'Foreman')
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Foreman')
  await expect(page.getByLabel('Name of player 3')).toHaveValue('Foreman 2')
  await expect(page.getByLabel('Player or bot for Foreman', { exact: true })).toHaveAccessibleDescription(/turns ahead/)
  await looksRight(page, 'new')
  await axe(page)
  await start(page)
  await draft(page)
  await expect(page.getByRole('group', { name: 'Log' })).toContainText('Foreman 2')
  await page.goto(`${new URL(page.url()).origin}/#/new`)
  await expect(page.getByLabel('Player or bot for Foreman 2')).toHaveValue('bot:foreman')
})

test('a game of bots is watched, held up, stepped through and played to its end', async ({ page }) => {
  await sitDown(page, host.address, 'Hewer', 'Apprentice', 'Hewer', 'Apprentice')
  await start(page)
  await page.getByLabel('Pace').selectOption('Fast')
  await expect(page.getByText(/takes the/).nth(3)).toBeVisible()

  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const lines = page.getByRole('group', { name: 'Log' }).getByRole('listitem')
  const before = await lines.count()
  await page.keyboard.press('n')
  await expect(lines).toHaveCount(before + 1)
  // Bots that weren't held up would be further by the end of this.
  await page.getByLabel('Pace').selectOption('Instant')
  await looksRight(page, 'watch')
  await axe(page)
  await expect(lines).toHaveCount(before + 1)

  await page.keyboard.press('r')
  await expect(page.getByRole('heading', { name: /wins|share/ })).toBeVisible()
  await picture(page, 'watched-to-the-end')
  expect(host.storedRecord().problem).toBeUndefined()
})

test('hints say what to do and why, point at it on the board, and are asked for by key', async ({ page }) => {
  await openInstant(page, host.address)
  await sitDown(page, host.address, 'Person', 'Hewer')
  await start(page)
  await draft(page)
  await page.keyboard.press('h')
  const ideas = page.locator('.idea')
  await expect(ideas.first()).toBeVisible()
  expect(await ideas.count()).toBeGreaterThan(1)
  await ideas.first().focus()
  await expect(page.locator('[data-idea]')).toHaveCount(1)
  await looksRight(page, 'hints')
  await axe(page)
  await ideas.first().press('h')
  await expect(ideas).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(ideas.first()).toBeVisible()
  const lines = page.getByRole('group', { name: 'Log' }).getByRole('listitem')
  const before = await lines.count()
  await page.keyboard.press('1')
  await expect(ideas.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ideas).toHaveCount(0)
  // The turn is over, or goes on with what the space asks for.
  const placing = page.getByRole('banner').getByText('Player 1, place your workers')
  await expect.poll(async () => (await lines.count()) > before || !(await placing.isVisible())).toBe(true)
})

test('a bot takes over the seat of a person, and a person that of a bot', async ({ page }) => {
  await sitDown(page, host.address, 'Person', 'Hewer')
  await start(page)
  await draft(page)
  await page.getByRole('button', { name: 'Player or bot for Player 1' }).click()
  await picture(page, 'seat-menu')
  await page.getByRole('menuitemradio', { name: /Director/ }).click()
  await expect(page.getByText('Player 1 is thinking').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Watching bots play' })).toBeVisible()
  await page.getByRole('button', { name: 'Player or bot for Player 1' }).click()
  await page.getByRole('menuitemradio', { name: /Person/ }).click()
  await expect(page.getByRole('region', { name: 'Watching bots play' })).toHaveCount(0)
  await comeToPlayer1(page)
})

/** Puts back, step by step, what the director may have drawn; where it began to mine the person goes on with that. */
async function comeToPlayer1(page: Page) {
  const asked = page.getByRole('banner').getByText(/Player 1, (place|mine)/)
  const step = page.getByRole('button', { name: /^(Reveal|Keep none|Put back)/ }).first()
  for (;;) {
    await asked.or(step).first().waitFor()
    if (await asked.isVisible()) return
    await changing(page, () => step.click())
  }
}

test('a kill while a bot thinks loses nothing', async ({ page }) => {
  await sitDown(page, host.address, 'Person', 'Director')
  await start(page)
  await draft(page)
  await page.locator('[data-space="money-6"]').click()
  await expect(page.getByText('takes 6 Marks').first()).toBeVisible()
  await host.kill()
  await host.start()
  await page.goto(host.address)
  await page.getByRole('link', { name: /Player 1/ }).click()
  await expect(page.getByText('takes 6 Marks').first()).toBeVisible()
  await expect(page.getByRole('banner').getByText('Player 1, place your workers')).toBeVisible()
})

test('the page paints on and can be used while a director thinks', async ({ page }) => {
  await sitDown(page, host.address, 'Person', 'Director')
  await start(page)
  await draft(page)
  await host.stop()
  await host.start({ iterations: UNTIL_HURRIED })
  await page.goto(host.address)
  await page.getByRole('link', { name: /Player 1/ }).click()
  await page.locator('[data-space="bank"]').click()
  const thinks = page.getByText('Director is thinking').first()
  await expect(thinks).toBeVisible()
  await page.evaluate(framesPainted, 60)
  await page.keyboard.press(',')
  await expect(page.getByRole('group', { name: 'Thinking time of the strongest bot, in seconds' })).toBeVisible()
  await picture(page, 'settings')
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(thinks).toBeVisible()
  await page.keyboard.press('f')
  await expect(page.getByRole('banner').getByText('Player 1, place your workers')).toBeVisible()
})

/** More than a bot gets through in any test. */
const UNTIL_HURRIED = 1_000_000_000

async function framesPainted(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}
