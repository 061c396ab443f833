import { expect, test } from 'vitest'
import { apart, roomFor, shortened } from '../../../src/renderer/plots/plot-parts.ts'

const placed = (...at: number[]) =>
  apart(
    at.map((each) => ({ at: each })),
    10,
    100,
  ).map((each) => each.at)

test('names that have room stay where they are, from above to below', () => {
  expect(placed(60, 20)).toEqual([20, 60])
})

test('names that would lie on each other are moved down', () => {
  expect(placed(20, 22, 24)).toEqual([20, 30, 40])
})

test('and up where they would leave the drawing', () => {
  expect(placed(98, 99, 100)).toEqual([80, 90, 100])
})

const size = { width: 500, height: 200, rem: 11, text: 11 }

test('long names take more room than the least, as far as the plot has it', () => {
  const long = 'Kohlefelder auf Eisenbahn-Aufträgen'
  expect(roomFor(['Deliveries'], 100, size)).toBe(100)
  expect(shortened(long, roomFor([long], 100, size), size.text)).toBe(long)
  expect(roomFor([long.repeat(3)], 100, size)).toBe(240)
})
