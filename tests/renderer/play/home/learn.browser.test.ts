/** The ways to what teaches a game. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { gameEntry } from '../../../../src/renderer/games/offered-games.svelte.ts'
import { gamesWithLessons } from '../../../../src/renderer/play/lesson/games-with-lessons.ts'
import App from '../../../../src/renderer/shell/App.svelte'
import { fakeServices } from '../../fake-services.ts'
import { goTo } from '../../page.ts'

beforeEach(() => page.viewport(1440, 900))

async function open(hash: string) {
  await goTo(hash)
  await render(App, { services: fakeServices().services })
}
const heading = (game: string) => page.getByRole('heading', { name: `Learn ${gameEntry(game).title()}` })

test('the home screen has a door to the lessons, the chapters of the rules and the analysis board', async () => {
  const [first, ...others] = gamesWithLessons()
  await open('#/')
  await expect.element(page.getByRole('button', { name: 'Learn' })).toBeVisible()
  await userEvent.keyboard('l')
  await expect.element(heading(first)).toBeVisible()
  const chapters = page.getByRole('region', { name: 'The rules, chapter by chapter' }).getByRole('link')
  await expect.poll(() => chapters.elements().length).toBeGreaterThan(2)
  await expect.element(chapters.first()).toHaveAttribute('href', expect.stringMatching(`^#/rules/${first}/`))
  for (const other of others) {
    await page.getByRole('link', { name: gameEntry(other).title() }).click()
    await expect.element(heading(other)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Set up a board' }).click()
  await expect.element(page.getByRole('heading', { name: 'Analysis board' })).toBeVisible()
})

test('what teaches a game leads to the puzzles', async () => {
  await open(`#/learn/${gamesWithLessons()[0]}`)
  await page.getByRole('button', { name: 'Solve puzzles' }).click()
  await expect.poll(() => location.hash).toBe('#/puzzles')
})

test('New game leads to what teaches the game that is chosen', async () => {
  const game = gamesWithLessons().at(-1)!
  await open(`#/new?game=${game}`)
  await page.getByRole('button', { name: `Learn ${gameEntry(game).title()}` }).click()
  await expect.element(heading(game)).toBeVisible()
})
