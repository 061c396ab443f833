/** Budgets of bots under a clock that the test moves. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { budgetOf } from '../../../src/main/bots/budget.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

/** True if the time is up after `after` milliseconds. */
function isUp(milliseconds: number | undefined, after: number): boolean {
  const { expired } = budgetOf({ milliseconds })
  vi.advanceTimersByTime(after)
  return expired()
}

test.each([
  ['a tenth of a very short time', 50, 45],
  ['a tenth of a short time', 300, 270],
  ['40 ms of a second', 1000, 960],
  ['3 % of a long time', 10_000, 9700],
])('a search leaves %s to the answer', (_, milliseconds, searching) => {
  expect(isUp(milliseconds, searching)).toBe(false)
  expect(isUp(milliseconds, searching + 1)).toBe(true)
})

test('without a time it never ends by itself, and at once where somebody is in a hurry', () => {
  expect(isUp(undefined, 1e9)).toBe(false)
  const hurried = new Int32Array(new SharedArrayBuffer(4))
  const { expired } = budgetOf({}, hurried)
  Atomics.store(hurried, 0, 1)
  expect(expired()).toBe(true)
})
