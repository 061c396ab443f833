/** The fit finds a linear value again that the samples were made with. */
import { expect, test } from 'vitest'
import { addSample, equations, explained, solve } from '../../../../scripts/laboratory/fit/ridge.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'

const TRUE = [3, -1.5, 0, 0.25]
const random = seeded(1)
/** Roughly normal, around 0. */
const noise = () => Array.from({ length: 12 }, () => random.below(1_000_000) / 1_000_000).reduce((a, b) => a + b, -6)

function samples(count: number, spread: number) {
  const e = equations(TRUE.length)
  for (let i = 0; i < count; i++) {
    const x = Float64Array.from(TRUE, noise)
    x[3] += x[0] // What goes together must still be told apart.
    addSample(e, x, x.reduce((sum, each, k) => sum + each * TRUE[k], 0) + spread * noise())
  }
  return e
}

const zero = TRUE.map(() => 0)
const expectNear = (found: Float64Array, wanted: readonly number[], by: number) =>
  found.forEach((weight, i) => expect(Math.abs(weight - wanted[i])).toBeLessThan(by))

test('exactly, where nothing disturbs them and nothing pulls', () => {
  const e = samples(200, 0)
  const found = solve(e, zero, 0, 0)
  expectNear(found, TRUE, 1e-9)
  expect(explained(e, found)).toBeCloseTo(1, 9)
})

test('nearly, under noise three times as strong as the signal', () => {
  const e = samples(20_000, 10)
  const found = solve(e, zero, 0, 30)
  expectNear(found, TRUE, 0.3)
  expect(explained(e, found)).toBeGreaterThan(0.05)
  expect(explained(e, found)).toBeLessThan(0.2)
})

test('a pull keeps the weights near those before, the more the less the samples say', () => {
  const before = [2, -1, 1, 0]
  expectNear(solve(samples(200, 1), before, 0, 1e9), before, 1e-3)
  expectNear(solve(equations(TRUE.length), before, 1, 30), before, 1e-9)
  const between = solve(samples(2000, 0), zero, 1, 0)
  expect(between[0]).toBeGreaterThan(1)
  expect(between[0]).toBeLessThan(TRUE[0])
})
