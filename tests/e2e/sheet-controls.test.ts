/** The controls of every page of every game's score sheet, in every way of entering: in sight, and with keys of one meaning. */
import { expect, type Page } from '@playwright/test'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { controlsAreSound } from './support/controls.ts'
import { hostForEachTest } from './support/hosts.ts'
import { test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

/** The form of a new sheet of this game. */
async function newSheet(page: Page, game: string) {
  await host.open(page, '#/score/new')
  await page.locator(`input[type="radio"][value="${game}"]`).check({ force: true })
  await page.locator(`a[href^="#/score/empty/${game}/"]`).waitFor()
  return page.getByRole('group', { name: 'How to enter' }).getByRole('radio')
}

for (const [game, { scoreSheet }] of CATALOGUE)
  if (scoreSheet)
    test(`of ${game} are sound on every page`, async ({ page }) => {
      const ways = await (await newSheet(page, game)).count()
      expect(ways).toBeGreaterThan(0)
      for (let way = 0; way < ways; way++) {
        await (await newSheet(page, game)).nth(way).check({ force: true })
        await controlsAreSound(page)
        await page.locator('button[type="submit"]').click()
        await page.locator('[data-primary]').waitFor()
        const tabs = page.locator('nav button:enabled')
        for (let tab = 0; tab < (await tabs.count()); tab++) {
          await tabs.nth(tab).click()
          await controlsAreSound(page)
        }
      }
    })
