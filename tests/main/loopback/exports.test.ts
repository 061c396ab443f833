/** Games that are taken along are saved from an address, by the page alone. */
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { ALL_GAMES } from '../../../src/contract/archive.ts'
import { EXPORTS_PATH } from '../../../src/contract/transport.ts'
import { openServices } from '../../../src/main/services/services.ts'
import { writeRecord } from '../../../src/games/record/record.ts'
import type { ExportFormat } from '../../../src/contract/archive.ts'
import { golden } from '../../support/golden.ts'
import { fillWith } from '../../support/large-archive.ts'
import { newFolder } from '../folder.ts'
import { ask, newHost, type Host } from './host.ts'

const RECORD = writeRecord(golden('companion-points'))

/** A host with one finished game, and the address of that game's export. */
async function furnished() {
  const data = newFolder()
  const { api, close } = await openServices({ folder: data, host: 'loopback', version: '1.2.3' })
  const id = api['import.begin']()
  await api['import.add']({ id, name: 'a', part: Buffer.from(RECORD).toString('base64'), last: true })
  await api['import.run'](id)
  close()
  const host = await newHost({ data })
  return { host, make: async () => `${EXPORTS_PATH}${(await exportAll(host)).id}` }
}

const exportAll = ({ services }: Host, format: ExportFormat = 'records') =>
  services.api['export.make']({ games: { filter: ALL_GAMES, except: [] }, format })

/** A host with a table for spreadsheets that is larger than the buffers of a connection. */
async function withLargeTable() {
  const data = newFolder()
  const notes = '煤'.repeat(4000)
  const records = Array.from({ length: 400 }, (_, n) => ({ ...golden('companion-points'), id: `game-${n}`, notes }))
  await fillWith(data, records.values())
  const host = await newHost({ data })
  return { host, made: await exportAll(host, 'csv') }
}

/** The answer, of which nothing was read yet. */
const beginDownload = ({ port, headers }: Host, id: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path: `${EXPORTS_PATH}${id}`, headers, setHost: false })
    asking.on('error', reject).on('response', resolve).end()
  })

const OPEN = '/proc/self/fd'

const openFiles = (): string[] =>
  readdirSync(OPEN).map((descriptor) => {
    try {
      return readlinkSync(join(OPEN, descriptor))
    } catch {
      return ''
    }
  })

test('the page gets the file whole, as one to be saved and never shown', async () => {
  const { host, make } = await furnished()
  const path = await make()
  const { status, headers, body } = await ask(host.port, { path, headers: host.headers })
  expect([status, body]).toEqual([200, RECORD])
  expect(headers).toMatchObject({
    'content-disposition': 'attachment',
    'content-length': String(Buffer.byteLength(RECORD)),
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  })
  const looked = await ask(host.port, { method: 'HEAD', path, headers: host.headers })
  expect([looked.status, looked.body]).toEqual([200, ''])
})

test('nobody else does, and the one before is gone', async () => {
  const { host, make } = await furnished()
  const before = await make()
  const path = await make()
  const { Host, Cookie } = host.headers
  const from = async (headers: object, at = path) =>
    (await ask(host.port, { path: at, headers: { Host, ...headers } })).status
  expect(await from({})).toBe(403)
  expect(await from({ Cookie, 'Sec-Fetch-Site': 'same-site' })).toBe(403)
  expect(await from({ Cookie, Origin: 'http://127.0.0.1:1' })).toBe(403)
  expect(await from({ Cookie }, before)).toBe(404)
  expect(await from({ Cookie }, `${EXPORTS_PATH}../pithead.db`)).toBe(404)
  expect(await from({ Cookie })).toBe(200)
})

test.runIf(existsSync(OPEN))(
  'a download that is under way when another export is made is saved whole, and its file is closed',
  async () => {
    const { host, made } = await withLargeTable()
    const { path } = host.services.exported(made.id)!
    const whole = readFileSync(path)
    const download = await beginDownload(host, made.id)
    await exportAll(host)
    expect(existsSync(path)).toBe(false)
    expect(openFiles()).toContain(`${path} (deleted)`)
    expect((await buffer(download)).equals(whole)).toBe(true)
    await vi.waitFor(() => expect(openFiles()).not.toContain(`${path} (deleted)`))
  },
)
