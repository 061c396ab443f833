/** A folder or file that the store can't work with: each has its code, and nothing is changed or left half done. */
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../src/main/store/durability/database.ts'
import { gameStore } from '../../../src/main/store/games/games.ts'
import { openStore, type Store } from '../../../src/main/store/store.ts'
import { newFolder } from '../folder.ts'
import { change, now, GAMES } from './stored.ts'

const refusedWith = (code: string): unknown => expect.objectContaining({ code })

async function open(folder: string): Promise<Store> {
  const store = await openStore({ folder, now, catalogue: GAMES })
  onTestFinished(() => store.close())
  return store
}

/** A record too long to fit into the pages that a database has left. */
const longChange = (id: string) => ({ ...change(id, 2), record: JSON.stringify({ id, notes: 'x'.repeat(100_000) }) })

test('a second store on the same folder is refused, and the folder is free again once the first is closed', async () => {
  const folder = newFolder()
  const first = await openStore({ folder, now, catalogue: GAMES })
  await expect(openStore({ folder, now, catalogue: GAMES })).rejects.toEqual(
    expect.objectContaining({ code: 'storage-busy', params: { folder } }),
  )
  first.games.create(change('a', 1))
  first.close()
  expect((await open(folder)).games.list()).toHaveLength(1)
})

describe('a full disk', () => {
  /** SQLite reports the same error for a file that may not grow as for a disk that has no space. */
  const fullDatabase = async () => {
    const db = await openDatabase({ folder: newFolder(), now })
    onTestFinished(() => void db.close())
    const games = gameStore(db, GAMES)
    games.create(change('a', 1))
    db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true }) as number}`)
    return { db, games }
  }

  test('refuses a change, which leaves the game as it was', async () => {
    const { games } = await fullDatabase()
    const before = games.load('a')
    expect(() => games.save(longChange('a'))).toThrow(refusedWith('storage-full'))
    expect(games.load('a')).toEqual(before)
  })

  test('lets the store go on once there is space again', async () => {
    const { db, games } = await fullDatabase()
    expect(() => games.save(longChange('a'))).toThrow(refusedWith('storage-full'))
    db.pragma('max_page_count = 1000000')
    games.save(longChange('a'))
    expect(games.load('a')?.revision).toBe(2)
  })
})

test('a database file that may only be read refuses changes and can still be read', async () => {
  const folder = newFolder()
  const db = await openDatabase({ folder, now })
  onTestFinished(() => void db.close())
  const games = gameStore(db, GAMES)
  games.create(change('a', 1))
  db.pragma('query_only = ON')
  expect(() => games.save(change('a', 2))).toThrow(refusedWith('storage-read-only'))
  expect(games.load('a')?.revision).toBe(1)
})

test('a file where the data folder should be is refused', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  await expect(openStore({ folder: file, now, catalogue: GAMES })).rejects.toEqual(refusedWith('storage-failed'))
  await expect(openStore({ folder: join(file, 'below'), now, catalogue: GAMES })).rejects.toEqual(
    refusedWith('storage-failed'),
  )
})

test('a database that another program writes to is busy, and free again afterwards', async () => {
  const folder = newFolder()
  const { games } = await open(folder)
  games.create(change('a', 1))
  const other = new Database(join(folder, 'pithead.db'))
  other.exec('BEGIN IMMEDIATE')
  expect(() => games.save(change('a', 2))).toThrow(refusedWith('storage-busy'))
  other.close()
  games.save(change('a', 2))
  expect(games.load('a')?.revision).toBe(2)
})

describe('a damaged database', () => {
  const folderWithGame = async (): Promise<string> => {
    const folder = newFolder()
    const store = await openStore({ folder, now, catalogue: GAMES })
    store.games.create(longChange('a'))
    store.close()
    return folder
  }

  test.each([
    [
      'that is no database',
      (file: string) => writeFileSync(file, 'not a database, but long enough to be read as one'.repeat(90)),
    ],
    ['that is cut short', (file: string) => truncateSync(file, 5000)],
  ])('%s is refused and left alone', async (_, damage) => {
    const folder = await folderWithGame()
    const file = join(folder, 'pithead.db')
    damage(file)
    const before = readFileSync(file)
    await expect(openStore({ folder, now, catalogue: GAMES })).rejects.toEqual(refusedWith('storage-damaged'))
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  test('while it is open is noticed where it is damaged, and what else it holds can be read', async () => {
    const folder = await folderWithGame()
    const { games, settings } = await open(folder)
    const file = join(folder, 'pithead.db')
    const content = readFileSync(file)
    // The long record fills a chain of pages, each of which begins with the number of the next.
    const lastPage = Math.floor(content.lastIndexOf('x'.repeat(4000)) / 4096)
    content.fill(0xff, lastPage * 4096, lastPage * 4096 + 4)
    writeFileSync(file, content)
    expect(() => games.load('a')).toThrow(refusedWith('storage-damaged'))
    expect(settings.get('theme')).toBeUndefined()
  })
})
