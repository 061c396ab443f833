import { expect, test } from 'vitest'
import { wholeChances, withHint } from '../../../../src/renderer/play/bots/chances.ts'

test('the others share what the chance that hints found leaves, as they did before', () => {
  const percents = withHint([0.4, 0.3, 0.15, 0.15], 0, 0.6).map((chance) => Math.round(100 * chance))
  expect(percents).toEqual([60, 20, 10, 10])
  expect(withHint([1, 0, 0], 0, 0.5)).toEqual([0.5, 0.25, 0.25])
})

test.each([
  [
    [0.505, 0.495],
    [0.51, 0.49],
  ],
  [
    [0.495, 0.505],
    [0.5, 0.5],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [0.34, 0.33, 0.33],
  ],
  [
    [0.256, 0.256, 0.244, 0.244],
    [0.26, 0.26, 0.24, 0.24],
  ],
  [
    [1, 0],
    [1, 0],
  ],
])('%j are %j in whole percent', (chances, whole) => {
  expect(wholeChances(chances)).toEqual(whole)
})
