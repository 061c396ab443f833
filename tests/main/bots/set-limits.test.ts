import { expect, test } from 'vitest'
import { setLimits } from '../../../src/main/bots/set-limits.ts'

test('without the variable nothing is set', () => {
  expect(setLimits({})).toEqual({})
})

test('a number of iterations takes the place of time', () => {
  expect(setLimits({ PITHEAD_ITERATIONS: '250' })).toEqual({ limits: { iterations: 250 } })
})

test.each(['', '0', '-1', '1.5', '1e3', 'many', '99999999999'])('%j is refused in one line', (text) => {
  const { limits, problem } = setLimits({ PITHEAD_ITERATIONS: text })
  expect(limits).toBeUndefined()
  expect(problem).toBe(`PITHEAD_ITERATIONS needs a whole number from 1 on, not "${text}"`)
})
