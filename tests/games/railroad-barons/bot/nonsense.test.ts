/** The catalogue of nonsense finds what it names, and nothing in sound turns. */
import { expect, test } from 'vitest'
import { nonsense, nonsenseIn } from '../../../../scripts/laboratory/railroad-barons/nonsense.ts'
import { optionsFrom } from '../../../../scripts/arena/arena-options.ts'
import { countNonsense } from '../../../../scripts/arena/arena.ts'
import type { Entry, Setup } from '../../../../src/games/railroad-barons/rules/types.ts'
import { DATA } from '../../../../src/games/railroad-barons/state/components.ts'
import { golden } from '../../../support/golden.ts'
import { played } from '../support/games.ts'

const setup: Setup = { startingPlayer: 0, values: 'named', data: DATA }

test.each([
  [0, 'investor', []],
  [0, 'money', ['takes no dollar in place of an Investor']],
  [899, 'investor', []],
  [900, 'money', ['names a fortune for an Investor']],
  [900, 'investor', ['names a fortune for an Investor', 'takes an Investor in place of a fortune']],
] as const)('a value of $%i and the %s', (value, take, kinds) => {
  expect(nonsenseIn(setup, [{ offer: '40', value }, { take }])).toEqual(kinds)
})

test('a Railroad that lasts, sold to the other for next to nothing', () => {
  const careless = played(30)
  expect(nonsenseIn(careless.setup, careless.entries)).toContain(
    'sells the other a lasting Railroad for less than it earns in a round',
  )
})

test('sound games have none of it', () => {
  const { setup: drawn, moves } = golden('2-players', 'railroad-barons')
  expect(nonsenseIn(drawn as Setup, moves as Entry[])).toEqual([])
})

test('the bots of all levels take none of these turns', () => {
  const asked = ['--nonsense', '--game', 'railroad-barons', '--games', '4', '--iterations', '4']
  const { kinds, turns } = countNonsense(optionsFrom(asked))
  expect(turns).toBeGreaterThan(400)
  expect(kinds).toEqual(Object.fromEntries(nonsense.kinds.map((kind) => [kind, 0])))
})
