/** A game is its entries: written down, sent through JSON and replayed, it is the same game. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisionsOf, entryOf, playEntry, replay } from '../../../../../src/games/coal-baron/rules/entries.ts'
import { settle } from '../../../../../src/games/coal-baron/rules/scoring.ts'
import { deal } from '../../../../../src/games/coal-baron/rules/setup.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import { anyGame, setupOf, written } from './games.ts'
import type { Game, Written } from './games.ts'

const inGames = (numRuns: number, look: (game: Game, written: Written) => void) =>
  fc.assert(
    fc.property(anyGame, (game) => look(game, written(game))),
    { numRuns, seed: 1866 },
  )

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test('replaying the entries gives the very state that was played', () => {
  inGames(60, (game, { entries, states }) => {
    const { state, refusal } = replay(deal(setupOf(game)), throughJson(entries))
    expect(refusal).toBeUndefined()
    expect(state).toEqual(states.at(-1))
  })
})

test('so does every entry on its own', () => {
  inGames(20, (_, { entries, states }) => {
    for (const [i, entry] of entries.slice(1).entries()) {
      const next = playEntry(states[i], entry).state as State
      settle(next)
      expect(next).toEqual(states[i + 1])
    }
  })
})

test('an entry survives JSON and the way into decisions and back', () => {
  inGames(60, (_, { entries }) => {
    for (const entry of entries) {
      expect(throughJson(entry)).toStrictEqual(entry)
      expect(JSON.stringify(entryOf(decisionsOf(entry)))).toBe(JSON.stringify(entry))
    }
  })
})

test('a game cut off anywhere goes on where it was', () => {
  fc.assert(
    fc.property(anyGame, fc.double({ min: 0, max: 1, noNaN: true }), (game, share) => {
      const { entries, states } = written(game)
      const cut = Math.floor(share * (entries.length - 1))
      const half = replay(deal(setupOf(game)), entries.slice(0, cut + 1)).state
      expect(half).toEqual(states[cut])
      expect(replay(half, entries.slice(cut + 1)).state).toEqual(states.at(-1))
    }),
    { numRuns: 30, seed: 1867 },
  )
})
