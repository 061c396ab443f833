/** Settings in a database from elsewhere, which may be anybody's. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { openServices } from '../../../src/main/services/services.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { newFolder } from '../folder.ts'
import { change, GAMES } from './stored.ts'

const now = () => new Date('2026-11-20T10:00:00.000Z')

async function open(folder: string, config?: string) {
  const store = await openStore({ folder, config, now, catalogue: GAMES })
  onTestFinished(() => store.close())
  return store
}

/** A data folder with a game, whose closed database names a second folder. */
async function planted(rows: Record<string, string>): Promise<string> {
  const folder = newFolder()
  const store = await open(folder)
  store.games.create(change('a', 1))
  store.close()
  const db = new Database(join(folder, 'pithead.db'))
  for (const row of Object.entries(rows)) db.prepare('INSERT INTO settings (key, value) VALUES (?, ?)').run(...row)
  db.close()
  return folder
}

test('a second folder that a database names gets no copies, and a notice says so', async () => {
  const stolen = newFolder()
  const folder = await planted({ secondFolder: stolen, secondFolderProblem: 'bad-folder' })
  const store = await open(folder, newFolder())
  expect(store.secondFolder()).toEqual({ folder: null, problem: null })
  expect(store.notices.list()).toEqual([{ code: 'second-folder-ignored', folder: stolen }])
  await store.backupOfTheDay()
  expect(readdirSync(stolen)).toEqual([])
})

test('nor does one that another database names than the one chosen here', async () => {
  const [stolen, chosen, config] = [newFolder(), newFolder(), newFolder()]
  const folder = await planted({})
  const first = await open(folder, config)
  await first.chooseSecondFolder(chosen)
  first.close()
  const foreign = await planted({ secondFolder: stolen })
  cpSync(join(foreign, 'pithead.db'), join(folder, 'pithead.db'))
  const store = await open(folder, config)
  expect(store.secondFolder().folder).toBe(chosen)
  expect(store.notices.list()).toContainEqual({ code: 'second-folder-ignored', folder: stolen })
  await store.backup('import')
  expect(readdirSync(stolen)).toEqual([])
})

test('it is said once, and over once a folder is chosen again', async () => {
  const [stolen, config] = [newFolder(), newFolder()]
  const folder = await planted({ secondFolder: stolen })
  const store = await open(folder, config)
  await store.chooseSecondFolder(stolen)
  expect(store.notices.list()).toEqual([])
  store.close()
  const again = await open(folder, config)
  expect(again.secondFolder().folder).toBe(stolen)
  expect(again.notices.list()).toEqual([])
})

test('a data folder that is copied elsewhere brings no second folder along, and says so', async () => {
  const [chosen, config] = [newFolder(), newFolder()]
  const folder = await planted({})
  const store = await open(folder, config)
  await store.chooseSecondFolder(chosen)
  store.close()
  const copy = newFolder()
  cpSync(join(folder, 'pithead.db'), join(copy, 'pithead.db'))
  const other = await open(copy, config)
  expect(other.secondFolder().folder).toBeNull()
  expect(other.notices.list()).toEqual([{ code: 'second-folder-ignored', folder: chosen }])
})

test.each([
  ['no JSON', () => 'nonsense'],
  ['of another data folder', (text: string) => text.replace(/"dataFolder":"[^"]*"/, '"dataFolder":"/elsewhere"')],
  ['with a way out of the second folder', (text: string) => text.replace(/pithead-[0-9a-f]{8}/, '../copies')],
])('a configuration that is %s counts for nothing', async (_, spoilt) => {
  const [chosen, config] = [newFolder(), newFolder()]
  const folder = await planted({})
  const store = await open(folder, config)
  await store.chooseSecondFolder(chosen)
  store.close()
  const [file] = readdirSync(config).map((name) => join(config, name))
  writeFileSync(file, spoilt(readFileSync(file, 'utf8')))
  expect((await open(folder, config)).secondFolder().folder).toBeNull()
})

test('a folder on a network is chosen by the system’s dialog alone, whatever the page says', async () => {
  const far = '//server/share'
  const desktop = { 'desktop.folder': () => Promise.resolve(far) } as unknown as NonNullable<
    Parameters<typeof openServices>[0]['desktop']
  >
  const services = await openServices({ folder: newFolder(), host: 'electron', version: '1', desktop })
  onTestFinished(() => services.close())
  const choose = () =>
    services.api['backups.choose'](far).then(
      () => 'chosen',
      ({ params }: { params: { problem?: string } }) => params.problem,
    )
  expect(await choose()).toBe('network')
  await services.api['desktop.folder']()
  expect(await choose()).not.toBe('network')
})

test('200,000 rows of settings keep nobody waiting', async () => {
  const folder = await planted({})
  const db = new Database(join(folder, 'pithead.db'))
  db.exec(`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)
    INSERT INTO settings SELECT 'clock ' || i, 'x' FROM n`)
  db.close()
  const { settings, games } = await open(folder)
  // Reading all rows each time would take minutes.
  for (let times = 0; times < 1000; times++) settings.get('lesson checkers first')
  expect(games.list()).toHaveLength(1)
  settings.dropOfNoTable('clock')
  expect(settings.get('clock 7')).toBeUndefined()
})

test('a value that is longer than any is not read', async () => {
  const { settings } = await open(await planted({ guided: 'x'.repeat(200_000), theme: 'dark' }))
  expect([settings.get('guided'), settings.get('theme')]).toEqual([undefined, 'dark'])
})
