/** Whole games of Coal Train as people play them: with nothing but a mouse, or nothing but the keyboard. */
import { expect } from '@playwright/test'
import { test } from '../../support/electron.ts'
import { Host } from '../../support/host.ts'
import { axe, fits } from '../../support/looks.ts'
import { TrainPage } from './train-page.ts'
import { byMouse } from './train-player.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' })

let host: Host

test.beforeEach(async () => {
  host = new Host()
  await host.start()
})
test.afterEach(() => host.end())

test('a whole game by mouse ends with the result that its record has', async ({ page }) => {
  test.setTimeout(300_000)
  const table = await TrainPage.begin(page, host.address)
  const asked = await byMouse(table)
  for (const step of ['starting', 'acting', 'bill', 'card', 'loco', 'replenishing', 'ceremony'])
    expect(asked).toContain(step)
  await expect(page.locator('#final-title')).toContainText(/wins|share/)
  await axe(page)
  const stored = host.storedRecord()
  if (stored.problem) throw new Error(`${stored.problem.path}: ${stored.problem.code}`)
  for (const total of stored.verdict.totals)
    await expect(page.getByRole('cell', { name: String(total), exact: true }).first()).toBeVisible()
})

test('the start subsidies and a turn by keyboard alone', async ({ page }) => {
  const table = await TrainPage.begin(page, host.address)
  await table.press('1')
  await table.press('6')
  await expect(table.board()).toHaveAttribute('data-asked', 'acting')
  await page.keyboard.press('y')
  await expect(page.locator('[data-space]:focus')).toHaveAttribute('data-bright')
  await table.press('Enter')
  await expect(page.locator('[data-under-agent]')).toBeFocused()
  await table.press('b')
  await expect(page.locator('[data-tile-held]')).toHaveCount(1)
  await table.press('x')
  await page.getByRole('button', { name: 'Give coal' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Take iron' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Trade', exact: true }).focus()
  await table.press('Enter')
  await expect(page.getByText(/exchanges 1 coal for 1 iron/).first()).toBeVisible()
  await table.press('z')
  await table.press('c')
  await page.keyboard.press('m')
  await expect(page.locator('[data-place]:focus')).toHaveCount(1)
  const before = await page.locator('[data-place]:focus').getAttribute('data-place')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-place]:focus')).not.toHaveAttribute('data-place', before!)
  await table.press('e')
  if ((await table.asked()) === 'acting') await table.press('e')
  await expect(table.board()).toHaveAttribute('data-asked', 'replenishing')
  await page.keyboard.press('y')
  await table.press('Enter')
  await expect(table.board()).toHaveAttribute('data-asked', 'acting')
})

test('a round by touch', async ({ browser }) => {
  const context = await browser.newContext({
    ...{ hasTouch: true, viewport: { width: 1024, height: 700 }, reducedMotion: 'reduce', locale: 'en-GB' },
  })
  const page = await context.newPage()
  const table = await TrainPage.begin(page, host.address, 3, 'tap')
  const asked = await byMouse(table, 60)
  for (const step of ['starting', 'acting', 'replenishing']) expect(asked).toContain(step)
  await context.close()
})

const SIZES: [number, number][] = [
  [1024, 700],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
]

for (const players of [3, 5])
  test(`every step of ${players} fits from 1024 x 700 to 3840 x 2160 in both themes, and axe finds nothing`, async ({
    page,
  }, info) => {
    test.setTimeout(240_000)
    const table = await TrainPage.begin(page, host.address, players)
    for (const step of ['starting', 'replenishing', 'acting', 'bill', 'card', 'loco']) {
      await byMouse(table, 400, step)
      expect(await table.asked()).toBe(step)
      for (const [width, height] of SIZES)
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.setViewportSize({ width, height })
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await fits(page)
          if (width === 1440) await axe(page)
          if (width < 3840) await page.screenshot({ path: info.outputPath(`${step}-${width}-${colorScheme}.png`) })
        }
    }
  })
