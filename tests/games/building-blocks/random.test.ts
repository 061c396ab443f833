import { describe, expect, test } from 'vitest'
import { seeded, shuffled } from '../../../src/games/building-blocks/random.ts'

function numbers(seed: number, most = 1000) {
  const random = seeded(seed)
  return Array.from({ length: 500 }, () => random.below(most))
}

/** Records of simulated games depend on these. */
const FIRST_OF_SEVEN = [427, 488, 307, 480, 172, 405, 922, 684]

describe('seeded chance', () => {
  test('is the same for the same seed, on every machine', () => {
    expect(numbers(7)).toEqual(numbers(7))
    expect(numbers(7).slice(0, 8)).toEqual(FIRST_OF_SEVEN)
  })

  test('is another for another seed, small or large', () => {
    const seeds = [0, 1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 52]
    expect(new Set(seeds.map((seed) => numbers(seed).join())).size).toBe(seeds.length)
  })

  test('gives whole numbers below the limit, all of them about as often', () => {
    const often = [0, 0, 0, 0, 0]
    for (const number of numbers(1, 5)) often[number]++
    expect(often.reduce((a, b) => a + b)).toBe(500)
    expect(Math.min(...often)).toBeGreaterThan(70)
  })
})

test('shuffling keeps every item, and the list given as it is', () => {
  const cards = Array.from({ length: 44 }, (_, card) => card)
  const mixed = shuffled(cards, seeded(3))
  expect(mixed).not.toEqual(cards)
  expect(mixed.toSorted((a, b) => a - b)).toEqual(cards)
  expect(cards).toEqual(cards.toSorted((a, b) => a - b))
})

test('every order of three comes about as often', () => {
  const random = seeded(11)
  const often = new Map<string, number>()
  for (let i = 0; i < 3000; i++) {
    const order = shuffled([1, 2, 3], random).join('')
    often.set(order, (often.get(order) ?? 0) + 1)
  }
  expect([...often.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321'])
  expect(Math.min(...often.values())).toBeGreaterThan(400)
})
