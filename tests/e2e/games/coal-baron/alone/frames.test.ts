/** How quick the page stays while the machine is at work. */
import { expect, test, type Page } from '@playwright/test'
import { draft, sitDown, start } from '../bot-table.ts'
import { Host } from '../../../support/host.ts'
import { axe } from '../../../support/looks.ts'
import { picture } from '../../../support/picture.ts'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' })

let host: Host

test.beforeEach(async () => {
  host = new Host()
  await host.start()
})
test.afterEach(() => host.end())

/** Milliseconds between the frames painted during `work`, the longest last. */
const framesDuring = (page: Page, milliseconds: number) =>
  page.evaluate(
    (time) =>
      new Promise<number[]>((done) => {
        const gaps: number[] = []
        const begun = performance.now()
        let last = begun
        const frame = (now: number) => {
          gaps.push(now - last)
          last = now
          if (now - begun < time) requestAnimationFrame(frame)
          else done(gaps.slice(1).sort((a, b) => a - b))
        }
        requestAnimationFrame(frame)
      }),
    milliseconds,
  )

test('the page paints on while a director thinks', async ({ page }, info) => {
  await sitDown(page, host.address, 'Person', 'Director')
  await start(page)
  await draft(page)
  await page.keyboard.press(',')
  await page
    .getByRole('group', { name: 'Thinking time of the strongest bot, in seconds' })
    .getByText('10')
    .click({ force: true })
  await picture(page, 'settings')
  await axe(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-space][data-bright]').first().click()
  await expect(page.getByText('Director is thinking').first()).toBeVisible()
  await page.waitForTimeout(500)
  const frames = await framesDuring(page, 3000)
  await expect(page.getByText('Director is thinking').first()).toBeVisible()
  await info.attach('frames', { body: JSON.stringify(frames) })
  expect(frames[Math.floor(0.95 * frames.length)]).toBeLessThan(50)
  await page.keyboard.press('f')
  await expect(page.getByRole('banner').getByText('Player 1, place your workers')).toBeVisible()
})
