/** A window of 1280x720 enlarged to twice its size, and a system whose colours are its own: the whole program works there. */
import { expect, type Locator, type Page } from '@playwright/test'
import {
  eachSheetPage,
  GAMES,
  goTo,
  hasSituations,
  keepEverything,
  openHome,
  PAGES,
  playedId,
  SHEETS,
} from './support/every-page.ts'
import { hostForAllTests } from './support/hosts.ts'
import { reachesAll } from './support/reach.ts'
import { picture } from './support/picture.ts'
import { test } from './support/test.ts'

test.describe.configure({ mode: 'default' })

const host = hostForAllTests(keepEverything)

test.describe('at 640x360', () => {
  test.use({ viewport: { width: 640, height: 360 }, locale: 'en-GB' })

  for (const [about, hashes] of Object.entries(PAGES))
    test(`every page about ${about}: everything can be reached`, async ({ page }) => {
      await openHome(host, page)
      for (const hash of hashes) {
        await goTo(page, hash)
        await reachesAll(page, hash)
        await picture(page, `small-${hash.replaceAll(/\W+/g, '-')}`)
      }
    })

  for (const id of SHEETS)
    test(`every page of the sheet ${id}: everything can be reached`, async ({ page }) => {
      await openHome(host, page)
      await eachSheetPage(page, id, async (name) => {
        await reachesAll(page, name)
        await picture(page, `small-${name.replaceAll(/\W+/g, '-')}`)
      })
    })

  for (const game of GAMES.filter(hasSituations))
    test(`a position of ${game.identity.id} laid out by hand: everything can be reached`, async ({ page }) => {
      await openHome(host, page)
      await goTo(page, `#/archive/${playedId(game)}/move/4`)
      await page.keyboard.press('Shift+B')
      await expect(page.getByRole('heading', { name: 'Position laid out by hand' })).toBeVisible()
      await reachesAll(page)
    })

  test('the dialogs of the archive: everything in them can be reached', async ({ page }) => {
    await host.open(page, '#/archive')
    for (const name of ['Import…', 'Backups…', 'Export…']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await reachesAll(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.getByRole('button', { name: 'Bin', exact: true }).click()
    await expect(page).toHaveURL(/#\/bin$/)
  })

  test('settings and keys: everything in them can be reached', async ({ page }) => {
    await host.open(page, '#/')
    for (const key of [',', '?']) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog')).toBeVisible()
      await reachesAll(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  for (const game of GAMES) {
    test(`a finished game of ${game.identity.id}: everything around its board can be reached`, async ({ page }) => {
      await host.open(page, `#/archive/${playedId(game)}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await reachesAll(page)
      await page.getByRole('button', { name: 'Board', exact: true }).click()
      await page.keyboard.press('Home')
      await reachesAll(page)
      await picture(page, `small-game-${game.identity.id}`)
    })
  }
})

test.describe('in forced colours', () => {
  test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

  const faceOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)

  const isSetOff = async (page: Page, chosen: Locator, other: Locator): Promise<void> => {
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(chosen).toBeVisible()
    expect(await faceOf(chosen)).not.toBe(await faceOf(other))
  }

  test('which colour a seat has is seen', async ({ page }) => {
    await host.open(page, '#/score/new')
    const seats = page.getByRole('radiogroup').first()
    await isSetOff(page, seats.locator('input:checked + *'), seats.locator('input:not(:checked) + *').first())
    await picture(page, 'forced-seats')
  })

  test('which page of a sheet and which part of a game is open is seen', async ({ page }) => {
    await host.open(page, '#/score/new')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    const pages = page.getByRole('navigation').first()
    await isSetOff(page, pages.locator('[aria-current]'), pages.locator('button:not([aria-current])').first())
    await picture(page, 'forced-sheet')
    await host.open(page, `#/archive/${playedId(GAMES[0])}`)
    const parts = page.getByRole('navigation', { name: 'Page section' })
    await isSetOff(page, parts.locator('[aria-pressed="true"]'), parts.locator('[aria-pressed="false"]').first())
  })
})
