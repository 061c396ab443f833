/** Interrupted work leaves nothing behind, and copies are kept whatever the clock says. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore, type Store } from '../../../../src/main/store/store.ts'
import { newFolder } from '../../folder.ts'
import { change, GAMES } from '../stored.ts'

async function open(folder: string, now = () => new Date('2026-11-20T10:00:00.000Z')): Promise<Store> {
  const store = await openStore({ folder, now, catalogue: GAMES })
  onTestFinished(() => store.close())
  return store
}

const backupsIn = (folder: string) => readdirSync(join(folder, 'backups'))

test('the rest of a copy and of a restoration that were cut off is removed at the next start', async () => {
  const folder = newFolder()
  const before = await open(folder)
  before.close()
  mkdirSync(join(folder, 'backups'))
  const part = 'pithead-version-1-2026-11-20T10-00-00-000Z-import.db.part'
  const read = 'pithead-version-1-2026-11-19T10-00-00-000Z-import.db-wal'
  for (const name of [part, `${part}-journal`, read]) writeFileSync(join(folder, 'backups', name), 'x')
  // Whoever keeps copies of his own here finds them again.
  for (const name of ['mine.db', 'mine.db-wal']) writeFileSync(join(folder, 'backups', name), 'x')
  // A write-ahead log that is left over would be played into the next copy.
  for (const name of ['restoring.db', 'restoring.db-wal', 'restoring.db-shm']) writeFileSync(join(folder, name), 'x')
  await open(folder)
  expect(backupsIn(folder)).toEqual(['mine.db', 'mine.db-wal'])
  expect(readdirSync(folder).filter((name) => name.startsWith('restoring'))).toEqual([])
})

test('a copy that can not be finished leaves no part of it', async () => {
  const folder = newFolder()
  const store = await open(folder)
  store.games.create(change('a', 1))
  await store.backup('day')
  const [{ name }] = store.backups()
  // A folder stands where the next copy should.
  mkdirSync(join(folder, 'backups', name.replace('day', 'import')))
  await expect(store.backup('import')).rejects.toMatchObject({ code: 'storage-failed' })
  expect(backupsIn(folder).filter((each) => each.includes('.part'))).toEqual([])
})

test('where the clock was set back, the newest copy stays though its time is the oldest', async () => {
  const folder = newFolder()
  let time = Date.UTC(2030, 0, 1)
  const store = await open(folder, () => new Date(time++))
  store.games.create(change('a', 1))
  for (let n = 0; n < 10; n++) {
    await store.backup('import')
    store.backups()
  }
  time = Date.UTC(2026, 0, 1)
  await store.backup('removal')
  expect(store.backups()).toHaveLength(4)
  expect(store.backups().filter(({ reason }) => reason === 'removal')).toHaveLength(1)
  await store.backup('restore')
  expect(store.backups().filter(({ reason }) => reason === 'restore')).toHaveLength(1)
  // Each was opened for its list; what that laid beside it went with it.
  expect(backupsIn(folder).filter((name) => name.endsWith('-wal')).length).toBeLessThanOrEqual(7)
})

test.each(['', '.', '..', 'nothing.db', '../../pithead.db'])(
  'a restoration of what is no copy (%s) is refused and pushes out none',
  async (name) => {
    const folder = newFolder()
    const store = await open(folder)
    store.games.create(change('a', 1))
    await store.backup('day')
    const before = backupsIn(folder)
    await expect(store.restoreBackup(name)).rejects.toMatchObject({ code: 'not-found' })
    expect(backupsIn(folder)).toEqual(before)
  },
)

test('a restoration of a damaged copy is refused and pushes out none', async () => {
  const folder = newFolder()
  const store = await open(folder)
  store.games.create(change('a', 1))
  await store.backup('day')
  const [{ name }] = store.backups()
  writeFileSync(join(folder, 'backups', name), 'no database '.repeat(1000))
  await expect(store.restoreBackup(name)).rejects.toMatchObject({ code: 'storage-damaged' })
  expect(backupsIn(folder).filter((each) => each.endsWith('.db'))).toEqual([name])
})
