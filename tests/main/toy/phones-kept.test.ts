/** Codes that open the same seats after the host was killed, and those that open nothing any more. */
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { NewSheet } from '../../../src/contract/api.ts'
import { newPhone } from '../../support/phone.ts'
import { newFolder } from '../folder.ts'
import { GAMES, opened, seated } from './room.ts'

const SHEET = {
  ...{ game: 'toy', players: seated('human', 'human') },
  options: { startingPlayer: 0, each: false },
} as NewSheet
const MINUTE = 60_000

/** A sheet that is open to phones, and the file that a killed program leaves. */
async function newTable() {
  const [folder, config] = [newFolder(), join(newFolder(), 'config')]
  const start = () => opened(folder, GAMES, config)
  const { call, close } = await start()
  const { id } = await call('sheets.create', SHEET)
  const { open } = await call('phones.open', { id, address: '127.0.0.1' })
  const file = () => {
    const names = readdirSync(config).filter((name) => name.endsWith('-phones.json'))
    return names.length > 0 ? join(config, names[0]) : null
  }
  /** Ends the program as a kill would have, `ago` milliseconds ago. */
  const kill = (ago = 0) => {
    const path = file()!
    const left = readFileSync(path)
    close()
    writeFileSync(path, left, { mode: 0o600 })
    const at = new Date(Date.now() - ago)
    utimesSync(path, at, at)
  }
  return { ...{ call, close, kill, start, file, id, config }, open: open! }
}

type Table = Awaited<ReturnType<typeof newTable>>
async function openAfter({ start, id }: Table) {
  const { call } = await start()
  return { call, open: async () => (await call('phones.look', id)).open }
}

function joined(link: string) {
  const phone = newPhone(link)
  onTestFinished(() => phone.close())
  return phone
}

test('a phone finds its seat again at the next start, at the same address and with the same key', async () => {
  const table = await newTable()
  const before = table.open.seats.map(({ link }) => link)
  table.kill()
  const { open } = await openAfter(table)
  await vi.waitFor(async () => expect((await open())?.seats.map(({ link }) => link)).toEqual(before))
  const phone = joined(before[1])
  expect((await phone.hear('shown')).shown.seat).toBe(1)
  expect(await phone.write('lumps', 4)).toBeNull()
})

test('a seat whose phone was sent away keeps its new key alone', async () => {
  const table = await newTable()
  const [first] = table.open.seats
  const { open: now } = await table.call('phones.send-away', { id: table.id, seat: 0 })
  table.kill()
  const { open } = await openAfter(table)
  await vi.waitFor(async () => expect((await open())?.seats[0]?.link).toBe(now!.seats[0].link))
  expect(await newPhone(first.link).lost).toBe(true)
})

test('nothing is open after ten minutes without a sign of life, and the keys are gone', async () => {
  const table = await newTable()
  table.kill(11 * MINUTE)
  const { open } = await openAfter(table)
  await vi.waitFor(() => expect(table.file()).toBeNull())
  expect(await open()).toBeNull()
})

test('nothing is open after the clock was set back, after Close, and after an orderly end', async () => {
  const early = await newTable()
  early.kill(-5 * MINUTE)
  const { open } = await openAfter(early)
  await vi.waitFor(() => expect(early.file()).toBeNull())
  expect(await open()).toBeNull()

  const closed = await newTable()
  await closed.call('phones.close', closed.id)
  expect(closed.file()).toBeNull()

  const ended = await newTable()
  ended.close()
  expect(ended.file()).toBeNull()
})

test('a sheet whose port somebody else has meanwhile stays closed', async () => {
  const table = await newTable()
  const port = Number(new URL(table.open.address).port)
  table.kill()
  const other = createServer()
  onTestFinished(() => void other.close())
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  const { open } = await openAfter(table)
  await vi.waitFor(() => expect(table.file()).toBeNull())
  expect(await open()).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['a public address', JSON.stringify([{ id: 'x', host: '8.8.8.8', port: 4000, keys: [] }])],
  ['a short key', JSON.stringify([{ id: 'x', host: '127.0.0.1', port: 4000, keys: ['ab'] }])],
])('a file with %s opens nothing', async (_, text) => {
  const table = await newTable()
  const path = table.file()!
  table.close()
  writeFileSync(path, text)
  const { open } = await openAfter(table)
  await vi.waitFor(() => expect(table.file()).toBeNull())
  expect(await open()).toBeNull()
})

test.skipIf(process.platform === 'win32')('nobody else may read the keys', async () => {
  const { file, config } = await newTable()
  expect(statSync(file()!).mode & 0o077).toBe(0)
  expect(statSync(config).mode & 0o077).toBe(0)
})
