import { expect, test } from 'vitest'
import { reasonsFor } from '../../../../src/games/coal-baron/bot/reasons.ts'
import { noParts } from '../../../../src/games/coal-baron/wire/value-parts.ts'
import type { Parts } from '../../../../src/games/coal-baron/wire/value-parts.ts'

const reasons = (parts: Partial<Parts>, gain: number) => reasonsFor({ ...noParts(), ...parts }, noParts(), gain)

test('are the parts that differ, the weightiest first, at most three', () => {
  expect(reasons({ workers: -2, marks: 0.3, cubes: 1, orders: 5, clock: 0.5 }, 3)).toEqual([
    { part: 'orders', points: 5 },
    { part: 'workers', points: -2 },
    { part: 'cubes', points: 1 },
  ])
})

test('say that it shows later where they speak against what the search found better', () => {
  expect(reasons({ orders: -1.5 }, 2)).toEqual([
    { part: 'orders', points: -1.5 },
    { part: 'later', points: 3.5 },
  ])
  expect(reasons({ orders: -4, cubes: 1, clock: 0.5 }, 1)).toEqual([
    { part: 'orders', points: -4 },
    { part: 'cubes', points: 1 },
    { part: 'later', points: 3.5 },
  ])
  expect(reasons({ orders: 7 }, -1)).toEqual([
    { part: 'orders', points: 7 },
    { part: 'later', points: -8 },
  ])
  expect(reasons({}, 2)).toEqual([{ part: 'later', points: 2 }])
})

test('leave it at the parts where nothing better was found, and where there is nothing to tell', () => {
  expect(reasons({ orders: 2 }, 0)).toEqual([{ part: 'orders', points: 2 }])
  expect(reasons({}, 0.2)).toEqual([])
})
