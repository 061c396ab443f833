/** A write-ahead log that vanishes: while Pithead runs nothing is lost by it, and after a crash what is missing is said. */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore, type Store } from '../../../src/main/store/store.ts'
import { replaceDatabase } from '../../../src/main/store/durability/set-aside.ts'
import { newFolder } from '../folder.ts'
import { change, GAMES } from './stored.ts'

const NOW = '2026-11-20T10:00:00.000Z'

async function open(folder: string, now = () => new Date(NOW)): Promise<Store> {
  const store = await openStore({ folder, now, catalogue: GAMES })
  onTestFinished(() => store.close())
  return store
}

function copy(from: string, to: string, ...names: string[]) {
  for (const name of names) if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name))
}

const ALL = ['pithead.db', 'pithead.db-wal', 'pithead.mark']

/** The files that a crash of the program with `folder` open leaves. */
function crashed(folder: string, names = ALL): string {
  const left = newFolder()
  copy(folder, left, ...names)
  return left
}

async function played(moves: number): Promise<string> {
  const folder = newFolder()
  const store = await open(folder)
  store.games.create(change('a', 1))
  for (let move = 2; move <= moves; move++) store.games.save(change('a', move))
  return folder
}

describe('after a crash', () => {
  test('a log that is there costs nothing, and nothing is said', async () => {
    const store = await open(crashed(await played(5)))
    expect(store.games.load('a')?.revision).toBe(5)
    expect(store.notices.list()).toEqual([])
  })

  test('a log that is gone is noticed: how much is missing and until when, again until it was heard', async () => {
    const folder = newFolder()
    const before = await open(folder)
    before.games.create(change('a', 1))
    before.close()
    const store = await open(folder)
    for (let move = 2; move <= 5; move++) store.games.save(change('a', move))
    const left = crashed(folder, ['pithead.db', 'pithead.mark'])
    const after = await open(left)
    const missing = { code: 'changes-missing', changes: 4, until: NOW, backup: null }
    expect(after.games.load('a')?.revision).toBe(1)
    expect(after.notices.list()).toEqual([missing])
    after.close()
    const again = await open(left)
    expect(again.notices.list()).toEqual([missing])
    again.notices.clear()
    again.close()
    expect((await open(left)).notices.list()).toEqual([])
  })

  test('so is an older database in its place, and how many games the newest backup has further', async () => {
    const folder = newFolder()
    let time = Date.parse(NOW)
    const store = await open(folder, () => new Date(time))
    store.games.create(change('a', 1))
    await store.backup('day')
    const [{ name }] = store.backups()
    time += 60_000
    store.games.save(change('a', 2))
    store.games.create(change('b', 1))
    await store.backup('import')
    const left = crashed(folder, ['pithead.mark'])
    copyFileSync(join(folder, 'backups', name), join(left, 'pithead.db'))
    renameSync(join(folder, 'backups'), join(left, 'backups'))
    const later = new Date(time).toISOString()
    expect((await open(left, () => new Date(time))).notices.list()).toEqual([
      { code: 'changes-missing', changes: 2, until: later, backup: { at: later, games: 2 } },
    ])
  })

  test.each(['', 'nonsense', '{"changes":-1,"at":"2026-11-20T10:00:00.000Z"}'])(
    'a mark “%s” says nothing',
    async (text) => {
      const left = crashed(await played(3))
      writeFileSync(join(left, 'pithead.mark'), text)
      expect((await open(left)).notices.list()).toEqual([])
    },
  )
})

test('what is taken back with its transaction was not acknowledged', async () => {
  const folder = newFolder()
  const store = await open(folder)
  const failing = () =>
    store.atomically(() => {
      store.games.create(change('a', 1))
      throw new Error('after all not')
    })
  expect(failing).toThrow('after all not')
  store.games.create(change('b', 1))
  expect(JSON.parse(readFileSync(join(folder, 'pithead.mark'), 'utf8'))).toEqual({ changes: 1, at: NOW })
})

test('a restored backup is no loss', async () => {
  const folder = newFolder()
  const store = await open(folder)
  store.games.create(change('a', 1))
  await store.backup('day')
  for (let move = 2; move <= 9; move++) store.games.save(change('a', move))
  await store.restoreBackup(store.backups()[0].name)
  store.games.list()
  expect((await open(crashed(folder))).notices.list()).toEqual([])
})

test('nor is a database that a rescue has made', async () => {
  const left = crashed(await played(9))
  renameSync(join(left, 'pithead.db'), join(left, 'made.db'))
  const other = newFolder()
  ;(await open(other)).close()
  copyFileSync(join(other, 'pithead.db'), join(left, 'made.db'))
  replaceDatabase(left, join(left, 'made.db'), new Date(NOW))
  expect((await open(left)).notices.list()).toEqual([])
})

describe.skipIf(process.platform === 'win32')('while Pithead runs (Windows keeps a file that is in use)', () => {
  /** Reads the database file without its log. */
  const inTheFile = (folder: string): unknown => {
    const db = new Database(join(crashed(folder, ['pithead.db']), 'pithead.db'))
    onTestFinished(() => void db.close())
    return db.prepare('SELECT revision FROM games').pluck().get()
  }

  test.each([
    ['removed', (log: string) => rmSync(log)],
    ['moved away', (log: string) => renameSync(log, `${log}-away`)],
    ['replaced', (log: string) => (renameSync(log, `${log}-away`), writeFileSync(log, 'something else'))],
  ])('a log that is %s costs nothing: what was in it is brought into the database', async (_, harm) => {
    const folder = newFolder()
    const store = await open(folder)
    store.games.create(change('a', 1))
    store.games.save(change('a', 2))
    harm(join(folder, 'pithead.db-wal'))
    store.games.list()
    expect(inTheFile(folder)).toBe(2)
    store.games.save(change('a', 3))
    const after = await open(crashed(folder))
    expect(after.games.load('a')?.revision).toBe(3)
    expect(after.notices.list()).toEqual([])
  })
})
