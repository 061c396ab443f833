/** Every decision of random games changes the table as the rule book says, and nothing else. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisionOf } from '../../../../../src/games/coal-baron/rules/decisions.ts'
import { anyGame, playOut } from './games.ts'
import { booked, bookOf } from './bookkeeper.ts'

test('a decision leads to the table that the rule book describes', () => {
  const kinds = new Set<string>()
  const property = fc.property(anyGame, (game) => {
    playOut(game, (before, after, move) => {
      if (move === null) return
      const decision = decisionOf(before, move)
      kinds.add(Object.keys(decision)[0])
      const [need, have] = [booked(bookOf(before), decision), bookOf(after)]
      if (JSON.stringify(need) !== JSON.stringify(have)) expect({ decision, ...have }).toEqual({ decision, ...need })
    })
  })
  fc.assert(property, { numRuns: 60, seed: 1927 })
  expect([...kinds].sort()).toEqual(['cage', 'coal', 'draft', 'end', 'fill', 'keep', 'load', 'place', 'put', 'store'])
})
