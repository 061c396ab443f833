/** Losses that a search finds, held against play-outs. */
import { expect, test } from 'vitest'
import { confirmed } from '../../../src/games/play-outs/compare.ts'

test('a loss counts only where the play-outs find one beyond their error', () => {
  expect(confirmed(5, { mean: 0.9, error: 1 })).toBe(0)
  expect(confirmed(5, { mean: -4, error: 1 })).toBe(0)
  expect(confirmed(5, { mean: 4, error: 1 })).toBe(5)
})

test('and for no more than they leave possible', () => {
  expect(confirmed(50, { mean: 6, error: 2 })).toBe(10)
})
