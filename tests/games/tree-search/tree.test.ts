/** Tree search on a game small enough to know the answer: take one to three matches, who takes the last one wins. */
import { expect, test } from 'vitest'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { treeSearch, type SearchGame } from '../../../src/games/tree-search/tree.ts'

interface Nim {
  matches: number
  turn: number
}

const nim: SearchGame<Nim, number> = {
  copyInto: (target, source) => void Object.assign(target, source),
  dealHidden: () => {},
  players: () => 2,
  exploration: 0.8,
  seatToAct: ({ matches, turn }) => (matches === 0 ? -1 : turn),
  actions: ({ matches }) => [1, 2, 3].filter((take) => take <= matches),
  fits: ({ matches }, take) => take <= matches,
  play: (s, take) => {
    s.matches -= take
    s.turn = 1 - s.turn
  },
  // Knows nothing until the game is over: then whoever is not to move has taken the last match.
  evaluate: ({ matches, turn }, out) => {
    for (const seat of [0, 1]) out[seat] = matches > 0 ? 0.5 : seat === turn ? 0 : 1
  },
}

function best(matches: number, iterations: number, expired = () => false) {
  const s = { matches, turn: 0 }
  return treeSearch(nim, s, { ...s }, { ...s }, { iterations, expired }, seeded(1))
}

test.each([
  [5, 1],
  [6, 2],
  [7, 3],
  [9, 1],
  [10, 2],
  [11, 3],
])('of %i matches it takes %i', (matches, take) => {
  const [first] = best(matches, 4000)
  expect(first.action).toBe(take)
  expect(first.worth).toBeGreaterThan(0.6)
})

test('a lost position looks lost', () => {
  expect(Math.max(...best(8, 6000).map(({ worth }) => worth))).toBeLessThan(0.5)
})

test('it stops when it is told to', () => {
  let asked = 0
  const found = best(11, 1_000_000, () => ++asked === 3)
  expect(asked).toBe(3)
  expect(found.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThan(200)
})
