/** A restore from each kind of damage, on real SQLite files. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import * as v from 'valibot'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { RescueChoice } from '../../../src/contract/schemas/rescue.ts'
import { readRecord } from '../../../src/games/record/record.ts'
import { openServices } from '../../../src/main/services/services.ts'
import { newFolder } from '../folder.ts'
import { EVERYTHING } from '../archive/archived.ts'
import { removeWorn, wornFolder, type Worn } from './worn.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { CALLS } from '../../support/games.ts'

afterAll(removeWorn)

async function open(folder: string) {
  const services = await openServices({ folder, host: 'loopback', version: '1.2.3' })
  onTestFinished(() => services.close())
  return services
}

const db = (folder: string) => join(folder, 'pithead.db')
function sql(folder: string, text: string) {
  const database = new Database(db(folder))
  database.unsafeMode(true)
  database.pragma('foreign_keys = OFF')
  database.exec(text)
  database.close()
}

/** Turns every bit of these bytes over. */
function flip(file: string, from: number, length: number) {
  const descriptor = openSync(file, 'r+')
  const bytes = Buffer.alloc(length)
  readSync(descriptor, bytes, 0, length, from)
  writeSync(
    descriptor,
    bytes.map((byte) => byte ^ 0xff),
    0,
    length,
    from,
  )
  closeSync(descriptor)
}

const PAGE = 4096
function pageOf(folder: string, name: string) {
  const database = new Database(db(folder), { readonly: true })
  const page = database
    .prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?')
    .pluck()
    .get(name)!
  database.close()
  return (page - 1) * PAGE
}
const FRAME = 24 + PAGE
const frame = (number: number) => 32 + number * FRAME

interface Kind {
  name: string
  state?: 'killed'
  damage: string
  spoil: (folder: string) => void
  /** The games that come back beyond the backup. */
  back: 'everything' | 'games' | 'something' | 'nothing'
}

/** Bytes up to where the end is cut off: the tables' first pages come before their games. */
const kept = (folder: string) => (statSync(db(folder)).size * 2) / 3

const KINDS: Kind[] = [
  { name: 'a destroyed header', damage: 'unreadable', spoil: (folder) => flip(db(folder), 0, 100), back: 'games' },
  { name: 'a destroyed first page', damage: 'unreadable', spoil: (folder) => flip(db(folder), 0, PAGE), back: 'games' },
  {
    name: 'an end cut off',
    damage: 'pages',
    spoil: (folder) => truncateSync(db(folder), Math.floor(kept(folder) / PAGE) * PAGE),
    back: 'something',
  },
  {
    name: 'an end cut off within a page',
    damage: 'pages',
    spoil: (folder) => truncateSync(db(folder), Math.floor(kept(folder)) + 1),
    back: 'something',
  },
  {
    name: 'an overwritten page amid the games',
    damage: 'pages',
    spoil: (folder) => flip(db(folder), pageOf(folder, 'games'), PAGE),
    back: 'everything',
  },
  {
    name: 'an overwritten index',
    damage: 'pages',
    spoil: (folder) => flip(db(folder), pageOf(folder, 'archive_by_start'), PAGE),
    back: 'everything',
  },
  {
    name: 'an overwritten table of edits',
    damage: 'pages',
    spoil: (folder) => flip(db(folder), pageOf(folder, 'sheet_edits'), PAGE),
    back: 'games',
  },
  {
    name: 'a log with a bad frame',
    state: 'killed',
    damage: 'log',
    spoil: (folder) => flip(`${db(folder)}-wal`, frame(3) + 1000, 8),
    back: 'something',
  },
  {
    name: 'a log with a bad header',
    state: 'killed',
    damage: 'log',
    spoil: (folder) => flip(`${db(folder)}-wal`, 8, 8),
    back: 'everything',
  },
  { name: 'no bytes at all', damage: 'gone', spoil: (folder) => truncateSync(db(folder), 0), back: 'nothing' },
  { name: 'no file at all', damage: 'gone', spoil: (folder) => rmSync(db(folder)), back: 'nothing' },
  {
    name: 'a text in its place',
    damage: 'unreadable',
    spoil: (folder) => writeFileSync(db(folder), 'Dear diary, '.repeat(2000)),
    back: 'nothing',
  },
  {
    name: 'another program’s database',
    damage: 'tables',
    spoil: (folder) => (rmSync(db(folder)), sql(folder, 'CREATE TABLE notes (id TEXT); INSERT INTO notes VALUES (1)')),
    back: 'nothing',
  },
  {
    name: 'the table of games dropped',
    damage: 'tables',
    spoil: (folder) => sql(folder, 'DROP TABLE games'),
    back: 'games',
  },
  {
    name: 'the table of edits dropped',
    damage: 'tables',
    spoil: (folder) => sql(folder, 'DROP TABLE sheet_edits'),
    back: 'games',
  },
  {
    name: 'an index dropped',
    damage: 'tables',
    spoil: (folder) => sql(folder, 'DROP INDEX games_by_touch'),
    back: 'everything',
  },
]

const files = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.startsWith('pithead.db'))
      .map((name) => [name, readFileSync(join(folder, name))]),
  )

describe.each(KINDS)('a database with $name', ({ state, damage, spoil, back }) => {
  const damaged = async (): Promise<Worn & { folder: string }> => {
    const worn = await wornFolder()
    const folder = state === 'killed' ? worn.killed : worn.closed
    spoil(folder)
    return { ...worn, folder }
  }

  test('is told and left as it is, and comes back with its backup and what could be saved', async () => {
    const { folder, early, all, table, sheet } = await damaged()
    const before = files(folder)
    const { api, close } = await open(folder)
    expect(api['app.info']()).toMatchObject({ damaged: true })
    expect(() => api['tables.list']()).toThrow(expect.objectContaining({ code: 'storage-damaged' }) as Error)
    const look = await api['rescue.look']()
    expect(v.safeParse(CALLS['rescue.look'].result, look).success).toBe(true)
    expect(look).toMatchObject({ damage, backup: { count: 14, finished: 12 } })
    for (const [name, bytes] of Object.entries(before)) expect(files(folder)[name].equals(bytes)).toBe(true)

    const { aside } = await api['rescue.run']('backup')
    expect(api['app.info']()).toMatchObject({ damaged: false })
    expect(api['settings.get']().language).toBe('nl')
    const ids = api['archive.list']({ ...EVERYTHING, count: 200 }).games.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(early))
    for (const id of ids) expect(readRecord(api['archive.open'](id), CATALOGUE).problem).toBeUndefined()
    const table2 = api['tables.open'](table.id)
    const sheet2 = api['sheets.open'](sheet.id)
    if (back === 'everything') expect({ table2, sheet2 }).toEqual({ table2: table, sheet2: sheet })
    if (back === 'everything' || back === 'games') {
      expect(new Set(ids)).toEqual(new Set(all))
      expect(table2.log).toEqual(table.log)
      expect(sheet2.revision).toBe(sheet.revision)
      expect(look.salvaged).toEqual({ count: 26, finished: 24 })
    }
    if (back === 'something') expect(look.salvaged.count).toBeGreaterThan(0)
    if (back === 'nothing') expect(look.salvaged).toEqual({ count: 0, finished: 0 })

    for (const [name, bytes] of Object.entries(before))
      expect(readFileSync(join(folder, name.replace('pithead.db', String(aside)))).equals(bytes)).toBe(true)
    expect(existsSync(join(folder, 'rescue'))).toBe(false)
    close()
    expect((await open(folder)).api['app.info']()).toMatchObject({ damaged: false })
  })
})

describe('the one who decides', () => {
  const rescued = async (choice: RescueChoice) => {
    const { closed: folder } = await wornFolder()
    sql(folder, "DELETE FROM games WHERE id = 'game-3'; DROP INDEX games_by_touch")
    const { api } = await open(folder)
    await api['rescue.run'](choice)
    return { folder, api, games: api['archive.list']({ ...EVERYTHING, count: 200 }).total }
  }

  test('may take what was saved alone', async () => {
    expect((await rescued('salvage')).games).toBe(23)
  })
  test('may add it to the backup', async () => {
    expect((await rescued('backup')).games).toBe(24)
  })
  test('may begin anew, with the settings', async () => {
    const { api, games, folder } = await rescued('empty')
    expect(games).toBe(0)
    expect(api['settings.get']()).toMatchObject({ language: 'nl', theme: 'light' })
    expect(readdirSync(folder).filter((name) => /^pithead-damaged-.*db$/.test(name))).toHaveLength(1)
  })
  test('can’t have a backup that isn’t there, nor one that is damaged', async () => {
    const { closed: folder } = await wornFolder()
    for (const name of readdirSync(join(folder, 'backups'))) flip(join(folder, 'backups', name), 0, 4000)
    sql(folder, 'DROP INDEX games_by_touch')
    const { api } = await open(folder)
    expect(await api['rescue.look']()).toMatchObject({ backup: null, salvaged: { count: 26 }, beyond: 26 })
    await expect(api['rescue.run']('backup')).rejects.toEqual(expect.objectContaining({ code: 'bad-arguments' }))
    await api['rescue.run']('salvage')
    expect(api['tables.list']().filter(({ finishedAt }) => finishedAt === null)).toHaveLength(2)
  })
})

test('a rescue that was interrupted is brought to its end', async () => {
  const { closed: folder } = await wornFolder()
  const fresh = newFolder()
  ;(await open(fresh)).close()
  renameSync(db(fresh), join(folder, 'pithead-rescued-2026-11-21T10-00-00-000Z.db'))
  const { api } = await open(folder)
  expect(api['archive.list'](EVERYTHING).total).toBe(0)
  const aside = new Database(join(folder, 'pithead-damaged-2026-11-21T10-00-00-000Z.db'), { readonly: true })
  expect(aside.prepare('SELECT count(*) FROM archive').pluck().get()).toBe(24)
  aside.close()
})

test('what a rescue that nobody decided has left goes at the next start, and the choice is there again', async () => {
  const { closed: folder } = await wornFolder()
  sql(folder, 'DROP INDEX games_by_touch')
  const first = await open(folder)
  await first.api['rescue.look']()
  expect(existsSync(join(folder, 'rescue'))).toBe(true)
  first.close()
  const { api } = await open(folder)
  expect(existsSync(join(folder, 'rescue'))).toBe(false)
  expect(await api['rescue.look']()).toMatchObject({ salvaged: { count: 26, finished: 24 } })
})

test('a rescue that the disk refuses says so in words, and may be tried again', async () => {
  const { closed: folder } = await wornFolder()
  sql(folder, 'DROP INDEX games_by_touch')
  const { api } = await open(folder)
  // A folder can't be copied as a file.
  const away = `${db(folder)}-away`
  renameSync(db(folder), away)
  mkdirSync(db(folder))
  await expect(api['rescue.look']()).rejects.toEqual(expect.objectContaining({ code: 'storage-failed' }))
  rmSync(db(folder), { recursive: true })
  renameSync(away, db(folder))
  expect(await api['rescue.look']()).toMatchObject({ salvaged: { count: 26, finished: 24 } })
})

test('a game that no longer replays is not saved', async () => {
  const { closed: folder } = await wornFolder()
  sql(
    folder,
    `UPDATE games SET record = json_remove(record, '$.moves[9]') WHERE id = 'game-13'; DROP INDEX games_by_touch`,
  )
  const { api } = await open(folder)
  expect(await api['rescue.look']()).toMatchObject({ salvaged: { count: 25 }, beyond: 13 })
})

test('while one Pithead waits for a decision no other gets the folder', async () => {
  const { closed: folder } = await wornFolder()
  flip(db(folder), 0, 100)
  await open(folder)
  await expect(open(folder)).rejects.toEqual(expect.objectContaining({ code: 'storage-busy' }))
})
