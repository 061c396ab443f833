/** Hints in words. */
import { expect, test } from 'vitest'
import { seeded } from '../../../../../src/games/building-blocks/random.ts'
import { ideasFor } from '../../../../../src/games/coal-train/bot/ideas.ts'
import { view } from '../../../../../src/games/coal-train/rules/view.ts'
import { ideaText } from '../../../../../src/renderer/games/coal-train/hints/idea-words.ts'
import { markersText } from '../../../../../src/renderer/games/coal-train/words/piece-names.ts'
import { given } from '../../../../games/coal-train/support/given.ts'

test.each([1, 3, 4, 5, 6])('no two ideas of a first turn read alike, in deal %i', (seed) => {
  const position = given({}, 3, seed)
  const ideas = ideasFor(position, { iterations: 0, expired: () => false }, seeded(1))
  const texts = ideas.map((idea) => ideaText(idea, view(position)))
  expect(texts.length).toBeGreaterThan(1)
  expect(texts).toEqual([...new Set(texts)])
})

test('markers of a kind are counted', () => {
  expect(markersText(['TR', 'FO', 'TR'])).toBe('2 × Training and Foundry')
  expect(markersText(['FO'])).toBe('Foundry')
})
