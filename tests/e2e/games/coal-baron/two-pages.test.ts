/** Two pages on one table show the same: one chart in the program drives both. */
import { expect, type Page } from '@playwright/test'
import { test } from '../../support/electron.ts'
import { faceOf } from '../../support/face.ts'
import { Host } from '../../support/host.ts'
import { sitDown, start } from './bot-table.ts'
import { TablePage } from './table-page.ts'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' })

let host: Host

test.beforeEach(async () => {
  host = new Host()
  await host.start()
})
test.afterEach(() => host.end())

async function another(page: Page): Promise<Page> {
  const second = await page.context().newPage()
  await second.goto(page.url())
  await expect(second.getByRole('heading', { name: 'Coal Baron' })).toBeVisible()
  return second
}

/** Wherever a pointer was left, something may say why it can't be chosen. */
async function showTheSame(pages: readonly Page[]) {
  for (const page of pages) await page.mouse.move(1, 1)
  const faces = async () => new Set(await Promise.all(pages.map(faceOf)))
  await expect.poll(async () => (await faces()).size, { intervals: [20, 40, 80] }).toBe(1)
}

test('a decision and a hand-over, whichever page they are made on', async ({ page }) => {
  const tables = [await TablePage.begin(page, host.address)]
  const pages = [page, await another(page)]
  tables.push(new TablePage(pages[1]))
  for (let taken = 0; taken < 6; taken++) {
    const table = tables[taken % 2]
    await table.click(table.page.locator('[data-card][data-bright]').first())
    await showTheSame(pages)
  }
  await tables[0].click(page.locator('[data-space="order-draw"]'))
  for (const each of pages) await expect(each.getByRole('button', { name: 'Reveal' })).toBeVisible()
  await tables[1].click(tables[1].button('Reveal'))
  for (const each of pages) await expect(each.getByRole('button', { name: 'Keep none' })).toBeVisible()
  await showTheSame(pages)
})

test('bots and a scoring, paused from the other page', async ({ page }) => {
  await sitDown(page, host.address, 'Hewer', 'Hewer')
  await start(page)
  await page.getByLabel('Pace').selectOption('Fast')
  const pages = [page, await another(page)]
  for (const each of pages) await expect(each.getByText(/takes the/).first()).toBeVisible()
  await expect(pages[1].getByRole('heading', { name: 'Shift I is scored' })).toBeVisible({ timeout: 240_000 })
  await pages[1].keyboard.press('p')
  for (const each of pages) await expect(each.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await showTheSame(pages)
  await pages[1].keyboard.press('p')
  for (const each of pages) await expect(each.getByText('Shift II ·').first()).toBeVisible()
})
