import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/main/store/durability/database.ts'
import type { Migration } from '../../../src/main/store/schema/migrations/migration.ts'
import { MIGRATIONS } from '../../../src/main/store/schema/migrations/migrations.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { newFolder } from '../folder.ts'
import { change, now, summary, GAMES } from './stored.ts'

const read = (file: string) => new Database(file, { readonly: true })
const versionOf = (db: Database.Database): unknown => db.pragma('user_version', { simple: true })
const refusedWith = (code: string, params: object = {}): unknown => expect.objectContaining({ code, params })

/** A database of version 1 with a game in it, as the first Pithead left it. */
async function folderOfVersionOne(): Promise<string> {
  const folder = newFolder()
  const db = await openDatabase({ folder, now, migrations: MIGRATIONS.slice(0, 1) })
  const { record, pending } = change('a', 7)
  db.prepare(
    `INSERT INTO games (id, record, pending, revision, touched_at, game, players, started_at, shift, moves, turn, points)
     VALUES ('a', ?, ?, 7, ?, ?, ?, ?, 0, 0, 1, '[0,0]')`,
  ).run(
    record,
    JSON.stringify(pending),
    summary('a').touchedAt,
    summary('a').game,
    JSON.stringify(summary('a').players),
    summary('a').startedAt,
  )
  db.close()
  return folder
}

describe('a database of an older version', () => {
  test('is migrated with its games', async () => {
    const folder = await folderOfVersionOne()
    const store = await openStore({ folder, now, catalogue: GAMES })
    const { record, pending, revision } = change('a', 7)
    const { touchedAt, finishedAt } = summary('a')
    expect(store.games.load('a')).toEqual({ record, pending, revision, touchedAt, finishedAt })
    expect(store.games.list()).toEqual([summary('a')])
    store.people.seat([{ name: 'Mike', color: 'red' }])
    store.close()
    expect(versionOf(read(join(folder, 'pithead.db')))).toBe(MIGRATIONS.length)
  })

  test('is backed up before as it was', async () => {
    const folder = await folderOfVersionOne()
    ;(await openStore({ folder, now, catalogue: GAMES })).close()
    expect(readdirSync(join(folder, 'backups'))).toEqual(['pithead-version-1-2026-11-20T10-00-00-000Z.db'])
    const copy = read(join(folder, 'backups', 'pithead-version-1-2026-11-20T10-00-00-000Z.db'))
    expect(versionOf(copy)).toBe(1)
    expect(copy.prepare('SELECT revision FROM games').all()).toEqual([{ revision: 7 }])
    expect(copy.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'people'`).all()).toEqual([])
  })

  test('stays at the last version that it reached when a migration fails', async () => {
    const folder = await folderOfVersionOne()
    const broken: Migration = { version: 2, sql: 'CREATE TABLE half (id TEXT) STRICT; SELECT * FROM nowhere;' }
    await expect(openDatabase({ folder, now, migrations: [MIGRATIONS[0], broken] })).rejects.toThrow('nowhere')
    const db = read(join(folder, 'pithead.db'))
    expect(versionOf(db)).toBe(1)
    expect(db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'half'`).all()).toEqual([])
  })
})

test('a new database needs no backup', async () => {
  const folder = newFolder()
  ;(await openStore({ folder, now, catalogue: GAMES })).close()
  expect(readdirSync(folder)).not.toContain('backups')
})

test('a database of a newer version is refused and left alone', async () => {
  const folder = newFolder()
  const newer: Migration = { version: MIGRATIONS.length + 1, sql: 'CREATE TABLE later (id TEXT) STRICT' }
  ;(await openDatabase({ folder, now, migrations: [...MIGRATIONS, newer] })).close()
  const before = readFileSync(join(folder, 'pithead.db'))

  const params = { found: MIGRATIONS.length + 1, known: MIGRATIONS.length }
  await expect(openStore({ folder, now, catalogue: GAMES })).rejects.toEqual(refusedWith('storage-newer', params))
  expect(readFileSync(join(folder, 'pithead.db')).equals(before)).toBe(true)
})

test('a migration that leaves a reference to nothing is undone', async () => {
  const folder = newFolder()
  const broken: Migration = {
    version: 1,
    sql: `CREATE TABLE a (id TEXT PRIMARY KEY) STRICT; CREATE TABLE b (a TEXT REFERENCES a (id)) STRICT;
          PRAGMA defer_foreign_keys = ON; INSERT INTO b VALUES ('nobody');`,
  }
  await expect(openDatabase({ folder, now, migrations: [broken] })).rejects.toThrow('broken references')
  expect(versionOf(read(join(folder, 'pithead.db')))).toBe(0)
})

test('migrations are numbered from 1 without a gap', async () => {
  const [first, second] = MIGRATIONS
  for (const migrations of [[second], [first, first], [first, { ...second, version: 3 }]])
    await expect(openDatabase({ folder: newFolder(), now, migrations })).rejects.toThrow('is numbered')
})
