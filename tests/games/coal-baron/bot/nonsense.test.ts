/** No level ever places workers for nothing. The long version is `npm run arena -- --nonsense`. */
import { describe, expect, test, vi } from 'vitest'
import { nonsense, nonsenseIn } from '../../../../scripts/coal-baron/nonsense.ts'
import { LEVELS, LEVEL_NAMES } from '../../../../src/games/coal-baron/bot/levels.ts'
import { seeded } from '../../../../src/games/random.ts'
import { levelBot } from '../../../../src/main/bots/bots.ts'
import type { Choose } from '../../../../src/main/bots/bots.ts'
import { chooseRandomly } from '../../../../src/main/bots/random.ts'
import { playWholeGame } from '../../../../src/main/bots/whole-game.ts'
import { setupOf } from './positions.ts'

vi.setConfig({ testTimeout: 60_000 })

function nonsenseOf(bot: Choose, players: number, seed: number) {
  const setup = setupOf(players, seed)
  return nonsenseIn(setup, playWholeGame(setup, Array<Choose>(players).fill(bot), seeded(seed)).moves)
}

test('who plays at random talks every kind of it', () => {
  const kinds = [2, 3, 4].flatMap((players) =>
    Array.from({ length: 60 }, (_, seed) => nonsenseOf(chooseRandomly, players, seed).map(({ kind }) => kind)),
  )
  expect(new Set(kinds.flat())).toEqual(new Set(nonsense.kinds))
})

describe.each([2, 3, 4])('with %i players', (players) => {
  test.each(LEVEL_NAMES)('%s plays none', (level) => {
    const bot = levelBot(LEVELS[level], { iterations: 30 })
    const games = LEVELS[level].iterations[players] === 0 ? 6 : 1
    for (let seed = 0; seed < games; seed++) expect(nonsenseOf(bot, players, seed)).toEqual([])
  })
})
