/** Score sheets on a phone: every game in every way to enter it, with a finger. */
import { expect } from '@playwright/test'
import { eachSheetPage, GAMES, goTo, keepEverything, openHome, SHEETS } from './support/every-page.ts'
import { hostForAllTests } from './support/hosts.ts'
import { picture } from './support/picture.ts'
import { fitsAcross, fitsFingers, reachesAll } from './support/reach.ts'
import { test } from './support/test.ts'

test.describe.configure({ mode: 'default' })

const host = hostForAllTests(keepEverything)

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 1180, height: 820 }],
] as const)
  test.describe(`with a finger on ${name}`, () => {
    test.use({ viewport, hasTouch: true, locale: 'en-GB' })

    for (const id of SHEETS)
      test(`${id}: every page fits, and everything on it can be pressed`, async ({ page }) => {
        await openHome(host, page)
        await eachSheetPage(page, id, async (shown) => {
          await fitsAcross(page, shown)
          await reachesAll(page, shown)
          await fitsFingers(page, shown)
          await picture(page, `${name}-${shown}`.replaceAll(/\W+/g, '-'))
        })
      })

    test('a new sheet of each game fits, and everything on it can be pressed', async ({ page }) => {
      await openHome(host, page)
      await goTo(page, '#/score/new')
      const games = page.getByRole('group', { name: 'Game' }).getByRole('radio')
      await expect(games).toHaveCount(GAMES.length)
      for (const game of await games.all()) {
        await game.check({ force: true })
        await fitsAcross(page)
        await reachesAll(page)
        await fitsFingers(page)
      }
    })
  })
