/**
 * The disk, the folder, a lock or the clock fails under a running program: it says so with a code that has words in every
 * language, loses nothing that it acknowledged, and works again when the fault is gone.
 */
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ApiError, TableState } from '../../src/contract/api.ts'
import type { Connection } from '../../src/contract/client.ts'
import { readRecord } from '../../src/games/record/record.ts'
import { seeded } from '../../src/games/building-blocks/random.ts'
import { acted } from '../support/acted.ts'
import { faultyDisk, noFaultyDisk, type Fault } from '../support/faults.ts'
import { FAST_DISK } from '../support/health.ts'
import { newFolder as folderOn } from './folder.ts'
import { startHost, type Program } from './loopback/program.ts'
import { anyAction, isCeremony, isFinished, playUntil } from './player.ts'
import { act, begin, newStore, roomOn } from './tables/room.ts'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { newTable } from '../support/games.ts'
import { goldenFile } from '../support/golden.ts'

const newFolder = () => folderOn(FAST_DISK)

/** Always dealt alike: a game that ends with a refill face down shows it when it is opened again. */
const TABLE = { ...newTable(), deal: 'FAULTS' }

/** A game under way in a program of its own. */
class Play {
  readonly folder: string
  readonly program: Program
  readonly client: Connection
  /** As last acknowledged. */
  table: TableState
  readonly #random = seeded(11)

  private constructor(folder: string, program: Program, client: Connection, table: TableState) {
    this.folder = folder
    this.program = program
    this.client = client
    this.table = table
  }

  static async begin(folder: string, env = {}): Promise<Play> {
    const program = await startHost(folder, [], env)
    const client = program.client()
    onTestFinished(() => client.close())
    return new Play(folder, program, client, await client.call('tables.create', TABLE))
  }

  async act(): Promise<void> {
    const { game, id, revision } = this.table
    const action = anyAction(this.table, this.#random)
    const act = () => this.client.call('tables.act', { game, id, revision, action })
    this.table = await acted(this.client, 'table.changed', id, act)
  }

  async go(actions: number): Promise<void> {
    for (let n = 0; n < actions; n++) await this.act()
  }

  /** Whatever changes something is refused, and the table stands as it stood. */
  async expectAllRefused(code: string): Promise<void> {
    const refused = expect.objectContaining({ code }) as unknown
    for (let attempt = 0; attempt < 3; attempt++) await expect(this.act()).rejects.toEqual(refused)
    await expect(this.client.call('tables.create', TABLE)).rejects.toEqual(refused)
    await expect(this.client.call('settings.set', { theme: 'light' })).rejects.toEqual(refused)
    await expect(this.client.call('tables.remove', this.table.id)).rejects.toEqual(refused)
    expect(await this.client.call('tables.open', this.table.id)).toEqual(this.table)
    expect((await this.client.call('settings.get')).theme).toBe('system')
    expectWords(code)
  }

  /** Kills the program and looks into what it has left. */
  async expectKept(): Promise<void> {
    await this.program.stop('SIGKILL')
    const db = new Database(join(this.folder, 'pithead.db'))
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
    db.close()
    const program = await startHost(this.folder)
    const client = program.client()
    const found = await client.call('tables.open', this.table.id)
    expect({ revision: found.revision, log: found.log }).toEqual({
      revision: this.table.revision,
      log: this.table.log,
    })
    client.close()
    expect((await program.stop('SIGTERM')).status).toBe(0)
  }
}

const wordsIn = (language: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../messages/errors/${language}.json`), 'utf8')) as Record<
    string,
    string
  >

function expectWords(code: string) {
  const words = ['en', 'de', 'nl'].map((language) => wordsIn(language)[`error_${code.replaceAll('-', '_')}`])
  expect(new Set(words).size).toBe(3)
}

const missing = noFaultyDisk()

describe.skipIf(missing !== null)(`a disk that fails${missing ? ` (skipped: ${missing})` : ''}`, () => {
  const playing = async () => {
    const folder = newFolder()
    const disk = faultyDisk(folder, newFolder())
    const play = await Play.begin(folder, disk.env)
    await play.go(12)
    return { disk, play }
  }

  test.each<[Fault, ApiError['code']]>([
    ['no space', 'storage-full'],
    ['error on write', 'storage-failed'],
    ['error on sync', 'storage-failed'],
    ['read-only', 'storage-failed'],
  ])('%s: refused with %s, and on it goes afterwards', async (fault, code) => {
    const { disk, play } = await playing()
    disk.fail(fault)
    await play.expectAllRefused(code)
    disk.mend()
    await play.go(12)
    await play.expectKept()
  })

  test('error on the database file alone: the log still takes every change', async () => {
    const { disk, play } = await playing()
    disk.fail('error on the database file')
    // Beyond a thousand pages SQLite wants to bring the log into the database, again and again.
    for (let page = 0; page < 80; page++) await play.client.call('settings.set', { theme: 'system' })
    await play.go(60)
    disk.mend()
    await play.go(5)
    await play.expectKept()
  })

  test('a backup that finds no space stops the import before it, and leaves nothing', async () => {
    const { disk, play } = await playing()
    const record = readFileSync(goldenFile('2-players')).toString('base64')
    const id = await play.client.call('import.begin')
    for (let from = 0; from < record.length; from += 40_000) {
      const last = from + 40_000 >= record.length
      await play.client.call('import.add', { id, name: 'a.json', part: record.slice(from, from + 40_000), last })
    }
    disk.fail('no space')
    await expect(play.client.call('import.run', id)).rejects.toMatchObject({ code: 'storage-full' })
    disk.mend()
    expect(await play.client.call('backups.list')).toEqual([])
    expect(await play.client.call('import.run', id)).toMatchObject({ added: 1 })
    expect(await play.client.call('backups.list')).toHaveLength(1)
  })

  test('where the log can not be written to either, the program starts, and plays once it can', async () => {
    const folder = newFolder()
    const disk = faultyDisk(folder, newFolder())
    const first = await Play.begin(folder, disk.env)
    await first.go(5)
    await first.program.stop('SIGKILL')
    disk.fail('no space')
    await expect(startHost(folder, [], disk.env)).rejects.toThrow(`no space is left in ${folder}`)
    disk.mend()
    await first.expectKept()
  })
})

test('another program that locks the database is told of, and waited for', async () => {
  const play = await Play.begin(newFolder())
  await play.go(5)
  const other = new Database(join(play.folder, 'pithead.db'))
  other.exec('BEGIN IMMEDIATE')
  await expect(play.act()).rejects.toMatchObject({ code: 'storage-busy' })
  expect(await play.client.call('tables.open', play.table.id)).toEqual(play.table)
  expectWords('storage-busy')
  other.exec('ROLLBACK')
  await play.go(5)
  other.close()
  await play.expectKept()
})

describe.skipIf(process.platform === 'win32')('a data folder that vanishes (Windows keeps one that is in use)', () => {
  test('is told of, nothing is written to where nobody would find it, and its return is noticed', async () => {
    const play = await Play.begin(newFolder())
    await play.go(12)
    renameSync(play.folder, `${play.folder}-away`)
    onTestFinished(() => rmSync(`${play.folder}-away`, { recursive: true, force: true }))
    await play.expectAllRefused('storage-gone')
    expect(() => readFileSync(play.folder)).toThrow('ENOENT')
    renameSync(`${play.folder}-away`, play.folder)
    await play.go(12)
    await play.expectKept()
  })

  test('for good leaves a program that still answers and ends in peace', async () => {
    const play = await Play.begin(newFolder())
    await play.go(3)
    rmSync(play.folder, { recursive: true })
    await play.expectAllRefused('storage-gone')
    expect(await play.program.stop('SIGTERM')).toMatchObject({ status: 0, stderr: '' })
  })
})

test('a clock that is set back by years changes nothing but times, and no game ends before it began', async () => {
  const store = await newStore(newFolder())
  let now = Date.UTC(2026, 10, 20, 19)
  const room = roomOn(store, 1, () => new Date(now))
  const random = seeded(3)
  let table = playUntil(begin(room), isCeremony, act(room), random)
  now = Date.UTC(2019, 0, 1)
  table = playUntil(table, isFinished, act(room), random)
  const { record } = store.games.load(table.id)!
  expect(readRecord(record, CATALOGUE)).toMatchObject({
    record: { startedAt: '2026-11-20T19:00:00.000Z', finishedAt: '2026-11-20T19:00:00.000Z' },
  })
  expect(room.tables.open(table.id)).toEqual(table)
  expect(room.tables.list().map(({ id }) => id)).toEqual([table.id])
})
