/** The deal of the day in the built program: a finished day beside the bots' game, its text, and a try of today by keys. */
import { expect } from '@playwright/test'
import { challengeControls } from '../../../../src/contract/conventions/day-challenge.ts'
import { localDay } from '../../../../src/contract/conventions/local-day.ts'
import { seedOfDeal } from '../../../../src/games/building-blocks/deal-code.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { playWholeGame } from '../../../../src/main/bots/whole-game.ts'
import type { Store } from '../../../../src/main/store/store.ts'
import { fixtures, GAME, playedRecord } from '../../../support/games.ts'
import { hostForAllTests, keepGame } from '../../support/hosts.ts'
import { axe, looks } from '../../support/looks.ts'
import { test } from '../../support/test.ts'

const CONTROLS = challengeControls(GAME.identity)!
const YESTERDAY = localDay(new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString())

function keepDay(store: Store): void {
  const record = playedRecord(CONTROLS.length, 1)
  const setup = GAME.playing.draw(CONTROLS.length, GAME.identity.options, seeded(seedOfDeal(YESTERDAY)))
  const choose = CONTROLS.map(() => fixtures.choose)
  const players = record.players.map((player, seat) => ({
    ...player,
    control: CONTROLS[seat],
    name: seat === 0 ? 'Lucy' : player.name,
  }))
  const played = playWholeGame(GAME.rules, setup, choose, seeded(5))
  keepGame(store, { ...record, id: 'day', players, setup, deal: YESTERDAY, ...played })
  store.people.seat([players[0]])
}

const host = hostForAllTests(keepDay)

test('a day is compared with the bots, copied, and another one begun by keys', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await host.open(page, '#/')
  await looks(page, 'home')
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { name: 'Deal of the day' })).toBeVisible()
  await expect(page.getByLabel('Who plays?')).toHaveValue('Lucy')
  await expect(page.getByText('One try counts.')).toBeVisible()
  await axe(page)
  await looks(page, 'today')

  await page
    .getByRole('button', { name: /: \d+ points$/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /Shift/ })).toHaveCount(3)
  await axe(page)
  await looks(page, 'compared')
  await page.keyboard.press('c')
  await expect(page.getByText('Result copied: it tells nothing of the deal.').first()).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^Pithead · Coal Baron\n.+\n[🟦🟨🟧⬛]{3} -?\d+ : -?\d+$/u)

  await page.keyboard.press('t')
  await expect(page.getByText('One try counts.')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/#\/table\//)
  await expect(page.getByText('Practice', { exact: true })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue the game' })).toBeVisible()
})

test('a second try is practice and says so', async ({ page }) => {
  await host.open(page, `#/day?person=Lucy&day=${YESTERDAY}`)
  await expect(page.getByText('Further games with its deal are practice')).toBeVisible()
  await page.getByRole('button', { name: 'Play it again as practice' }).click()
  await expect(page).toHaveURL(/#\/table\//)
  await expect(page.getByText('Practice', { exact: true }).first()).toBeVisible()
})
