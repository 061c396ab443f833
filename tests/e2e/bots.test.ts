/** Bots at the table in a real browser: a game watched, hints asked for, seats changing hands, and a page that stays quick. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { Host } from './support/host.ts'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' })

let host: Host
let failures: string[]

test.beforeEach(async ({ page }) => {
  failures = []
  page.on('pageerror', ({ message }) => failures.push(message))
  host = new Host()
  await host.start()
})
test.afterEach(async () => {
  await host.end()
  expect(failures).toEqual([])
})

async function axe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
}

/** Nothing has to be scrolled, at the least window and at a larger one, by day and by night. */
async function looksRight(page: Page, shot: (name: string) => string) {
  for (const [width, height] of [
    [1024, 700],
    [1440, 900],
  ])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: shot(`${width}-${colorScheme}`), animations: 'disabled' })
      const overflow = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
        return [scrollWidth - clientWidth, scrollHeight - clientHeight]
      })
      expect(overflow).toEqual([0, 0])
    }
}

/** From the home screen to a table where these sit. */
async function sitDown(page: Page, ...players: string[]) {
  await page.goto(host.address)
  await page.getByRole('button', { name: 'Play' }).click()
  for (let seat = 2; seat < players.length; seat++) await page.getByRole('button', { name: 'Add a player' }).click()
  for (const [seat, level] of players.entries())
    if (level !== 'Person')
      await page
        .getByLabel(/^Who plays/)
        .nth(seat)
        .selectOption({ label: level })
}
const start = (page: Page) => page.getByRole('button', { name: 'Start the game' }).click()

/** Takes the first order on offer whenever it is asked to, until workers are placed. */
async function draft(page: Page) {
  const space = page.locator('[data-space][data-bright]').first()
  const order = page.locator('[data-card][data-bright]').first()
  await expect(async () => {
    if (await order.isVisible()) await order.click({ timeout: 500 })
    await expect(space).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 60_000 })
}

test('a new game offers every seat to a bot, in words of its own, and is begun as the last one was', async ({
  page,
}, info) => {
  await sitDown(page, 'Person', 'Foreman', 'Foreman')
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Foreman')
  await expect(page.getByLabel('Name of player 3')).toHaveValue('Foreman 2')
  await expect(page.getByLabel('Who plays Foreman', { exact: true })).toHaveAccessibleDescription(/turns ahead/)
  await looksRight(page, (name) => info.outputPath(`new-${name}.png`))
  await axe(page)
  await start(page)
  await expect(page.getByText('Foreman 2 is thinking').first()).toBeVisible()
  await page.goto(`${new URL(page.url()).origin}/#/new`)
  await expect(page.getByLabel('Who plays Foreman 2')).toHaveValue('bot:foreman')
})

test('a game of bots is watched, held up, stepped through and played to its end', async ({ page }, info) => {
  test.setTimeout(120_000)
  await sitDown(page, 'Hewer', 'Apprentice', 'Hewer', 'Apprentice')
  await start(page)
  await page.getByLabel('Pace').selectOption('Fast')
  await expect(page.getByText(/takes the/).nth(3)).toBeVisible({ timeout: 20_000 })

  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible()
  const lines = page.getByRole('group', { name: 'Log' }).getByRole('listitem')
  await page.waitForTimeout(600)
  const before = await lines.count()
  await page.keyboard.press('n')
  await expect(lines).toHaveCount(before + 1)
  await page.waitForTimeout(600)
  await expect(lines).toHaveCount(before + 1)
  await looksRight(page, (name) => info.outputPath(`watch-${name}.png`))
  await axe(page)

  await page.keyboard.press('r')
  await expect(page.getByRole('heading', { name: /wins|share/ })).toBeVisible({ timeout: 60_000 })
  await page.screenshot({ path: info.outputPath('watched-to-the-end.png') })
  expect(host.storedRecord().problem).toBeUndefined()
})

test('hints say what to do and why, point at it on the board, and are asked for by key', async ({ page }, info) => {
  test.setTimeout(90_000)
  await sitDown(page, 'Person', 'Hewer')
  await start(page)
  await draft(page)
  await page.keyboard.press('h')
  const ideas = page.locator('.idea')
  await expect(ideas.first()).toBeVisible({ timeout: 15_000 })
  expect(await ideas.count()).toBeGreaterThan(1)
  await ideas.first().focus()
  await expect(page.locator('[data-idea]')).toHaveCount(1)
  await looksRight(page, (name) => info.outputPath(`hints-${name}.png`))
  await axe(page)
  await ideas.first().press('h')
  await expect(ideas).toHaveCount(0)
  await page.keyboard.press('h')
  await ideas.first().press('Enter')
  await expect(page.locator('[data-space]:focus')).toHaveCount(1)
  const lines = page.getByRole('group', { name: 'Log' }).getByRole('listitem')
  const before = await lines.count()
  await page.keyboard.press('Enter')
  await expect(ideas).toHaveCount(0)
  await expect.poll(() => lines.count()).toBeGreaterThan(before)
})

test('a bot takes over the seat of a person, and a person that of a bot', async ({ page }, info) => {
  test.setTimeout(90_000)
  await sitDown(page, 'Person', 'Hewer')
  await start(page)
  await draft(page)
  await page.getByRole('button', { name: 'Who plays for Player 1' }).click()
  await page.screenshot({ path: info.outputPath('seat-menu.png') })
  await page.getByRole('menuitemradio', { name: /Director/ }).click()
  await expect(page.getByText('Player 1 is thinking').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Watching bots play' })).toBeVisible()
  await page.getByRole('button', { name: 'Who plays for Player 1' }).click()
  await page.getByRole('menuitemradio', { name: /Person/ }).click()
  await expect(page.getByRole('region', { name: 'Watching bots play' })).toHaveCount(0)
  await expect(
    page
      .getByRole('heading', { name: 'Player 1, place your workers' })
      .or(page.getByRole('banner').getByText('Player 1, place your workers')),
  ).toBeVisible({ timeout: 15_000 })
})

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
  test.setTimeout(90_000)
  await sitDown(page, 'Person', 'Director')
  await start(page)
  await page.keyboard.press(',')
  await page.getByRole('group', { name: 'Seconds a director thinks' }).getByText('10').click({ force: true })
  await page.screenshot({ path: info.outputPath('settings.png') })
  await axe(page)
  await page.keyboard.press('Escape')
  await draft(page)
  await page.locator('[data-space][data-bright]').first().click()
  await expect(page.getByText('Director is thinking').first()).toBeVisible()
  await page.waitForTimeout(500)
  const frames = await framesDuring(page, 3000)
  await expect(page.getByText('Director is thinking').first()).toBeVisible()
  await info.attach('frames', { body: JSON.stringify(frames) })
  expect(frames[Math.floor(0.95 * frames.length)]).toBeLessThan(50)
  await page.keyboard.press('f')
  await expect(page.getByRole('banner').getByText('Player 1, place your workers')).toBeVisible({ timeout: 10_000 })
})

test('a kill while a bot thinks loses nothing', async ({ page }) => {
  test.setTimeout(90_000)
  await sitDown(page, 'Person', 'Director')
  await start(page)
  await draft(page)
  await page.locator('[data-space="money-6"]').click()
  await expect(page.getByText('takes 6 Marks').first()).toBeVisible()
  await host.kill()
  await host.start()
  await page.goto(host.address)
  await page.getByRole('link', { name: /Player 1/ }).click()
  await expect(page.getByText('takes 6 Marks').first()).toBeVisible()
  await expect(page.getByRole('banner').getByText('Player 1, place your workers')).toBeVisible({ timeout: 15_000 })
})
