import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore, type Store } from '../../../src/main/store/store.ts'
import { newFolder } from '../folder.ts'
import { EVERYTHING } from '../archive/archived.ts'
import { change, now, summary, GAMES } from './stored.ts'

async function open(folder = newFolder()): Promise<Store> {
  const store = await openStore({ folder, now, catalogue: GAMES })
  onTestFinished(() => store.close())
  return store
}

describe('games', () => {
  test('come back as they were kept, after the store was closed and opened again', async () => {
    const folder = newFolder()
    const before = await openStore({ folder, now, catalogue: GAMES })
    before.games.create(change('a', 1))
    before.close()

    const { games } = await open(folder)
    const { record, pending, revision } = change('a', 1)
    const { touchedAt, finishedAt } = summary('a')
    expect(games.load('a')).toEqual({ record, pending, revision, touchedAt, finishedAt })
    expect(games.list()).toEqual([summary('a')])
  })

  test('are listed with the most recently touched first', async () => {
    const { games } = await open()
    for (const [id, minute] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ] as const)
      games.create(change(id, 1, { touchedAt: `2026-11-20T10:0${minute}:00.000Z` }))
    expect(games.list().map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  })

  test('are saved on the revision before and on no other', async () => {
    const { games } = await open()
    games.create(change('a', 1))
    games.save(change('a', 2, { moves: 1, winners: [1], finishedAt: '2026-11-20T11:00:00.000Z' }))
    for (const revision of [1, 2, 4])
      expect(() => games.save(change('a', revision, { moves: 9 }))).toThrow(expect.objectContaining({ code: 'stale' }))
    expect(games.load('a')?.revision).toBe(2)
    expect(games.list()[0]).toEqual(summary('a', { moves: 1, winners: [1], finishedAt: '2026-11-20T11:00:00.000Z' }))
  })

  test('that are said to have begun on another day have begun on it for good', async () => {
    const { games, archive } = await open()
    const [startedAt, finishedAt] = ['2025-05-04T10:00:00.000Z', '2025-05-04T11:30:00.000Z']
    games.create(change('a', 1, { finishedAt: '2026-11-20T11:30:00.000Z', winners: [1] }))
    games.save(change('a', 2, { startedAt, finishedAt, winners: [1] }))
    expect(games.summary('a')).toMatchObject({ startedAt, finishedAt })
    // What only changes something else writes back what is listed.
    games.save({ ...change('a', 3), summary: games.summary('a')! })
    const { games: archived } = archive.page(EVERYTHING)
    expect(archived).toMatchObject([{ id: 'a', startedAt, minutes: 90 }])
  })

  test('are listed with how many of their doubts the table has not accepted', async () => {
    const { games, archive } = await open()
    const doubts = [{ accepted: false }, { code: 'high', accepted: true }, { field: 'b', accepted: false }]
    const finished = { finishedAt: '2026-11-20T11:00:00.000Z', winners: [1] }
    const entered = (id: string, record: object) =>
      games.create({ ...change(id, 1, { ...finished, mode: 'companion' }), record: JSON.stringify({ id, ...record }) })
    entered('a', { doubts })
    entered('b', { doubts: doubts.slice(1, 2) })
    entered('c', {})
    games.create(change('d', 1, finished))
    const listed = archive.page({ ...EVERYTHING, descending: false }).games
    expect(listed.map(({ id, openDoubts }) => [id, openDoubts])).toEqual([
      ['a', 2],
      ['b', 0],
      ['c', 0],
      ['d', 0],
    ])
    games.save({ ...change('a', 2, { ...finished, mode: 'companion' }), record: JSON.stringify({ id: 'a' }) })
    expect(archive.page(EVERYTHING).games.at(-1)).toMatchObject({ id: 'a', openDoubts: 0 })
  })

  test('that are removed are neither listed, loaded nor saved until they are restored', async () => {
    const { games } = await open()
    games.create(change('a', 1))
    expect(games.remove('a', now().toISOString())).toBe(true)
    expect(games.remove('a', now().toISOString())).toBe(false)
    expect(games.list()).toEqual([])
    expect(games.load('a')).toBeNull()
    expect(() => games.save(change('a', 2))).toThrow(expect.objectContaining({ code: 'stale' }))
    expect(games.restore('a')).toBe(true)
    expect(games.restore('a')).toBe(false)
    expect(games.load('a')?.revision).toBe(1)
  })
})

test('people are listed with whoever sat down last first, each once with the last colour', async () => {
  const { people } = await open()
  people.seat([
    { name: 'Mike', color: 'red' },
    { name: 'Lucy', color: 'blue' },
  ])
  people.seat([
    { name: 'Anna', color: 'green' },
    { name: 'Lucy', color: 'yellow' },
  ])
  expect(people.list()).toEqual([
    { name: 'Anna', color: 'green' },
    { name: 'Lucy', color: 'yellow' },
    { name: 'Mike', color: 'red' },
  ])
})

test('settings keep the last value of each key', async () => {
  const { settings } = await open()
  settings.set({ theme: 'dark', speed: 'fast' })
  settings.set({ theme: 'light' })
  expect([settings.get('theme'), settings.get('speed')]).toEqual(['light', 'fast'])
})

test('what is written atomically is kept whole or not at all', async () => {
  const { atomically, games, people } = await open()
  const failing = () =>
    atomically(() => {
      people.seat([{ name: 'Mike', color: 'red' }])
      games.create(change('a', 1))
      games.create(change('a', 1))
    })
  expect(failing).toThrow(expect.objectContaining({ code: 'storage-failed' }))
  expect(people.list()).toEqual([])
  expect(games.list()).toEqual([])
})
