/** Leads of candidates, corrected by searches of their own. */
import { expect, test } from 'vitest'
import { lesserDistances } from '../../../src/games/tree-search/asked-again.ts'

test('a candidate that the search left at its first estimate is as far behind as a search of its own finds', () => {
  expect(lesserDistances([10, -6], [9, 7])).toEqual([10, 8])
})

test('and no further than the first search found, nor ahead of the first', () => {
  expect(lesserDistances([10, 9], [9, 2])).toEqual([10, 9])
  expect(lesserDistances([10, 9], [9, 12])).toEqual([10, 10])
})
