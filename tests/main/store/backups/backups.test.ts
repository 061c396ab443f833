import { readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../../src/main/store/store.ts'
import { newFolder } from '../../folder.ts'
import { change, GAMES } from '../stored.ts'

const DAY = 86_400_000
function days() {
  let time = Date.UTC(2026, 10, 1, 10)
  return { now: () => new Date((time += 1)), sleep: () => (time += DAY) }
}

async function open() {
  const folder = newFolder()
  const clock = days()
  const store = await openStore({ folder, now: clock.now, catalogue: GAMES })
  onTestFinished(() => store.close())
  return { folder, store, ...clock }
}

describe('backups', () => {
  test('are made once a day while there are games, and seven are kept', async () => {
    const { store, sleep } = await open()
    await store.backupOfTheDay()
    expect(store.backups()).toEqual([])
    store.games.create(change('a', 1))
    for (let day = 0; day < 9; day++) {
      await store.backupOfTheDay()
      await store.backupOfTheDay()
      sleep()
    }
    const backups = store.backups()
    expect(backups.map(({ at }) => at.slice(0, 10))).toEqual(
      ['09', '08', '07', '06', '05', '04', '03'].map((d) => `2026-11-${d}`),
    )
    expect(backups[0]).toMatchObject({ reason: 'day', games: { count: 1, finished: 0 } })
  })

  test('bring the games back, and what was there before can be brought back too', async () => {
    const { store, folder } = await open()
    store.games.create(change('a', 1))
    await store.backup('import')
    const [{ name }] = store.backups()
    store.games.create(change('b', 1, { finishedAt: '2026-11-20T11:00:00.000Z', winners: [0] }))
    store.settings.set({ theme: 'light' })
    await store.restoreBackup(name)
    expect(store.games.list().map(({ id }) => id)).toEqual(['a'])
    expect(store.settings.get('theme')).toBe('light')
    expect(readdirSync(folder).filter((file) => file.startsWith('restoring'))).toEqual([])
    const before = store.backups().find(({ reason }) => reason === 'restore')!
    await store.restoreBackup(before.name)
    expect(
      store.games
        .list()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b'])
    store.games.save(change('a', 2))
  })

  test('being put back let others read, and refuse whoever would write', async () => {
    const { store, folder } = await open()
    store.games.create(change('a', 1))
    await store.backup('import')
    store.games.create(change('b', 1))
    const restored = store.restoreBackup(store.backups()[0].name)
    const other = new Database(join(folder, 'pithead.db'))
    other.exec('BEGIN IMMEDIATE')
    expect(() => store.games.create(change('c', 1))).toThrow(
      expect.objectContaining({ code: 'not-allowed-now' }) as Error,
    )
    expect(store.games.list()).toHaveLength(2)
    other.close()
    await restored
    expect(store.games.list()).toHaveLength(1)
    store.games.create(change('c', 1))
  })

  test('are put back also where the oldest of seven is the one', async () => {
    const { store, sleep } = await open()
    for (let day = 0; day < 7; day++) {
      store.games.create(change(`game-${day}`, 1))
      await store.backup('day')
      sleep()
    }
    const oldest = store.backups().at(-1)!
    await store.restoreBackup(oldest.name)
    expect(store.games.list().map(({ id }) => id)).toEqual(['game-0'])
    expect(store.backups().filter(({ reason }) => reason === 'restore')).toHaveLength(1)
  })

  test('tell what putting one back would change, and change nothing by it', async () => {
    const { store } = await open()
    store.games.create(change('a', 1))
    store.games.create(change('b', 1, { finishedAt: '2026-11-20T11:00:00.000Z', winners: [0] }))
    store.games.create(change('c', 1))
    await store.backup('day')
    const [{ name, size }] = store.backups()
    store.games.save(change('a', 2))
    store.games.remove('c', '2026-11-20T12:00:00.000Z')
    store.games.create(change('d', 1))
    const before = store.games.list()
    const { gone, back, other } = await store.previewRestore(name)
    const ids = ({ count, games }: typeof gone) => [count, ...games.map(({ id }) => id)]
    expect({ gone: ids(gone), back: ids(back), other: ids(other) }).toEqual({
      gone: [1, 'd'],
      back: [1, 'c'],
      other: [1, 'a'],
    })
    expect(size).toBeGreaterThan(10_000)
    expect(store.games.list()).toEqual(before)
    await expect(store.previewRestore('../../pithead.db')).rejects.toMatchObject({ code: 'not-found' })
  })

  test('that are damaged say so and change nothing', async () => {
    const { store, folder } = await open()
    store.games.create(change('a', 1))
    await store.backup('import')
    const [{ name }] = store.backups()
    truncateSync(join(folder, 'backups', name), 5000)
    expect(store.backups()[0].games).toBeNull()
    await expect(store.restoreBackup(name)).rejects.toEqual(expect.objectContaining({ code: 'storage-damaged' }))
    await expect(store.restoreBackup('../../pithead.db')).rejects.toEqual(
      expect.objectContaining({ code: 'not-found' }),
    )
    expect(store.games.list()).toHaveLength(1)
  })
})
