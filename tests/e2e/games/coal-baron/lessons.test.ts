/** The lessons beside the first shift, played to their ends in a real browser: by mouse, otherwise than told, by keyboard alone. */
import { expect, type Page } from '@playwright/test'
import { changing } from '../../support/face.ts'
import { atLessonsForEachTest, follow, goesOn, lesson, toLessons } from '../../support/lesson.ts'
import { axe, fits } from '../../support/looks.ts'
import { test } from '../../support/test.ts'
import { steer } from '../../support/steer.ts'
import { byMouse } from './lesson-page.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const GAME = 'coal-baron'

atLessonsForEachTest(GAME)

async function begin(page: Page, title: string) {
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Begin', exact: true }).first().click()
  await lesson(page).waitFor()
}

const done = (page: Page, title: string) => page.getByRole('region', { name: title }).getByText('✓ Done')

test('what is new in this program is read in a minute', async ({ page }) => {
  await begin(page, 'New in this program')
  const said = await follow(page, byMouse(page))
  expect(said).toContain('F1 for the rule behind it')
  await toLessons(page, GAME)
  await expect(done(page, 'New in this program')).toHaveCount(1)
})

test('majorities: the scoring waits while the lesson explains, and goes on after', async ({ page }) => {
  await begin(page, 'Majorities')
  await expect(lesson(page)).toContainText('In gray you are tied')
  await axe(page)
  await fits(page)
  const { next, ...hands } = byMouse(page)
  const ceremony = page.locator('.scoring')
  let hasWaited = false
  const looks = async () => {
    if ((await lesson(page).getByText('line by line').count()) === 0) return next()
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-pressed', 'true')
    const line = await ceremony.innerText()
    // Left to itself the scoring would be some lines further by the end of this.
    await axe(page)
    expect(await ceremony.innerText()).toBe(line)
    hasWaited = true
    return next()
  }
  const said = await follow(page, { ...hands, next: looks })
  expect(hasWaited).toBe(true)
  for (const words of ['Now gray is yours alone', 'A tie is as good as the lead', 'An early lead may pay three times'])
    expect(said).toContain(words)
  await expect(page.getByText('Practice', { exact: true })).toBeVisible()
  await toLessons(page, GAME)
  await expect(done(page, 'Majorities')).toHaveCount(2)
})

test('two players are told what is different', async ({ page }) => {
  await begin(page, 'With two players')
  await follow(page, byMouse(page))
  await toLessons(page, GAME)
  await expect(done(page, 'With two players')).toHaveCount(1)
})

test('another move than the marked one is as good', async ({ page }) => {
  await begin(page, 'Majorities')
  await goesOn(page).click()
  await expect(lesson(page)).toContainText('One more gray spot')
  await changing(page, () => page.locator('[data-space="bank"]').click())
  await expect(lesson(page)).toContainText('That was fine, too.')
  await follow(page, byMouse(page))
})

const SOLUTION = [
  ...['[data-drop="level 3"]', '[data-load="3G"]', '[data-drop="level 2"]', '[data-load="2B"]'],
  ...['[data-drop="level 1"]', '[data-load="1Y"]', '[data-drop="level 0"]'],
  ...['[data-spot="EG 0"]', '[data-spot="TB 0"]', '[data-spot="CY 0"]'],
]

async function solve(page: Page) {
  for (const place of SOLUTION)
    await changing(page, async () => {
      // A place's tip covers its neighbours as long as the mouse is there.
      await page.mouse.move(5, 5)
      const thing = page.locator(place)
      await ((await thing.locator('button').count()) > 0 ? thing.locator('button').first() : thing).click()
    })
}

test('the puzzles: one solved, two given up', async ({ page }) => {
  await begin(page, 'Mining well')
  const { places, next, act } = byMouse(page)
  const end = page.locator('[data-end-mining]')
  let isSolved = false
  const said = await follow(page, {
    places,
    next,
    act: async () => {
      const isSolvable = !isSolved && (await lesson(page).getByText('Every trip of the cage').count()) > 0
      if (isSolvable) await solve(page)
      else if ((await end.count()) > 0) await end.click()
      else await act()
      isSolved ||= isSolvable
    },
  })
  expect(said).toContain('nothing better was possible')
  expect(said).toContain('were possible')
  await toLessons(page, GAME)
  await expect(done(page, 'Mining well')).toHaveCount(3)
})

/** Goes to what is marked by J; steers to the bank where any move will do. */
async function byKeyboard(page: Page) {
  // The space that has the focus asks once more before it turns something up.
  if ((await page.locator('[data-armed]:focus').count()) > 0) return page.keyboard.press('Enter')
  if ((await page.locator(MARKED).count()) > 0) {
    await page.keyboard.press('j')
    await expect(page.locator(':focus')).toHaveAttribute('aria-description', 'marked by the lesson')
  } else await steer(page, page.locator(BANK))
  await page.keyboard.press('Enter')
}

const MARKED = '[data-pointed][data-bright]'
const BANK = '[data-space="bank"][data-bright]'

test('a whole lesson by keyboard alone', async ({ page }) => {
  await page.getByRole('region', { name: 'Majorities' }).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await lesson(page).waitFor()
  await follow(page, { places: [MARKED, BANK], next: () => page.keyboard.press('.'), act: () => byKeyboard(page) })
  await toLessons(page, GAME)
  await expect(done(page, 'Majorities')).toHaveCount(2)
})
