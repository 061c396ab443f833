/** The tricks of the trade in a real browser, by somebody who does what they say: by mouse, and by keyboard alone. */
import { expect, type Page } from '@playwright/test'
import { atLessonsForEachTest, follow, keyHands, lesson, mouseHands, toLessons } from '../../support/lesson.ts'
import { axe, fits } from '../../support/looks.ts'
import { test } from '../../support/test.ts'
import { WANTED } from './lesson-page.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const GAME = 'railroad-barons'

atLessonsForEachTest(GAME)

const tricks = (page: Page) => page.getByRole('region', { name: 'Tricks of the trade' })

/** Texts that appear only if the trick was done. The player of these tests leaves no operator for a Railroad for $1. */
const DONE = [
  'that is a float on purpose',
  'from $200 a round its revenue fell to $0',
  '50% against 40%: you are the Director of DPI',
  'You own 60%',
  'SB is the other baron’s to direct',
]

test('each is done by mouse as it is told', async ({ page }) => {
  await tricks(page).getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(lesson(page)).toContainText('Some rounds later')
  await axe(page)
  await fits(page)
  const said = await follow(page, mouseHands(page, WANTED))
  for (const words of DONE) expect(said).toContain(words)
  await toLessons(page, GAME)
  await expect(tricks(page).getByText('✓ Done')).toHaveCount(5)
})

test('each is done by keyboard alone', async ({ page }) => {
  await tricks(page).getByRole('button', { name: 'Begin', exact: true }).focus()
  await page.keyboard.press('Enter')
  await lesson(page).waitFor()
  const said = await follow(page, keyHands(page, WANTED))
  for (const words of DONE) expect(said).toContain(words)
})
