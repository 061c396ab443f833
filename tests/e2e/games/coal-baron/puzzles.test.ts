/** Puzzles in the built program, in a real browser: found from the home screen, tried by mouse, and solved by keys. */
import { expect } from '@playwright/test'
import { openPuzzle } from '../../../../src/main/puzzles/opened-puzzle.ts'
import { ratingOfPerson, ratingOfPuzzle } from '../../../../src/main/puzzles/rating.ts'
import { GAME } from '../../../support/games.ts'
import { hostForAllTests } from '../../support/hosts.ts'
import { axe, fits, looks } from '../../support/looks.ts'
import { test } from '../../support/test.ts'

const PERSON = 'Mike'
const host = hostForAllTests((store) => store.people.seat([{ name: PERSON, color: 'red' }]))

/** Whether workers are placed in the puzzle that comes first to a new person. */
async function isPlacing(): Promise<boolean> {
  const { games } = await GAME.puzzles!.load()
  const all = games.flatMap((from) => from.puzzles.map((puzzle) => ({ from, puzzle })))
  const distance = ({ puzzle }: (typeof all)[0]) =>
    Math.abs(ratingOfPuzzle(puzzle.found).value - ratingOfPerson([]).value)
  const [first] = all.toSorted((a, b) => distance(a) - distance(b))
  return 'place' in (openPuzzle(GAME, first.from, first.puzzle).best as object)
}

test('puzzles of a person: tried by mouse, given up by keys, and rated', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await host.open(page, '#/')
  await expect(page.getByRole('button', { name: 'Practise' })).toBeVisible()
  await page.keyboard.press('p')
  await page.getByRole('link', { name: 'Puzzles' }).click()
  await expect(page.getByRole('button', { name: 'Puzzle of the day' })).toBeFocused()
  await axe(page)
  await looks(page, 'nobody')
  await page.getByRole('link', { name: PERSON }).click()
  await expect(page.getByText(/^Puzzle rating 1500/)).toBeVisible()
  await looks(page, 'choice')

  await page.getByRole('button', { name: 'Puzzles of Coal Baron' }).click()
  const ask = page.getByText('What is best? Make the turn on the board.')
  await expect(ask).toBeVisible()
  await axe(page)
  await fits(page)
  await looks(page, 'ask')
  if (await isPlacing()) await page.locator('[data-space="bank"]').click()
  else await page.keyboard.press('q')
  await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeFocused()
  await expect(page.getByText(/^Theme: /)).toBeVisible()
  await expect(page.getByText(/Yours went from 1500 to \d+\./)).toBeVisible()
  await page.mouse.move(0, 0)
  await axe(page)
  await fits(page)
  await looks(page, 'answer')

  await page.keyboard.press('g')
  await expect(ask).toBeVisible()
  await page.keyboard.press('h')
  await expect(page.getByText(/^The best turn: /).first()).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.getByText('This was the best turn').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/puzzles answered: 2$/)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/puzzles answered: 2$/)).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { name: 'No exercises yet' })).toBeVisible()
})

test('the puzzle of the day by keys, and on from there on a board', async ({ page }) => {
  await host.open(page, '#/puzzles')
  await expect(page.getByRole('button', { name: 'Puzzle of the day' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('What is best? Make the turn on the board.')).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.getByText('This was the best turn').first()).toBeVisible()
  await expect(page.getByText(/This answer changes no rating\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Analyse it or play on from here' }).press('Enter')
  await expect(page).toHaveURL(/#\/board\//)
  await expect(page.getByRole('main')).toBeVisible()
})
