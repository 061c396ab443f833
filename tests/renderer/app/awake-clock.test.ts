import { expect, test } from 'vitest'
import { awakeClock } from '../../../src/renderer/app/awake-clock.ts'

const HOURS = 3_600_000

/** A clock that is looked at every second, on a machine whose own goes on in its sleep or doesn't. */
function machine() {
  let time = 1000
  const now = awakeClock(() => time)
  const begun = now()
  const thinks = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      time += 1000
      now()
    }
  }
  return {
    thinks,
    sleeps: (milliseconds: number) => void (time += milliseconds),
    counted: () => now() - begun,
  }
}

test('thinking is counted, sleeping is not', () => {
  const { thinks, sleeps, counted } = machine()
  thinks(4)
  sleeps(3 * HOURS)
  thinks(4)
  expect(counted()).toBe(7000)
  sleeps(8 * HOURS)
  expect(counted()).toBe(7000)
})

test('a page that is busy for a moment counts on', () => {
  const { thinks, sleeps, counted } = machine()
  thinks(1)
  sleeps(4999)
  expect(counted()).toBe(5999)
})
