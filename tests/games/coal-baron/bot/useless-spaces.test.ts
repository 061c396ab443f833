/** No level ever places workers for nothing. The long version is `npm run arena -- --nonsense`. */
import { describe, expect, test } from 'vitest'
import { nonsense, nonsenseIn } from '../../../../scripts/laboratory/coal-baron/nonsense.ts'
import { LEVEL_NAMES } from '../../../../src/games/building-blocks/levels.ts'
import { LEVELS } from '../../../../src/games/coal-baron/bot/levels.ts'
import { coalBaron } from '../../../../src/games/coal-baron/game.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { levelBot } from '../../../../src/main/bots/bots.ts'
import { choosingRandomly, playWholeGame } from '../support/games.ts'
import type { Choose } from '../support/games.ts'
import { setupOf } from './positions.ts'

function nonsenseOf(bot: Choose, players: number, seed: number) {
  const setup = setupOf(players, seed)
  return nonsenseIn(setup, playWholeGame(setup, Array<Choose>(players).fill(bot), seeded(seed)).moves)
}

test('who plays at random talks every kind of it', () => {
  const kinds = [2, 3, 4].flatMap((players) =>
    Array.from({ length: 60 }, (_, seed) => nonsenseOf(choosingRandomly, players, seed).map(({ kind }) => kind)),
  )
  expect(new Set(kinds.flat())).toEqual(new Set(nonsense.kinds))
})

describe.each([2, 3, 4])('with %i players', (players) => {
  test.each(LEVEL_NAMES)('%s plays none', (level) => {
    const bot = levelBot(coalBaron.thinking!, LEVELS[level], players, { iterations: 30 }) as Choose
    const games = LEVELS[level].iterations[players] === 0 ? 6 : 1
    for (let seed = 0; seed < games; seed++) expect(nonsenseOf(bot, players, seed)).toEqual([])
  })
})
