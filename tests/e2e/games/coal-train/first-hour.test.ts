/** The first hour of Coal Train in a real browser, by somebody who does what it says, and by keyboard alone. */
import { expect } from '@playwright/test'
import {
  atLessonsForEachTest,
  follow,
  keyHands,
  lesson,
  mouseHands,
  takeStep,
  toLessons,
} from '../../support/lesson.ts'
import { axe, fits, looksRight } from '../../support/looks.ts'
import { test } from '../../support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const GAME = 'coal-train'

atLessonsForEachTest(GAME)

/**
 * Controls to press, in this order: a step's question, marked places, the current question within an action, the end of
 * the turn.
 */
const WANTED = [
  '[data-pointed][data-choice]',
  '.answers [data-choice]',
  '[data-pointed][data-bright]',
  '[data-pointed][data-space]:not([data-under-agent])',
  '[aria-labelledby="ceremony-title"] [data-pointed]',
  '[data-do="confirm"][data-bright]',
  '[data-choice][data-bright]',
  '[data-asked="replenishing"] [data-space][data-bright]',
  '[data-do="end"]',
]

test('by mouse it comes to its end, and to the end of a game', async ({ page }) => {
  await page.getByRole('button', { name: 'Begin', exact: true }).first().click()
  await expect(lesson(page)).toContainText('Welcome to Anthracite Valley')
  await axe(page)
  await fits(page)
  await looksRight(page, 'hour')
  await page.setViewportSize({ width: 1024, height: 700 })
  const said = await follow(page, mouseHands(page, WANTED))
  for (const words of [
    'Step onto a marked tile',
    'Use the marked tile',
    'Press a marked city',
    'the loco moves',
    'The scoring, part by part',
  ])
    expect(said).toContain(words)
  await expect(page.locator('#final-title')).toContainText(/wins|share/)
  await toLessons(page, GAME)
  await expect(page.getByText('✓ Done')).toHaveCount(4)
})

test('the first stations by keyboard: J leads to what is marked, G goes on', async ({ page }) => {
  await page.getByRole('button', { name: 'Begin with “The first stations”' }).focus()
  await page.keyboard.press('Enter')
  await lesson(page).waitFor()
  const keys = keyHands(page, WANTED)
  const next = page.getByRole('heading', { name: 'The last round' })
  while ((await next.count()) === 0) await takeStep(page, keys)
  await expect(lesson(page)).toContainText('The last round')
  await toLessons(page, GAME)
  await expect(page.getByText('✓ Done')).toHaveCount(1)
})
