import { expect, test } from 'vitest'
import {
  FACT,
  factAt,
  factCount,
  isPacked,
  modeIn,
  numbersIn,
  packed,
  type PackedSeat,
} from '../../../src/main/statistics/packed.ts'

const seat = (total: number, parts: number[] | null = null): PackedSeat => ({
  ...{ isFirst: true, won: false, place: 2, total, parts },
})
const game = (...seats: PackedSeat[]) => packed({ mode: 'companion', minutes: 45, seats })

test('a game is packed as the integers that migration 13 made', () => {
  expect([...numbersIn(game(seat(-7, [1, -8]), seat(90))!)]).toEqual([1, 45, 2, 1, 0, 2, -7, 2, 1, -8, 1, 0, 2, 90, 0])
})

test('facts follow the seats, and the first number counts them', () => {
  const facts = [
    { key: 4, amount: 90, seat: 1 },
    { key: 0, amount: null, seat: null },
  ]
  const bytes = packed({ mode: 'companion', minutes: 45, seats: [seat(3), seat(4)], facts })!
  const numbers = numbersIn(bytes)
  expect([numbers[0], modeIn(numbers[0]), factCount(numbers[0])]).toEqual([5, 'companion', 2])
  expect([13, 16].map((at) => factAt(numbers, at))).toEqual(facts)
  expect(isPacked(bytes, 2)).toBe(true)
  expect(isPacked(bytes.subarray(0, -4 * FACT), 2)).toBe(false)
})

test.each([0.5, 2 ** 31, NaN, Infinity])('a game with %s points is none that is counted', (points) => {
  expect(game(seat(points), seat(1))).toBeNull()
})

test('a packed game is known by its length and its seats', () => {
  const bytes = game(seat(3, [1, 2]), seat(4))!
  expect(isPacked(bytes, 2)).toBe(true)
  expect(isPacked(bytes, 3)).toBe(false)
  for (let length = 0; length < bytes.length; length++) expect(isPacked(bytes.subarray(0, length), 2)).toBe(false)
  for (const [at, number] of [
    [0, 2],
    [0, -1],
    [7, 3],
    [7, -1],
    [7, 2 ** 30],
  ]) {
    const spoiled = Buffer.from(bytes)
    spoiled.writeInt32LE(number, 4 * at)
    expect(isPacked(spoiled, 2)).toBe(false)
  }
})
