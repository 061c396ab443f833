/** Over random games: entries lead where the decisions led, and a position comes back from JSON as it was. */
import { expect, it } from 'vitest'
import { replay } from '../../../../src/games/coal-train/rules/entries.ts'
import { resultOf } from '../../../../src/games/coal-train/rules/result.ts'
import { deal } from '../../../../src/games/coal-train/rules/setup.ts'
import { randomGames } from '../../../support/random-games.ts'
import { byChance, played, sensibly } from '../support/games.ts'

it('replay equals play', () => {
  for (const players of [3, 4, 5])
    for (let seed = 200; seed < 200 + randomGames(15); seed++) {
      const { setup, entries, end } = played(players, seed, seed % 5 === 0 ? byChance : sensibly)
      const replayed = replay(deal(setup, players), entries)
      if (replayed.refusal) throw new Error(`${replayed.at}: ${replayed.refusal.code}`)
      expect(replayed.state).toEqual(end)
      expect(resultOf(replayed.state)).toEqual(resultOf(end))
      expect(JSON.parse(JSON.stringify(end))).toEqual(end)
    }
})
