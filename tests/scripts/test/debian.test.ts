import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'

/** apt-get as it was called, and the exit status of each of its commands. */
interface Apt {
  calls: { args: [string, ...string[]]; frontend?: string }[]
  status: Partial<Record<string, number>>
}
const apt = vi.hoisted((): Apt => ({ calls: [], status: {} }))
vi.mock('node:child_process', () => ({
  spawn(_program: string, args: [string, ...string[]], { env }: { env: NodeJS.ProcessEnv }) {
    apt.calls.push({ args, frontend: env['DEBIAN_FRONTEND'] })
    const child = new EventEmitter()
    queueMicrotask(() => child.emit('exit', apt.status[args[0]] ?? 0))
    return child
  },
}))
const { installChromium } = await import('../../../scripts/test/debian.ts')

const said = vi.spyOn(console, 'error').mockReturnValue()
beforeEach(() => {
  apt.calls = []
  apt.status = {}
  said.mockClear()
})

test('the package is installed after its list, and nobody is asked anything', async () => {
  await installChromium()
  expect(apt.calls.map(({ args }) => args[0])).toEqual(['update', 'install'])
  expect(apt.calls[1].args).toContain('-y')
  expect(apt.calls.every(({ frontend }) => frontend === 'noninteractive')).toBe(true)
})

test('one line says what is installed', async () => {
  await installChromium()
  expect(said.mock.calls).toEqual([["pithead: installing Debian's package chromium"]])
})

test('where apt fails its command is named, and nothing more is tried', async () => {
  apt.status = { update: 100 }
  await expect(installChromium()).rejects.toThrow('apt-get update ended with 100')
  expect(apt.calls).toHaveLength(1)
})
