/** An import that is cut off, by a full disk or a crash, leaves nothing, or says how much. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ImportResult } from '../../../src/contract/archive.ts'
import type { Connection } from '../../../src/contract/client.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { writeRecord } from '../../../src/games/record/record.ts'
import { zip } from '../../support/files.ts'
import { Import, unhurried, type Pace } from '../../../src/main/archive/import.ts'
import { takeOutUnfinished } from '../../../src/main/archive/take-out.ts'
import { faultyDisk, noFaultyDisk } from '../../support/faults.ts'
import { FAST_DISK } from '../../support/health.ts'
import { mounted, unmounted } from '../../support/small-disk.ts'
import { sourceOf } from '../../../src/main/platform/source.ts'
import { newFolder } from '../folder.ts'
import { startHost } from '../loopback/program.ts'
import { newServices } from '../services.ts'
import { EVERYTHING, put, archived, told } from './archived.ts'

const GAMES = 60
const NOTES = 'It rained. '.repeat(150)

/** A zip archive of `count` games, each begun at another time. */
const manyGames = (count = GAMES): Promise<Buffer> =>
  zip(
    Array.from({ length: count }, (_, game) => {
      const startedAt = new Date(Date.UTC(2020, 0, 1, 0, game)).toISOString()
      const record = told('companion-counts', `game-${game}`, { startedAt, notes: NOTES })
      return { name: `${game}.pithead`, bytes: Buffer.from(writeRecord(record)) }
    }),
  )

/** Has the host read a file, to be kept by `import.run`. */
async function handedOver(client: Connection, bytes: Buffer): Promise<string> {
  const text = bytes.toString('base64')
  const id = await client.call('import.begin')
  for (let from = 0; from < text.length; from += 40_000) {
    const last = from + 40_000 >= text.length
    await client.call('import.add', { id, name: 'all.zip', part: text.slice(from, from + 40_000), last })
  }
  return id
}

async function inProgram(folder: string, env = {}) {
  const program = await startHost(folder, [], env)
  const client = program.client()
  onTestFinished(() => client.close())
  const games = async () => (await client.call('archive.list', EVERYTHING)).total
  return { program, client, games }
}

describe('an import that is under way', () => {
  /** Every look at the clock finds the slice over. */
  beforeEach(() => {
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000))
  })

  const begun = async () => {
    const folder = newFolder(FAST_DISK)
    const room = await archived([], folder)
    const games = new Import(room.store, CATALOGUE)
    await games.add('all.zip', sourceOf(await manyGames()), unhurried)
    return { ...room, games, run: (pace: Pace = unhurried) => games.run('2026-11-20T10:00:00.000Z', pace) }
  }
  const failing = () => {
    throw new Error('a crash')
  }
  const failingAt50 = (done: number) => (done === 50 ? failing() : undefined)

  test('is known as that until it is done, and its games stay then', async () => {
    const { run, store } = await begun()
    const seen: number[] = []
    await run(() => void seen.push(store.unfinished.imported()))
    expect(seen).toEqual(Array.from({ length: GAMES }, (_, game) => game + 1))
    expect(store.unfinished.imported()).toBe(0)
    expect(await takeOutUnfinished(store)).toBe(0)
  })

  test('is taken out again where it fails', async () => {
    const { run, store, found } = await begun()
    await expect(run(failingAt50)).rejects.toThrow('a crash')
    expect(found()).toEqual([])
    expect(store.unfinished.imported()).toBe(0)
  })

  test('says how many games are left where it can’t be taken out, and the next attempt takes them out', async () => {
    const { run, store, found } = await begun()
    const takeOut = vi.spyOn(store.unfinished, 'takeOut').mockImplementation(failing)
    await expect(run(failingAt50)).rejects.toMatchObject({
      code: 'import-left',
      params: { games: 50 },
    })
    expect(found()).toHaveLength(50)
    takeOut.mockRestore()
    expect(await takeOutUnfinished(store)).toBe(50)
    expect(found()).toEqual([])
  })

  test('that is taken out leaves what somebody has changed since', async () => {
    const { run, store, archive, found } = await begun()
    const { players } = told('companion-counts', 'a')
    const edited = {
      id: 'game-3',
      names: players.map((_, seat) => `Ann ${seat}`),
      place: null,
      notes: null,
      startedAt: '2026-01-01T10:00:00.000Z',
    }
    const editing = (done: number) => {
      if (done === 50) archive.edit(edited)
      return failingAt50(done)
    }
    await expect(run(editing)).rejects.toThrow('a crash')
    expect(found()).toEqual(['game-3'])
    expect(store.unfinished.imported()).toBe(0)
  })

  test('ends where a backup is restored meanwhile', async () => {
    const { run, store, found } = await begun()
    put(store, [told('3-players', 'before')])
    await store.backup('day')
    const [{ name }] = store.backups()
    await expect(run((done) => (done === 20 ? store.restoreBackup(name) : undefined))).rejects.toMatchObject({
      code: 'not-allowed-now',
    })
    expect(found()).toEqual(['before'])
  })
})

test('that games of an import are left is over at the start that takes them out', async () => {
  const { store, folder } = await archived([])
  store.notices.add({ code: 'import-left', games: 3 })
  store.close()
  const { api } = await newServices(folder)
  expect(api['notices.list']()).toEqual([])
})

test('a kill inside an import: the next start takes out what it left, and says so', async () => {
  const folder = newFolder(FAST_DISK)
  const { client, program } = await inProgram(folder)
  const id = await handedOver(client, await manyGames(400))
  const some = new Promise<void>((resolve) => client.on('import.progress', ({ total }) => total === 400 && resolve()))
  const cut = client.call('import.run', id).catch(() => {})
  await some
  await program.stop('SIGKILL')
  await cut
  const db = new Database(join(folder, 'pithead.db'))
  const left = db.prepare<[], number>('SELECT count(*) FROM games').pluck().get()!
  db.close()
  expect(left).toBeGreaterThan(0)
  const { api } = await newServices(folder)
  expect(api['archive.list'](EVERYTHING).total).toBe(0)
  expect(api['notices.list']()).toEqual([{ code: 'import-taken-out', games: left }])
})

const missing = noFaultyDisk()

describe.skipIf(missing !== null)(`a disk that fails in an import${missing ? ` (skipped: ${missing})` : ''}`, () => {
  test('leaves nothing, now or at the next start', async () => {
    const folder = newFolder(FAST_DISK)
    const disk = faultyDisk(folder, newFolder(FAST_DISK))
    const { client, program } = await inProgram(folder, disk.env)
    const id = await handedOver(client, await manyGames(400))
    client.on('import.progress', ({ total }) => total === 400 && disk.fail('no space'))
    const error = await client.call('import.run', id).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'import-left', params: { reason: 'storage-full' } })
    const { games } = (error as { params: { games: number } }).params
    expect((await client.call('archive.list', EVERYTHING)).total).toBe(games)
    await program.stop('SIGKILL')
    disk.mend()
    const { api } = await newServices(folder)
    expect(api['archive.list'](EVERYTHING).total).toBe(0)
    expect(api['notices.list']()).toEqual([{ code: 'import-taken-out', games }])
  })
})

test('a disk of two mebibytes takes an import whole or not at all, and says which', async ({ skip }) => {
  const folder = newFolder()
  if (!mounted(folder, '2m')) return skip('a file system can only be made by the administrator')
  onTestFinished(() => void unmounted(folder))
  const { client, games } = await inProgram(folder)
  let kept = 0
  for (const count of [300, 100, 40, 10, 3]) {
    const added = await handedOver(client, await manyGames(count))
      .then((id) => client.call('import.run', id))
      .catch((error: unknown) => error)
    if ('added' in (added as object)) kept += (added as ImportResult).added
    else expect(added).toMatchObject({ code: 'storage-full' })
    expect(await games()).toBe(kept)
  }
  expect(kept).toBeGreaterThan(0)
})
