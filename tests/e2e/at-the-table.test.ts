/** A score sheet beside a physical table keeps the screen on, and the time. */
import { expect, type Page } from '@playwright/test'
import { hostForEachTest } from './support/hosts.ts'
import { ScorePage } from './support/first-game.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

async function menu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole(/^Keep/.test(name) ? 'menuitemcheckbox' : 'menuitem', { name }).click()
}

/** A browser without a screen has no wake locks to give: the page is given one that counts those it holds. */
const countLocks = (page: Page) =>
  page.addInitScript(() => {
    const locks = { held: 0 }
    const request = () => {
      locks.held++
      return Promise.resolve({ release: () => Promise.resolve(locks.held--) })
    }
    Object.assign(window, { locks })
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
const held = (page: Page) => page.evaluate(() => (Reflect.get(window, 'locks') as { held: number }).held)

const become = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('the screen stays on while a sheet is open, unless it is told not to', async ({ page }) => {
  await countLocks(page)
  await ScorePage.begin(page, host.address, 2)
  await expect.poll(() => held(page)).toBe(1)
  await menu(page, 'Keep the screen on')
  await expect.poll(() => held(page)).toBe(0)
  await menu(page, 'Keep the screen on')
  await expect.poll(() => held(page)).toBe(1)

  await become(page, 'hidden')
  await expect.poll(() => held(page)).toBe(0)
  await become(page, 'visible')
  await expect.poll(() => held(page)).toBe(1)

  await menu(page, 'Big type')
  await expect(page.getByRole('list', { name: 'Standings' })).toBeVisible()
  await expect.poll(() => held(page)).toBe(1)
  await page.goto(`${new URL(page.url()).origin}/#/`)
  await expect.poll(() => held(page)).toBe(0)
})

test.describe('with a clock of its own', () => {
  test.use({ ownContext: true })

  test('the timer runs down, says when the time is up, goes on to the next player and outlives a kill', async ({
    page,
  }) => {
    await page.clock.install()
    await ScorePage.begin(page, host.address, 2)
    await menu(page, 'Turn timer')
    await page.getByRole('group', { name: 'Time for a turn' }).getByText('1:00').click({ force: true })
    await page.getByRole('button', { name: 'Begin the shift' }).click()
    const timer = page.getByRole('group', { name: 'Turn timer' })
    const clock = timer.getByRole('timer')
    const first = (await timer
      .getByText(/Mike|Lucy/)
      .first()
      .textContent())!.trim()
    await expect(clock).toHaveText(/^0:[45]\d$/)

    await page.clock.fastForward(70_000)
    await expect(clock).toHaveText(/^−0:[012]\d$/)
    await expect(page.getByText(`${first}, time is up.`)).toBeAttached()

    await timer.getByRole('button', { name: 'Next player' }).click()
    await expect(timer).not.toContainText(first)
    await timer.getByRole('button', { name: 'Pause' }).click()
    await expect(timer.getByRole('button', { name: 'Start' })).toBeVisible()
    const stood = await clock.textContent()

    await host.kill()
    await host.start()
    await page.goto(host.address)
    await page.getByRole('link', { name: /Continue/ }).click()
    await expect(clock).toHaveText(stood!)
    await expect(timer).not.toContainText(first)
  })
})
