/** A window of 1280x720 enlarged to twice its size, and a system whose colours are its own: the whole program works there. */
import { expect, type Locator, type Page } from '@playwright/test'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { golden, goldenNames } from '../support/golden.ts'
import { hostForAllTests, keepGame } from './support/hosts.ts'
import { reachesAll } from './support/reach.ts'
import { picture } from './support/picture.ts'
import { test } from './support/test.ts'

test.describe.configure({ mode: 'default' })

const GAMES = [...CATALOGUE.keys()]
function played(game: string) {
  const records = goldenNames(game).map((name) => golden(name, game))
  return { ...records.find(({ mode, finishedAt }) => mode === 'digital' && finishedAt !== null)!, id: `played-${game}` }
}
const running = (game: string) => ({ ...golden('running', game), id: `running-${game}` })

const host = hostForAllTests((store) => {
  for (const game of GAMES) for (const record of [played(game), running(game)]) keepGame(store, record)
})

test.describe('at 640x360', () => {
  test.use({ viewport: { width: 640, height: 360 }, locale: 'en-GB' })

  for (const [name, hash] of [
    ['the home screen', '#/'],
    ['a new game', '#/new'],
    ['the archive', '#/archive'],
    ['the bin', '#/bin'],
    ['people', '#/people'],
    ['statistics', '#/statistics'],
    ['a new sheet', '#/score/new'],
    ['a new board', '#/board'],
  ])
    test(`${name}: everything can be reached`, async ({ page }) => {
      await host.open(page, hash)
      await expect(page.getByRole('button').first()).toBeVisible()
      await reachesAll(page)
      await picture(page, `small-${hash.replaceAll(/\W/g, '') || 'home'}`)
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
    test(`a table of ${game}: everything can be reached`, async ({ page }) => {
      await host.open(page, `#/table/${running(game).id}`)
      await expect(page.getByRole('main')).toBeVisible()
      await reachesAll(page)
      await picture(page, `small-table-${game}`)
    })

    test(`a finished game of ${game}: everything around its board can be reached`, async ({ page }) => {
      await host.open(page, `#/archive/${played(game).id}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await reachesAll(page)
      await page.getByRole('button', { name: 'Board', exact: true }).click()
      await page.keyboard.press('Home')
      await reachesAll(page)
      await picture(page, `small-game-${game}`)
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
    await host.open(page, `#/archive/${played(GAMES[0]).id}`)
    const parts = page.getByRole('navigation', { name: 'Page section' })
    await isSetOff(page, parts.locator('[aria-pressed="true"]'), parts.locator('[aria-pressed="false"]').first())
  })
})
