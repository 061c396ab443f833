/** Copies of a state share buffers, and nothing else. */
import { expect, test } from 'vitest'
import { copy } from '../../../../src/games/coal-baron/state/state.ts'
import { dealt, hasMarks, seatOf } from '../support/given.ts'

const originals = [2, 3, 4].map((players) => dealt({ players }))
/** More than one buffer holds, of three sizes in turn. */
const copies = Array.from({ length: 100 }, (_, i) => copy(originals[i % 3]))

test('a copy is what was copied', () => {
  for (const [i, each] of copies.entries()) expect(each).toEqual(originals[i % 3])
})

test('a change of one is a change of no other', () => {
  for (const [i, each] of copies.entries()) hasMarks(each, 1, 100 + i)
  expect(copies.map((each) => seatOf(each, 1).marks)).toEqual(copies.map((_, i) => 100 + i))
  expect(originals.map((each) => seatOf(each, 1).marks)).toEqual([10, 9, 8])
  expect(copies.map((each) => seatOf(each, 0).marks)).toEqual(copies.map((_, i) => [10, 9, 8][i % 3]))
})
