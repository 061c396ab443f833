/** Games that are taken along are saved from an address, by the page alone. */
import { expect, test } from 'vitest'
import { ALL_GAMES } from '../../../src/contract/archive.ts'
import { EXPORTS_PATH } from '../../../src/contract/transport.ts'
import { openServices } from '../../../src/main/services/services.ts'
import { writeRecord } from '../../../src/games/record/record.ts'
import { golden } from '../../support/golden.ts'
import { newFolder } from '../folder.ts'
import { ask, newHost } from './host.ts'

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
  const make = async () => {
    const made = await host.services.api['export.make']({ games: { filter: ALL_GAMES, except: [] }, format: 'records' })
    return `${EXPORTS_PATH}${made.id}`
  }
  return { host, make }
}

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
