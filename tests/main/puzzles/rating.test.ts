/** Ratings of puzzles and of those who solve them. */
import { expect, test } from 'vitest'
import { ratingOfPerson, ratingOfPuzzle } from '../../../src/main/puzzles/rating.ts'

test('the fewer levels find a puzzle, the higher it is rated', () => {
  const ratings = [
    [60, 60, 100, 100],
    [20, 30, 80, 100],
    [0, 0, 50, 75],
    [0, 0, 0, 30],
  ].map((found) => ratingOfPuzzle(found).value)
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
  expect(new Set(ratings).size).toBe(4)
})

test('a puzzle that the levels find as often as they miss it is rated between them', () => {
  const { value } = ratingOfPuzzle([50, 50, 50, 50])
  expect(value).toBeGreaterThan(1450)
  expect(value).toBeLessThan(1650)
})

test('what nobody or everybody finds has a bounded rating', () => {
  expect(ratingOfPuzzle([0, 0, 0, 0]).value).toBe(2399)
  expect(ratingOfPuzzle([100, 100, 100, 100]).value).toBe(800)
})

test('a person begins as everybody does, rises with what is found, falls with what is missed and gets surer of it', () => {
  const puzzle = { value: 1500, deviation: 80 }
  const start = ratingOfPerson([])
  expect(start).toEqual({ value: 1500, deviation: 350 })
  const [found, half, missed] = [1, 0.5, 0].map((score) => ratingOfPerson([{ score, puzzle }]))
  expect(found.value).toBeGreaterThan(1500)
  expect(half.value).toBeCloseTo(1500)
  expect(missed.value).toBeLessThan(1500)
  expect(found.deviation).toBeLessThan(start.deviation)
})

test('a harder puzzle counts for more', () => {
  const after = (value: number) => ratingOfPerson([{ score: 1, puzzle: { value, deviation: 80 } }]).value
  expect(after(1900)).toBeGreaterThan(after(1300))
})
