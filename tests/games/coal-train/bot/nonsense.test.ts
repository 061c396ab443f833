/** The catalogue of nonsense finds what it names, and nothing in the turns of bots. */
import { expect, test } from 'vitest'
import { nonsense, nonsenseIn } from '../../../../scripts/laboratory/coal-train/nonsense.ts'
import { optionsFrom } from '../../../../scripts/arena/arena-options.ts'
import { countNonsense } from '../../../../scripts/arena/arena.ts'
import { byChance, played } from '../support/games.ts'

test('careless games have what it names', () => {
  const found = [1, 2, 3].flatMap((seed) => {
    const { setup, entries } = played(4, seed, byChance)
    return nonsenseIn(setup, 4, entries)
  })
  expect(found).toContain('ends the turn with action points that would bring coal')
  expect(found).toContain('trades a resource for its like')
})

test('the bots of all levels take none of these turns', () => {
  const asked = ['--nonsense', '--game', 'coal-train', '--games', '3', '--iterations', '3']
  const { kinds, turns } = countNonsense(optionsFrom(asked))
  expect(turns).toBeGreaterThan(600)
  expect(kinds).toEqual(Object.fromEntries(nonsense.kinds.map((kind) => [kind, 0])))
})
