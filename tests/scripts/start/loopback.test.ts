import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback } from '../../../scripts/start/loopback.ts'

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
    setTimeout(() => {}, 60_000)`)
  const { address, ended } = await startLoopback(4321, end.signal, entry)
  expect(address).toBe('http://127.0.0.1:4321/?token=abc')
  end.abort()
  expect(await ended).toBe(0)
})

test('a host that ends before it listens has no address, and its status is passed on', async () => {
  const { address, ended } = await startLoopback(0, end.signal, host('process.exit(3)'))
  expect(address).toBeUndefined()
  expect(await ended).toBe(3)
})
