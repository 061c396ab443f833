/** Names along an axis never run into each other. */
import { expect, test } from 'vitest'
import { roomy } from '../../../src/renderer/plots/plot-parts.ts'

const names = (...places: number[]) => places.map((at) => ({ name: 'Round', at }))
const shown = (...places: number[]) => roomy(names(...places), 100, 10).map(({ at }) => at)

test('names that have room all stand', () => {
  expect(shown(0, 35, 70)).toEqual([0, 35, 70])
})

test('a name that would run into the one before is left out, and the next one stands again', () => {
  expect(shown(0, 20, 40)).toEqual([0, 40])
})

test('a name that would run out of the plot is left out', () => {
  expect(shown(0, 90)).toEqual([0])
})
