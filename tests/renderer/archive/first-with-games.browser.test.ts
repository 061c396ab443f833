/** Pages about one game open on a game that has been played. */
import { expect, test } from 'vitest'
import { firstWithGames } from '../../../src/renderer/archive/first-with-games.ts'
import { games } from '../../../src/renderer/games/offered-games.svelte.ts'

const offered = games().map(({ identity }) => identity.id)
const [first] = offered
const last = offered.at(-1)!

/** The game whose figures are shown if these games were played, and the games that were asked about. */
async function shown(played: readonly string[], named: string | null = null) {
  const asked: string[] = []
  const countOf = (game: string) => {
    asked.push(game)
    return Promise.resolve(played.includes(game) ? 1 : 0)
  }
  const { game } = await firstWithGames(named, countOf, (count) => count > 0)
  return { game, asked }
}

test('the first game on offer is shown if it was played, and no other is asked about', async () => {
  expect(await shown(offered)).toEqual({ game: first, asked: [first] })
})

test('another game is shown if the first was never played', async () => {
  expect(await shown([last])).toEqual({ game: last, asked: offered })
})

test('the first game is shown while there are no games at all', async () => {
  expect((await shown([])).game).toBe(first)
})

test('a game that the address names is shown also if it was never played', async () => {
  expect(await shown([first], last)).toEqual({ game: last, asked: [last] })
})
