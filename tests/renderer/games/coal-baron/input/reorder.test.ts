import { expect, test } from 'vitest'
import { moved } from '../../../../../src/renderer/games/coal-baron/input/reorder.ts'

test.each([
  [0, 2, 'BCAD'],
  [3, 0, 'DABC'],
  [1, 1, 'ABCD'],
  [2, 9, 'ABDC'],
  [2, -1, 'CABD'],
])('the item at %i moved to %i gives %s', (from, to, result) => {
  expect(moved([...'ABCD'], from, to).join('')).toBe(result)
})
