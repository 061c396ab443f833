/** The fit finds again how far the points went that games were decided by. */
import { expect, test } from 'vitest'
import { spreadOf } from '../../../../scripts/laboratory/fit/spread.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'

/** Games whose winner is drawn by the softmax of what was expected. */
function games(players: number, spread: number) {
  const random = seeded(players)
  return Array.from({ length: 5000 }, () => {
    const expected = Array.from({ length: players }, () => 100 + random.below(41) - 20)
    const shares = expected.map((points) => Math.exp((points - 100) / spread))
    let drawn = (random.below(1_000_000) / 1_000_000) * shares.reduce((a, b) => a + b, 0)
    const winner = shares.findIndex((share) => (drawn -= share) < 0)
    return { expected, won: expected.map((_, seat) => Number(seat === winner)) }
  })
}

test.each([
  [2, 3],
  [2, 12],
  [3, 8],
  [4, 5],
])('between %i players, %i points', (players, spread) => {
  const found = spreadOf(games(players, spread))
  expect(found / spread).toBeGreaterThan(0.9)
  expect(found / spread).toBeLessThan(1.1)
})
