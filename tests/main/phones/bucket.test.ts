import { expect, test } from 'vitest'
import { newBucket } from '../../../src/main/phones/bucket.ts'

test('a burst at once, then as many as the time gives, and never more than a burst', () => {
  let now = 0
  const bucket = newBucket({ burst: 3, perSecond: 2 }, () => now)
  const taken = () => Array.from({ length: 5 }, () => bucket.take()).filter(Boolean).length
  expect(taken()).toBe(3)
  now = 499
  expect(taken()).toBe(0)
  now = 1000
  expect(taken()).toBe(2)
  now = 3_600_000
  expect(taken()).toBe(3)
})
