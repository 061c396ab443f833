/** Practice in the built program, in a real browser: from the home screen through a day, by mouse and by keys. */
import { expect } from '@playwright/test'
import type { ReviewedMove } from '../../../../src/games/facets/ideas.ts'
import type { GameRecord } from '../../../../src/games/record/record.ts'
import { positionsIn } from '../../../../src/main/exercises/from-review.ts'
import type { Store } from '../../../../src/main/store/store.ts'
import { GAME, playedRecord } from '../../../support/games.ts'
import { hostForAllTests, keepGame } from '../../support/hosts.ts'
import { axe, fits, looks } from '../../support/looks.ts'
import { picture } from '../../support/picture.ts'
import { test } from '../../support/test.ts'

const { reviewing } = GAME.thinking!

/** Says of every eleventh move that it was a blunder, and of the others that nothing was lost. */
function keepReviewed(store: Store, record: GameRecord): void {
  keepGame(store, record)
  positionsIn(GAME, record).forEach((position, move) => {
    const seat = GAME.rules.asked(position)!
    const skill = record.players.map((_, each) =>
      each === seat && move % 11 === 10 ? -2 * reviewing.scale.blunder : 0,
    )
    store.reviews.put(record.id, reviewing.version, { move, depth: 'quick', seat, skill } as ReviewedMove)
  })
}

const host = hostForAllTests((store) => [1, 2, 3].forEach((seed) => keepReviewed(store, playedRecord(2, seed))))

test('a day of practice: tried by mouse, graded and dropped by keys', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await host.open(page, '#/')
  await expect(page.getByRole('button', { name: 'Practise' })).toBeVisible()
  await looks(page, 'home')
  await page.keyboard.press('p')
  await expect(page.getByRole('link', { name: /^Mike \d+ left today/ })).toBeVisible()
  await axe(page)
  await picture(page, 'people')
  await page.getByRole('link', { name: /^Mike/ }).click()

  const ask = page.getByText('What is best? Make the turn on the board.')
  await expect(ask).toBeVisible()
  await axe(page)
  await fits(page)
  await looks(page, 'ask')
  await page.locator('[data-space="bank"]').click()
  await expect(page.getByRole('button', { name: 'Next exercise' })).toBeFocused()
  await expect(page.getByText(/^Comes again on/)).toBeVisible()
  await page.mouse.move(0, 0)
  await axe(page)
  await fits(page)
  await looks(page, 'answer')

  await page.keyboard.press('2')
  await expect(page.getByRole('button', { name: 'With difficulty' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('g')
  await expect(ask).toBeVisible()
  await expect(page.getByRole('banner').getByText(/^1 done today/)).toBeVisible()
  await page.keyboard.press('h')
  await expect(page.getByText(/^The best turn: /).first()).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.getByText('This was the best turn').first()).toBeVisible()
  await page.keyboard.press('g')
  await expect(page.getByRole('banner').getByText(/^2 done today/)).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByText('Dropped: it comes no more.')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('banner').getByText(/^2 done today/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /^Mike/ })).toBeVisible()
})
