import { expect, test } from 'vitest'
import type { Step } from '../../../../../src/games/coal-baron/rules/types.ts'
import { byLevel, stopsOf } from '../../../../../src/renderer/games/coal-baron/pit/plan-stops.ts'

const PLAN: Step[] = [
  { load: 'Y' },
  { cage: 4 },
  { load: 'K' },
  { cage: 0 },
  { fill: 'TK', spot: 0, with: [['cage', 'K']] },
  { store: 'Y' },
  { cage: 4 },
]

test('each step of a plan stands where the cage is when it is made', () => {
  const stops = stopsOf(PLAN, 1).map(({ level, steps }) => [level, steps.map(({ number }) => number)])
  expect(stops).toEqual([
    [1, [1]],
    [4, [2, 3]],
    [0, [4, 5, 6]],
    [4, [7]],
  ])
})

test('the stops of a level stand together', () => {
  const levels = byLevel(stopsOf(PLAN, 1)).map(({ level, steps }) => [level, steps.map(({ number }) => number)])
  expect(levels).toEqual([
    [1, [1]],
    [4, [2, 3, 7]],
    [0, [4, 5, 6]],
  ])
})
