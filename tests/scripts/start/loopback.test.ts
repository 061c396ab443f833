import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { keepAlive, startLoopback } from '../../../scripts/start/loopback.ts'

let folder: string
let end: AbortController

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pithead-host-'))
  end = new AbortController()
})
afterEach(() => {
  end.abort()
  rmSync(folder, { recursive: true })
})

function host(source: string): string {
  const path = join(folder, 'host.mjs')
  writeFileSync(path, source)
  return path
}

test('the address is read from the line that the host writes when it listens', async () => {
  const entry = host(`
    console.log('Something else')
    console.log('Pithead listens on http://127.0.0.1:' + process.argv[3] + '/?token=abc')
    setInterval(() => {}, 60_000)`)
  const { address, ended } = await startLoopback(4321, end.signal, entry)
  expect(address()).toBe('http://127.0.0.1:4321/?token=abc')
  end.abort()
  expect(await ended).toBe(0)
})

test('a host that ends before it listens has no address, and its status is passed on', async () => {
  const { address, ended } = await startLoopback(0, end.signal, host('process.exit(3)'))
  expect(address()).toBeUndefined()
  expect(await ended).toBe(3)
})

test('an address that was used gives way to the next', async () => {
  const entry = host(`
    import { existsSync } from 'node:fs'
    console.log('Pithead listens on http://127.0.0.1:1/?token=1')
    const used = setInterval(() => {
      if (!existsSync(import.meta.filename + '.used')) return
      clearInterval(used)
      console.log('Pithead listens on http://127.0.0.1:1/?token=2')
    }, 5)
    setInterval(() => {}, 60_000)`)
  const { address, onRenewed } = await startLoopback(0, end.signal, entry)
  expect(address()).toBe('http://127.0.0.1:1/?token=1')
  writeFileSync(`${entry}.used`, '')
  expect(await new Promise(onRenewed)).toBe('http://127.0.0.1:1/?token=2')
  expect(address()).toBe('http://127.0.0.1:1/?token=2')
})

/** A host that ends with these statuses, one after the other, and then listens until it is ended. */
const failing = (...statuses: number[]): string =>
  host(`
    import { existsSync, readFileSync, writeFileSync } from 'node:fs'
    const file = import.meta.filename + '.count'
    const count = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    writeFileSync(file, String(count + 1))
    console.log('Pithead listens on http://127.0.0.1:1/?token=' + count)
    const status = ${JSON.stringify(statuses)}[count]
    if (status === undefined) setInterval(() => {}, 60_000)
    else process.exitCode = status`)

describe('a host that ended', () => {
  const keep = async (entry: string, lived: number) => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => said.mockRestore())
    const starts = vi.fn(() => startLoopback(0, end.signal, entry))
    return { status: keepAlive(await starts(), starts, end.signal, lived), starts, said }
  }

  test('by a fault is started again, and says where', async () => {
    const { status, starts, said } = await keep(failing(1, 139, 0), 0)
    expect(await status).toBe(0)
    expect(starts).toHaveBeenCalledTimes(3)
    expect(said.mock.calls.map(([line]) => String(line).slice(-8))).toEqual(['?token=1', '?token=2'])
  })

  test('soon after it began is left, with its status', async () => {
    const { status, starts } = await keep(failing(3), Infinity)
    expect(await status).toBe(3)
    expect(starts).toHaveBeenCalledOnce()
  })

  test('because it was told to is left', async () => {
    const { status, starts } = await keep(failing(), 0)
    end.abort()
    expect(await status).toBe(0)
    expect(starts).toHaveBeenCalledOnce()
  })
})
