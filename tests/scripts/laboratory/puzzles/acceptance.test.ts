/** Positions become puzzles by rules, each of which turns something down. */
import { expect, test } from 'vitest'
import {
  clearBy,
  hasRoom,
  isApart,
  isHopeless,
  isPlain,
  secondBest,
  WANTED,
} from '../../../../scripts/laboratory/puzzles/acceptance.ts'

const scale = { inaccuracy: 1, mistake: 3, blunder: 6, third: 4 }
const best = { entry: 'a', kind: 'build', lost: 0 }

test('the best turn is clear if every turn of another kind loses a mistake', () => {
  const others = [
    { entry: 'b', kind: 'walk', lost: 4 },
    { entry: 'c', kind: 'end', lost: 3.5 },
  ]
  expect(clearBy([best, ...others], scale)).toBe(3.5)
  expect(secondBest([best, ...others], scale)).toBe(others[1])
  expect(clearBy([best, ...others, { entry: 'd', kind: 'walk', lost: 2.9 }], scale)).toBeNull()
})

test('another way to take the same kind of turn is no other answer', () => {
  const alike = { entry: 'b', kind: 'build', lost: 0.2 }
  expect(clearBy([best, alike, { entry: 'c', kind: 'walk', lost: 5 }], scale)).toBe(5)
})

test('where all turns are of one kind, each that gives something away is another answer', () => {
  const turns = (...lost: number[]) => lost.map((each, at) => ({ entry: `${at}`, kind: 'draft', lost: each }))
  expect(clearBy([best, { entry: 'b', kind: 'build', lost: 0.9 }], scale)).toBeNull()
  expect(clearBy(turns(0, 0.9, 4), scale)).toBe(4)
  expect(clearBy(turns(0, 1.5, 4), scale)).toBeNull()
})

test('without another answer, or where the best is clear to everybody, there is no puzzle', () => {
  expect(clearBy([best], scale)).toBeNull()
  expect(clearBy([], scale)).toBeNull()
  expect(clearBy([best, { entry: 'b', kind: 'walk', lost: 24 }], scale)).toBe(24)
  expect(clearBy([best, { entry: 'b', kind: 'walk', lost: 24.1 }], scale)).toBeNull()
})

test('the two weakest levels must miss it often, and the strongest find it now and then', () => {
  expect(isPlain([0.55, 0.55, 1, 1])).toBe(false)
  expect(isPlain([0.6, 0, 1, 1])).toBe(true)
  expect(isPlain([0, 0.6, 1, 1])).toBe(true)
  expect(isHopeless([0, 0, 1, 0.25])).toBe(true)
  expect(isHopeless([0, 0, 0, 0.3])).toBe(false)
})

test('puzzles of a game are more than five moves apart', () => {
  expect(isApart(20, [{ at: 14 }, { at: 26 }])).toBe(true)
  expect(isApart(20, [{ at: 15 }])).toBe(false)
  expect(isApart(20, [{ at: 25 }])).toBe(false)
})

test('at most two of five puzzles have the same theme, and a title has no more than are wanted', () => {
  const themes = (count: number, theme: string) => Array.from({ length: count }, () => theme)
  expect(hasRoom('walk', themes(0.4 * WANTED - 1, 'walk'))).toBe(true)
  expect(hasRoom('walk', themes(0.4 * WANTED, 'walk'))).toBe(false)
  expect(hasRoom('build', themes(0.4 * WANTED, 'walk'))).toBe(true)
  expect(hasRoom('build', themes(WANTED, 'walk'))).toBe(false)
})
