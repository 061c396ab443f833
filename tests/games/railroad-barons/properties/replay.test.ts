/** Over random games: entries lead where the decisions led, and the result is what the last table shows. */
import { expect, it } from 'vitest'
import { replay } from '../../../../src/games/railroad-barons/rules/entries.ts'
import { resultOf } from '../../../../src/games/railroad-barons/rules/result.ts'
import { deal } from '../../../../src/games/railroad-barons/rules/setup.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import { byChance, played, sensibly } from '../support/games.ts'
import { seen } from '../given.ts'

const SEEDS = [...Array(60).keys()]

it('replay is play', () => {
  for (const seed of SEEDS) {
    const { setup, entries, end } = played(seed, seed % 20 === 0 ? byChance : sensibly)
    expect(replay(deal(setup), entries)).toEqual({ state: end })
  }
})

it('a game ends by a price of 350 or after the 25th stock round, with what the barons are worth', () => {
  const ends = { price: 0, rounds: 0 }
  for (const seed of SEEDS.slice(0, 40)) {
    const { end } = played(seed)
    const { holdings, players, round } = seen(end)
    const isAtEnd = holdings.some(({ price }) => price === 350)
    ends[isAtEnd ? 'price' : 'rounds']++
    if (!isAtEnd) expect(round).toEqual({ stock: 25, operating: 2 })
    expect(state.phaseOf(end)).toBe('over')
    expect(resultOf(end).scores.map(({ total }) => total)).toEqual(players.map(({ worth }) => worth))
  }
  expect(ends.price).toBeGreaterThan(5)
})
