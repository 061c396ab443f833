/** A second folder for backups, which may come and go. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../../src/main/store/store.ts'
import { newFolder } from '../../folder.ts'
import { change, GAMES } from '../stored.ts'

const DAY = 86_400_000

async function open(folder = newFolder(), config = newFolder()) {
  let time = Date.UTC(2026, 10, 1, 10)
  const store = await openStore({ folder, config, now: () => new Date((time += 1)), catalogue: GAMES })
  onTestFinished(() => store.close())
  return { folder, config, store, second: newFolder(), sleep: () => (time += DAY) }
}

/** Without the files that SQLite lays beside a copy to read it. */
const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !/-(wal|shm)$/.test(name))
    .toSorted()

/** The folder in a second folder that has the copies of the only data folder that uses it. */
function copiesIn(second: string): string {
  const own = readdirSync(second).find((name) => name.startsWith('pithead-'))
  return join(second, own!)
}

test('the newest copy goes there at once, each further one too, and all are listed once', async () => {
  const { folder, store, second } = await open()
  store.games.create(change('a', 1))
  await store.backup('import')
  await store.backup('merge')
  const [newest] = store.backups()
  expect(await store.chooseSecondFolder(second)).toEqual({ folder: second, problem: null })
  expect(namesIn(copiesIn(second))).toEqual([newest.name])
  await store.backup('removal')
  expect(namesIn(copiesIn(second))).toHaveLength(2)
  expect(namesIn(join(folder, 'backups'))).toHaveLength(3)
  expect(store.backups().map(({ reason, elsewhere }) => [reason, elsewhere])).toEqual([
    ['removal', false],
    ['merge', false],
    ['import', false],
  ])
})

test('the same copies stay there as in the data folder, and other files', async () => {
  const { folder, store, second, sleep } = await open()
  store.games.create(change('a', 1))
  writeFileSync(join(second, 'letter.txt'), '')
  await store.chooseSecondFolder(second)
  for (let day = 0; day < 9; day++, sleep()) await store.backupOfTheDay()
  expect(namesIn(copiesIn(second))).toEqual(namesIn(join(folder, 'backups')))
  expect(namesIn(second)).toContain('letter.txt')
})

test('what a copy that was cut off has left there goes', async () => {
  const { store, second } = await open()
  store.games.create(change('a', 1))
  await store.chooseSecondFolder(second)
  await store.backup('merge')
  writeFileSync(join(copiesIn(second), 'pithead-version-1-2026-11-01T10-00-00-000Z-day.db.part'), 'half')
  await store.backup('import')
  expect(namesIn(copiesIn(second)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('without it copies stay in the data folder alone', async () => {
  const { store, second } = await open()
  await store.chooseSecondFolder(second)
  expect(await store.chooseSecondFolder(null)).toEqual({ folder: null, problem: null })
  await store.backup('import')
  expect(namesIn(second)).toEqual([])
})

test('a stick that is pulled out is said once, fails nothing, and gets copies again once it is back', async () => {
  const { store, second } = await open()
  store.games.create(change('a', 1))
  await store.chooseSecondFolder(second)
  const pullOut = () => rmSync(second, { recursive: true })
  const notCopied = { code: 'backup-not-copied', folder: second, reason: 'bad-folder' }
  pullOut()
  await store.backup('import')
  await store.backup('merge')
  expect(store.backups()).toHaveLength(2)
  expect(store.notices.list()).toEqual([notCopied])
  expect(store.secondFolder()).toEqual({ folder: second, problem: 'bad-folder' })
  mkdirSync(second)
  await store.backup('removal')
  expect(namesIn(copiesIn(second))).toHaveLength(1)
  expect(store.secondFolder().problem).toBeNull()
  expect(store.notices.list()).toEqual([])
  pullOut()
  await store.backup('import')
  expect(store.notices.list()).toEqual([notCopied])
})

test('is remembered, and so is that a stick is missing', async () => {
  const { folder, config, store, second } = await open()
  await store.chooseSecondFolder(second)
  rmSync(second, { recursive: true })
  await store.backup('import')
  store.close()
  const { store: again } = await open(folder, config)
  expect(again.secondFolder()).toEqual({ folder: second, problem: 'bad-folder' })
  await again.backup('merge')
  expect(again.notices.list()).toHaveLength(1)
})

test('a new data folder gets the games back from there', async () => {
  const { store, second } = await open()
  store.games.create(change('a', 1))
  await store.backup('import')
  await store.chooseSecondFolder(second)
  const { store: other } = await open()
  await other.chooseSecondFolder(second)
  const [{ name, elsewhere, games }] = other.backups()
  expect([elsewhere, games?.count]).toEqual([true, 1])
  expect(await other.previewRestore(name)).toMatchObject({ back: { count: 1 } })
  await other.restoreBackup(name)
  expect(other.games.list().map(({ id }) => id)).toEqual(['a'])
  expect(other.secondFolder().folder).toBe(second)
})

test('two data folders with one second folder leave each other’s copies alone, and show them', async () => {
  const [one, two] = [await open(), await open()]
  const { second } = one
  for (const { store, sleep } of [one, two]) {
    store.games.create(change('a', 1))
    await store.chooseSecondFolder(second)
    for (let day = 0; day < 9; day++, sleep()) await store.backupOfTheDay()
  }
  const places = readdirSync(second).map((name) => namesIn(join(second, name)))
  expect(places).toEqual([one, two].map(({ folder }) => namesIn(join(folder, 'backups'))))
  for (const { store } of [one, two])
    expect(store.backups().map(({ name }) => name)).toEqual(expect.arrayContaining(places[0]))
})

test('a copy that lies in the second folder itself, as an older Pithead left it, is listed and never thinned', async () => {
  const { folder, store, second } = await open()
  store.games.create(change('a', 1))
  await store.backup('import')
  const [{ name }] = store.backups()
  const old = name.replace('2026-11-01', '2020-11-01')
  cpSync(join(folder, 'backups', name), join(second, old))
  await store.chooseSecondFolder(second)
  for (let n = 0; n < 5; n++) await store.backup('import')
  expect(store.backups().find((backup) => backup.name === old)).toMatchObject({ elsewhere: true, games: { count: 1 } })
})

test('a folder that was put in the place of the one chosen gets no copies', async () => {
  const { store, second } = await open()
  await store.chooseSecondFolder(second)
  const elsewhere = newFolder()
  rmSync(second, { recursive: true })
  symlinkSync(elsewhere, second)
  await store.backup('import')
  expect(readdirSync(elsewhere)).toEqual([])
  expect(store.secondFolder().problem).toBe('bad-folder')
})

test.each(['\\\\server\\share', '//server/share', '\\\\?\\C:\\copies', '/\\server/share'])(
  '%s is used only where it was chosen in the system’s dialog',
  async (path) => {
    expect(await refused(() => path)).toBe('bad-folder network')
    const { store } = await open()
    await expect(store.chooseSecondFolder(path, true)).rejects.not.toMatchObject({ params: { problem: 'network' } })
  },
)

async function refused(path: (folder: string) => string) {
  const { folder, store, second } = await open()
  await store.chooseSecondFolder(second)
  const problem = await store.chooseSecondFolder(path(folder)).then(
    () => 'none',
    ({ code, params }: { code: string; params: { problem: string } }) => `${code} ${params.problem}`,
  )
  expect(store.secondFolder().folder).toBe(second)
  return problem
}

test.each<[string, (folder: string) => string, string]>([
  ['a part of a path', () => 'backups', 'not-whole'],
  ['a folder that is not there', (folder) => join(folder, '..', 'no such stick'), 'missing'],
  ['a path that nobody could have made', () => '/\0/', 'missing'],
  ['a file', (folder) => join(folder, 'pithead.db'), 'no-folder'],
  ['the data folder', (folder) => folder, 'own'],
  ['the folder of its own backups', (folder) => (mkdirSync(join(folder, 'backups')), join(folder, 'backups')), 'own'],
  [
    'a way around to it',
    (folder) => {
      const link = join(newFolder(), 'link')
      symlinkSync(folder, link)
      return link
    },
    'own',
  ],
])('%s is refused, and all stays as it was', async (_, path, problem) => {
  expect(await refused(path)).toBe(`bad-folder ${problem}`)
})

// Whoever tests as the administrator may write everywhere else.
test.runIf(existsSync('/proc/self'))('a folder that nothing can be written to is refused', async () => {
  expect(await refused(() => '/proc/self')).toBe('bad-folder read-only')
})

test('files there that only look like copies are shown as unreadable, and lead nowhere', async () => {
  const { folder, store, second } = await open()
  const name = 'pithead-version-1-2026-11-01T10-00-00-000Z-day.db'
  writeFileSync(join(second, name), 'no database')
  cpSync(join(folder, 'pithead.db'), join(second, 'other.db'))
  await store.chooseSecondFolder(second)
  expect(store.backups()).toMatchObject([{ name, games: null, elsewhere: true }])
  await expect(store.previewRestore(name)).rejects.toMatchObject({ code: 'storage-damaged' })
  for (const other of ['other.db', `../../${name}`, join(second, name)])
    await expect(store.restoreBackup(other)).rejects.toMatchObject({ code: 'not-found' })
})
