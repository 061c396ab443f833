import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readKept, writeKept } from '../../../src/main/loopback/kept.ts'
import { newFolder } from '../folder.ts'
import { ask, newHost } from './host.ts'

const DAY = 24 * 60 * 60 * 1000
const KEPT = { port: 4321, secret: 'x'.repeat(43), since: 10 * DAY }

test('the next host on the same data lets in whom this one let in, at the same port; the printed token is new', async () => {
  const data = newFolder()
  const first = await newHost({ data })
  first.close()
  const second = await newHost({ data })
  expect(second.port).toBe(first.port)
  expect(second.token).not.toBe(first.token)
  expect((await ask(second.port, { headers: first.headers })).status).toBe(200)
  expect(
    (await ask(second.port, { path: `/?token=${first.token}`, headers: { Host: first.headers.Host } })).status,
  ).toBe(403)
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
  first.close()
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
  expect(statSync(join(folder, 'loopback.json')).mode & 0o777).toBe(0o600)
})

test('it is good for a week, and no longer when the clock was set back', () => {
  const folder = newFolder()
  writeKept(folder, KEPT)
  expect(readKept(folder, 16.9 * DAY)).toEqual(KEPT)
  expect(readKept(folder, 17 * DAY)).toBeNull()
  expect(readKept(folder, 9.9 * DAY)).toBeNull()
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a port that is none', JSON.stringify({ ...KEPT, port: 0 })],
  ['a secret that can be guessed', JSON.stringify({ ...KEPT, secret: '' })],
  ['more than there should be', JSON.stringify({ ...KEPT, token: 'x' })],
])('a file that holds %s counts for nothing, and is replaced', async (_, content) => {
  const data = newFolder()
  writeFileSync(join(data, 'loopback.json'), content)
  expect(readKept(data, KEPT.since)).toBeNull()
  const { port } = await newHost({ data })
  expect(JSON.parse(readFileSync(join(data, 'loopback.json'), 'utf8'))).toMatchObject({ port })
})
