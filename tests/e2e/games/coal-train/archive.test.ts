/** Finished games of Coal Train in the archive of the built program. */
import { expect, type Page } from '@playwright/test'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { golden } from '../../../support/golden.ts'
import { hostForAllTests, keepGame } from '../../support/hosts.ts'
import { axe, looksRight } from '../../support/looks.ts'
import { picture } from '../../support/picture.ts'
import { test } from '../../support/test.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })

const GAME = 'coal-train'
const OTHER = [...CATALOGUE.keys()].find((id) => id !== GAME)!

const host = hostForAllTests((store) => {
  for (const name of ['3-players', '4-players', '5-players', 'nobody-buys', 'companion-counts', 'companion-points'])
    keepGame(store, golden(name, GAME))
})

const open = (page: Page, hash: string) => host.open(page, hash)

test('a game: its parts, plots by round, the way through it, and playing on from a position', async ({ page }) => {
  await open(page, `#/archive/${golden('5-players', GAME).id}`)
  const [winner] = golden('5-players', GAME).result!.winners
  const { name } = golden('5-players', GAME).players[winner]
  await expect(page.getByRole('heading', { name: new RegExp(`${name} wins`) })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'By round' }).click()
  await expect(page.getByRole('region', { name: 'Coal income' })).toBeVisible()
  await page.getByRole('radio', { name: 'iron' }).check({ force: true })
  await expect(page.getByRole('region', { name: 'Iron income' })).toBeVisible()
  await looksRight(page, 'rounds')
  await axe(page)
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  for (let move = 0; move < 3; move++) await page.keyboard.press('ArrowLeft')
  // Income comes by itself: its line names the player though no move stands behind it.
  await expect(page.getByText(/^(Ada|Ben|Cleo|Dov|Eva)\s+takes .* AP$/).first()).toBeVisible()
  await picture(page, 'board')
  await axe(page)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Quick review' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await page.getByRole('button', { name: 'Play on from here…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/#\/table\//)
})

test('a table that was scored: its parts, or its totals with what is left', async ({ page }) => {
  await open(page, '#/archive/golden-companion-counts')
  await expect(page.getByRole('heading', { name: 'Ben wins with 71 points' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Cities .*32 37 26 38/ })).toBeVisible()
  await axe(page)
  await open(page, '#/archive/golden-companion-points')
  await expect(page.getByRole('row', { name: /Cleo 61 4/ })).toBeVisible()
  await axe(page)
})

test('statistics of its own: every name and figure leads to its games', async ({ page }) => {
  await open(page, `#/statistics?game=${GAME}`)
  const cards = page.getByRole('region', { name: 'Incentive cards' })
  await expect(cards).toBeVisible()
  await looksRight(page, 'statistics')
  await axe(page)
  for (const title of [
    'Start subsidies',
    'Incentive cards',
    'Stations in cities',
    'First station',
    'Tiles bought',
    'Rounds',
  ]) {
    const plot = page.getByRole('region', { name: title, exact: true })
    const links = await plot.locator('svg a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.length).toBeGreaterThan(0)
    expect(links.every((href) => href!.startsWith('#/archive?'))).toBe(true)
  }
  await cards.locator('svg a').first().click()
  await expect(page.getByText(/took /).first()).toBeVisible()
  await expect(page.getByRole('rowgroup').getByRole('row').first()).toBeVisible()
  await axe(page)
})

test('ratings of this game stand apart', async ({ page }) => {
  await open(page, `#/people?game=${GAME}`)
  await expect(
    page.getByRole('row', { name: new RegExp(golden('5-players', GAME).players[0].name) }).first(),
  ).toBeVisible()
  await open(page, `#/people?game=${OTHER}`)
  await expect(page.getByRole('row', { name: new RegExp(golden('5-players', GAME).players[0].name) })).toHaveCount(0)
})
