/** The theme of a puzzle follows from its best turn, and in the last round from the round. */
import { expect, test } from 'vitest'
import { THEMES, themeOf, type Theme } from '../../../../src/games/coal-train/puzzles/theme.ts'
import type { Entry } from '../../../../src/games/coal-train/rules/types.ts'

const EXAMPLES: readonly [Theme, object][] = [
  ['start', { start: 'GW' }],
  ['placing', { place: [0, 1] }],
  ['waiver', { upgrade: 'C', waive: ['I'] }],
  ['contract', { contract: 'x' }],
  ['build', { build: 'x' }],
  ['walk', { step: [0, 1] }],
  ['tile', { buy: true }],
  ['tile', { use: 'x' }],
  ['tile', { upgrade: 'C' }],
  ['subsidy', { spend: 'TR' }],
  ['goods', { exchange: ['C', 'I'] }],
  ['goods', { coal: 2 }],
  ['end', { end: true }],
]

test.each(EXAMPLES)('%s: %j', (theme, entry) => {
  expect(themeOf({ ending: 'normal' }, entry as Entry)).toBe(theme)
})

test('in the last round that is the theme of all turns', () => {
  expect(themeOf({ ending: 'last' }, { end: true })).toBe('last-round')
  expect(themeOf({ ending: 'triggered' }, { end: true })).toBe('end')
})

test('every theme has an example', () => {
  expect(new Set(['last-round', ...EXAMPLES.map(([theme]) => theme)])).toEqual(new Set(THEMES))
})
