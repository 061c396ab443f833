/** Leads of candidates, corrected by searches of their own. */
import { expect, test } from 'vitest'
import { askedAgain } from '../../../src/games/tree-search/asked-again.ts'

/** Candidates a, b, …, each with its lead and its lead when asked again. */
const told = (found: [lead: number, again: number][], isConfirmed = false) =>
  askedAgain(
    found.map(([lead, again], at) => ({ candidate: 'abc'[at], lead, again })),
    () => isConfirmed,
  ).map(({ candidate, lead }) => [candidate, lead])

test('a candidate that the search left at its first estimate is as far behind as a search of its own finds', () => {
  expect(told([10, -6].map((lead, at) => [lead, 9 - 2 * at]))).toEqual([
    ['a', 10],
    ['b', 8],
  ])
})

test('and no further than the first search found', () => {
  expect(
    told([
      [10, 9],
      [9, 2],
    ]),
  ).toEqual([
    ['a', 10],
    ['b', 9],
  ])
})

test('one that looks better when asked again goes first only if that is confirmed', () => {
  expect(
    told([
      [10, 9],
      [9, 12],
    ]),
  ).toEqual([
    ['a', 10],
    ['b', 10],
  ])
  expect(
    told(
      [
        [10, 9],
        [9, 12],
      ],
      true,
    ),
  ).toEqual([
    ['b', 9],
    ['a', 9],
  ])
})
