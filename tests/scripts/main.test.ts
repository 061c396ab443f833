/** The frame of every script: its usage on request, and a line and an exit status for whatever it throws. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkNames, main, noArguments, UsageError } from '../../scripts/main.ts'

/** The runner's own, put back after each test. */
const { exitCode, argv } = process

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  Object.assign(process, { exitCode, argv })
  vi.restoreAllMocks()
})

const running = (work: () => Promise<number | void>) => main('usage: npm run it', noArguments, work)

test.each<[string, () => Promise<number | void>, number]>([
  ['that ends is a success', () => Promise.resolve(), 0],
  ['has the exit status that it answers', () => Promise.resolve(3), 3],
])('a script %s, without a word', async (_, work, status) => {
  process.argv = ['node', 'it.ts']
  await running(work)
  expect(process.exitCode).toBe(status)
  expect(console.error).not.toHaveBeenCalled()
})

test.each([
  ['fails', new Error('no disk'), 1],
  ['was called in a wrong way', new UsageError('no such part'), 2],
])('a script that %s says so in one line, without a stack', async (_, error, status) => {
  process.argv = ['node', 'it.ts']
  await running(() => Promise.reject(error))
  expect(process.exitCode).toBe(status)
  expect(console.error).toHaveBeenCalledExactlyOnceWith(`pithead: ${error.message}`)
})

test('--help prints the usage and does nothing else', async () => {
  process.argv = ['node', 'it.ts', '--help']
  const work = vi.fn<() => Promise<void>>()
  await running(work)
  expect(console.log).toHaveBeenCalledExactlyOnceWith('usage: npm run it')
  expect(work).not.toHaveBeenCalled()
})

test('--help beside arguments that can’t be right doesn’t hide that', async () => {
  process.argv = ['node', 'it.ts', 'nonsense', '--help']
  await running(() => Promise.resolve())
  expect(process.exitCode).toBe(2)
  expect(console.error).toHaveBeenCalledExactlyOnceWith('pithead: unknown argument "nonsense"; this takes none')
})

test('the first unknown name is refused, with the known ones', () => {
  expect(() => checkNames('part', ['bots', 'bats', 'bits'], ['bots', 'page'])).toThrow(
    new UsageError('unknown part "bats"; there are bots, page'),
  )
  expect(() => checkNames('part', [], ['bots'])).not.toThrow()
})
