import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepAlive, readKept, writeKept } from '../../../src/main/loopback/kept.ts'
import { newFolder } from '../folder.ts'
import { startHost } from './program.ts'
import { ask, newHost, type Host } from './host.ts'

const KEPT = { port: 4321, secret: 'x'.repeat(43) }

const fileIn = (data: string): string => join(data, 'loopback.json')

/** As a host leaves it that ends without a word. */
function crash(host: Host, data: string): void {
  const left = readFileSync(fileIn(data))
  host.close()
  writeFileSync(fileIn(data), left)
}

test('after a crash the next host lets in whom that one let in, at the same port; the printed token is new', async () => {
  const data = newFolder()
  const first = await newHost({ data })
  const token = first.token()
  crash(first, data)
  const second = await newHost({ data })
  expect(second.port).toBe(first.port)
  expect((await ask(second.port, { headers: first.headers })).status).toBe(200)
  const { Host } = first.headers
  expect((await ask(second.port, { path: `/?token=${token}`, headers: { Host } })).status).toBe(403)
})

test('an orderly end ends the secret with it: the next host takes the port and lets in nobody', async () => {
  const data = newFolder()
  const first = await newHost({ data })
  first.close()
  expect(JSON.parse(readFileSync(fileIn(data), 'utf8'))).toEqual({ port: first.port, secret: null })
  const second = await newHost({ data })
  expect(second.port).toBe(first.port)
  expect((await ask(second.port, { headers: first.headers })).status).toBe(403)
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s is an orderly end', async (signal) => {
  const data = newFolder()
  const { stop, url } = await startHost(data)
  await stop(signal)
  expect(JSON.parse(readFileSync(fileIn(data), 'utf8'))).toEqual({ port: Number(url.port), secret: null })
})

test('another data folder lets in nobody but its own', async () => {
  const first = await newHost()
  first.close()
  const other = await newHost({ port: first.port })
  expect((await ask(other.port, { headers: first.headers })).status).toBe(403)
})

test('where another program has the port by now, the host takes another port and another secret', async () => {
  const data = newFolder()
  const first = await newHost({ data })
  crash(first, data)
  const impostor = createServer().listen(first.port, '127.0.0.1')
  onTestFinished(() => void impostor.close())
  await new Promise((resolve) => impostor.once('listening', resolve))
  expect((impostor.address() as AddressInfo).port).toBe(first.port)
  const second = await newHost({ data })
  expect(second.port).not.toBe(first.port)
  const [, secret] = first.headers.Cookie.split('=')
  const forged = { ...second.headers, Cookie: `pithead-${second.port}=${secret}` }
  expect((await ask(second.port, { headers: forged })).status).toBe(403)
})

test.skipIf(process.platform === 'win32')('nobody but the user may read it', () => {
  const folder = newFolder()
  writeKept(folder, KEPT)
  expect(statSync(fileIn(folder)).mode & 0o777).toBe(0o600)
})

test('it is good for ten seconds after the last sign of life, and no longer when the clock was set back', () => {
  const folder = newFolder()
  writeKept(folder, KEPT)
  utimesSync(fileIn(folder), 1000, 1000)
  expect(readKept(folder, 1_009_999)).toEqual(KEPT)
  expect(readKept(folder, 1_010_000)).toEqual({ ...KEPT, secret: null })
  expect(readKept(folder, 999_000)).toEqual({ ...KEPT, secret: null })
})

test('signs of life are given while the host runs, and by a folder that is gone nobody is hurt', () => {
  vi.useFakeTimers({ now: 5_000_000 })
  onTestFinished(() => void vi.useRealTimers())
  const folder = newFolder()
  writeKept(folder, KEPT)
  const rest = keepAlive(folder)
  vi.advanceTimersByTime(60_000)
  expect(readKept(folder, Date.now() + 5000)).toEqual(KEPT)
  rest()
  vi.advanceTimersByTime(60_000)
  expect(readKept(folder, Date.now())).toEqual({ ...KEPT, secret: null })
  const gone = keepAlive(join(folder, 'gone'))
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
  gone()
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a port that is none', JSON.stringify({ ...KEPT, port: 0 })],
  ['a secret that can be guessed', JSON.stringify({ ...KEPT, secret: '' })],
  ['more than there should be', JSON.stringify({ ...KEPT, token: 'x' })],
])('a file that holds %s counts for nothing, and is replaced', async (_, content) => {
  const data = newFolder()
  writeFileSync(fileIn(data), content)
  expect(readKept(data, Date.now())).toBeNull()
  const { port } = await newHost({ data })
  expect(JSON.parse(readFileSync(fileIn(data), 'utf8'))).toMatchObject({ port })
})

test('a port that browsers refuse is not taken again', async () => {
  const data = newFolder()
  writeKept(data, { ...KEPT, port: 6000 })
  const { port } = await newHost({ data })
  expect(port).not.toBe(6000)
})
