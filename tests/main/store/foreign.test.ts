/** Databases that somebody else has made, as backups and to be rescued: nothing in them runs, and nothing is lost by them. */
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { archived, EVERYTHING, told } from '../archive/archived.ts'
import { newFolder } from '../folder.ts'
import { newServices } from '../services.ts'

const BACKUP = 'pithead-version-7-2026-11-20T10-00-00-000Z-day.db'
const EVIL = 'evil-from-a-table-name.db'

/** Changes that no Pithead makes; `outside` is a path in quotes. */
const HOSTILE: [name: string, sql: (outside: string) => string][] = [
  [
    'a table whose name is SQL',
    (outside) =>
      `CREATE TABLE "x"" SELECT 1; ATTACH ${outside} AS e; CREATE TABLE e.t(a); DELETE FROM main.games; --" (a)`,
  ],
  ['one table more', () => 'CREATE TABLE notes (a)'],
  ['a view', () => 'CREATE VIEW all_games AS SELECT * FROM games'],
  [
    'a view without an end in the place of the games',
    () => `
      PRAGMA legacy_alter_table = ON; PRAGMA foreign_keys = OFF; ALTER TABLE games RENAME TO was;
      CREATE VIEW games AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)
      SELECT id, '{}' AS record, '[]' AS pending, 1 AS revision, '' AS touched_at, NULL AS removed_at, '' AS game,
             '[]' AS players, '' AS started_at, NULL AS finished_at FROM n`,
  ],
  ['a trigger', () => 'CREATE TRIGGER gone AFTER INSERT ON games BEGIN DELETE FROM people; END'],
  ['an index', () => 'CREATE INDEX more ON games (length(record))'],
  ['a full-text table', () => 'CREATE VIRTUAL TABLE words USING fts5(a)'],
  ['a table missing', () => 'DROP TABLE reviews'],
  [
    'another check',
    () => `PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'seen INTEGER NOT NULL', 'seen INTEGER NOT NULL CHECK (seen > abs(seen))')
      WHERE name = 'people'`,
  ],
  ['a version that it is not', () => 'PRAGMA user_version = 5'],
  ['a version below all', () => 'PRAGMA user_version = -1'],
  ['players that are a number', () => `UPDATE games SET players = '7'`],
  ['archived players that are objects', () => `UPDATE archive SET players = '{"length":2}'`],
  ['points in words', () => `UPDATE games SET points = '["many",1]'`],
  ['progress that is null', () => `UPDATE games SET progress = 'null'`],
  ['a record that is a list', () => `UPDATE games SET record = '[]'`],
  ['a seat of nobody', () => 'UPDATE seats SET seat = seat + 90'],
]

function spoil(file: string, sql: string) {
  const db = new Database(file)
  db.unsafeMode(true)
  db.exec(sql)
  db.close()
}

/** A folder with two games and a backup of them, changed by `sql`. */
async function withHostileBackup(sql: (outside: string) => string) {
  const folder = newFolder()
  const outside = join(dirname(folder), EVIL)
  const here = await archived([told('2-players', 'two'), told('companion-points', 'paper')], folder)
  await here.store.backup('import')
  const [{ name }] = here.store.backups()
  const file = join(folder, 'backups', name)
  spoil(file, sql(`'${outside}'`))
  return { ...here, folder, outside, name }
}

describe.each(HOSTILE)('a backup with %s', (_, sql) => {
  test('is shown as one that can’t be read or is refused, and nothing changes', async () => {
    const { store, folder, outside, name } = await withHostileBackup(sql)
    store.settings.set({ theme: 'dark' })
    const before = [store.games.list(), store.archive.page(EVERYTHING), readdirSync(folder)]
    expect(store.backups().map((backup) => backup.name)).toContain(name)
    await expect(store.previewRestore(name)).rejects.toMatchObject({ code: 'storage-damaged' })
    await expect(store.restoreBackup(name)).rejects.toEqual(expect.objectContaining({ code: 'storage-damaged' }))
    expect([store.games.list(), store.archive.page(EVERYTHING), readdirSync(folder)]).toEqual(before)
    expect(existsSync(outside)).toBe(false)
  })

  test('in the place of the database is rescued without running anything', async () => {
    const { store, folder, outside, name } = await withHostileBackup(sql)
    const there = newFolder()
    mkdirSync(join(there, 'backups'))
    await store.backup('merge')
    const good = store.backups().find(({ reason }) => reason === 'merge')!
    copyFileSync(join(folder, 'backups', name), join(there, 'pithead.db'))
    copyFileSync(join(folder, 'backups', good.name), join(there, 'backups', BACKUP))
    const { api } = await newServices(there)
    if (api['app.info']().damaged) {
      await api['rescue.look']()
      await api['rescue.run']('backup')
      expect(
        api['archive.list'](EVERYTHING)
          .games.map(({ id }) => id)
          .toSorted(),
      ).toEqual(['paper', 'two'])
    }
    expect(existsSync(join(dirname(there), EVIL))).toBe(false)
    expect(existsSync(outside)).toBe(false)
  })
})

test.each([
  ['a move that the rules refuse', `'$.moves[0]', json('["none"]')`, 'moves[0]'],
  ['another result', `'$.result.scores[0].total', 7`, 'result.scores[0].total'],
  ['a name that turns the direction of writing', `'$.players[0].name', char(8238) || 'Anna'`, 'players[0].name'],
])('a backup with %s in a game is put back, and that game alone can’t be opened', async (_, change, at) => {
  const { store, archive, name } = await withHostileBackup(
    () => `UPDATE games SET record = json_set(record, ${change}) WHERE id = 'two'`,
  )
  await store.restoreBackup(name)
  expect(() => archive.open('two')).toThrow(
    expect.objectContaining({ code: 'game-unreadable', params: { at } }) as Error,
  )
  expect(JSON.parse(archive.open('paper'))).toMatchObject({ id: 'paper' })
})

test('a backup as Pithead makes it is still taken, an older one too', async () => {
  const { store, folder, name } = await withHostileBackup(() => 'SELECT 1')
  await store.restoreBackup(name)
  expect(store.archive.page(EVERYTHING).total).toBe(2)
  const older = 'pithead-version-6-2026-11-19T10-00-00-000Z-day.db'
  copyFileSync(join(import.meta.dirname, 'old/version-6.db'), join(folder, 'backups', older))
  await store.restoreBackup(older)
  expect(store.archive.page(EVERYTHING).total).toBeGreaterThan(2)
})
