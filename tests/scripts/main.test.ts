/** The frame of every script: a line and an exit status for whatever it throws. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkNames, main, UsageError } from '../../scripts/main.ts'

/** The runner's own, put back after each test. */
const { exitCode } = process

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  process.exitCode = exitCode
  vi.restoreAllMocks()
})

test.each<[string, () => Promise<number | void>, number]>([
  ['that ends is a success', () => Promise.resolve(), 0],
  ['has the exit status that it answers', () => Promise.resolve(3), 3],
])('a script %s, without a word', async (_, script, status) => {
  await main(script)
  expect(process.exitCode).toBe(status)
  expect(console.error).not.toHaveBeenCalled()
})

test.each([
  ['fails', new Error('no disk'), 1],
  ['was called in a wrong way', new UsageError('no such part'), 2],
])('a script that %s says so in one line, without a stack', async (_, error, status) => {
  await main(() => Promise.reject(error))
  expect(process.exitCode).toBe(status)
  expect(console.error).toHaveBeenCalledExactlyOnceWith(`pithead: ${error.message}`)
})

test('the first unknown name is refused, with the known ones', () => {
  expect(() => checkNames('part', ['bots', 'bats', 'bits'], ['bots', 'page'])).toThrow(
    new UsageError('unknown part "bats"; there are bots, page'),
  )
  expect(() => checkNames('part', [], ['bots'])).not.toThrow()
})
