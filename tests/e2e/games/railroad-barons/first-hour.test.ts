/** The first hour of Railroad Barons in a real browser, by somebody who does what it says, and by keyboard alone. */
import { expect } from '@playwright/test'
import { changing } from '../../support/face.ts'
import { atLessonsForEachTest, follow, goesOn, keyHands, lesson, mouseHands, toLessons } from '../../support/lesson.ts'
import { axe, fits, looksRight } from '../../support/looks.ts'
import { test } from '../../support/test.ts'
import { WANTED } from './lesson-page.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const GAME = 'railroad-barons'

atLessonsForEachTest(GAME)

test('by mouse it comes to its end, and a game is left to play as practice', async ({ page }) => {
  await page.getByRole('button', { name: 'Begin', exact: true }).first().click()
  await expect(lesson(page)).toContainText('Welcome, baron')
  await axe(page)
  await fits(page)
  await looksRight(page, 'hour')
  await page.setViewportSize({ width: 1024, height: 700 })
  const said = await follow(page, mouseHands(page, WANTED))
  for (const words of ['First the Investors', 'press a marked certificate', 'MS&C operates', 'level 4'])
    expect(said).toContain(words)
  await expect(page.getByText('Practice', { exact: true })).toBeVisible()
  await toLessons(page, GAME)
  await expect(page.getByText('✓ Done')).toHaveCount(4)
})

test('another move than the marked one is as good', async ({ page }) => {
  await page.getByRole('button', { name: 'Begin with “A stock round”' }).click()
  await goesOn(page).click()
  await goesOn(page).click()
  await expect(lesson(page)).toContainText('press a marked certificate')
  await changing(page, () => page.locator('[data-pass]').click())
  // If the other baron passes as well, the round is over.
  await expect(lesson(page)).toContainText(/That was fine, too\.|That was the stock round\./)
})

test('the whole of it by keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: 'Begin', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await lesson(page).waitFor()
  await follow(page, keyHands(page, WANTED))
  await toLessons(page, GAME)
  await expect(page.getByText('✓ Done')).toHaveCount(4)
})
