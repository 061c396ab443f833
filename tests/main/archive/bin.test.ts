/** Removed games, until they return or are deleted for good. */
import Database from 'better-sqlite3'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ALL_GAMES } from '../../../src/contract/archive.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { binService } from '../../../src/main/archive/bin.ts'
import { newServices } from '../services.ts'
import { newFolder } from '../folder.ts'
import { CALLS, ID } from '../../support/games.ts'
import { archived, now, reviewedMove, told } from './archived.ts'

const DAY = 86_400_000
const PAGE = { skip: 0, count: 100 }
const later = (days: number) => () => new Date(now().getTime() + days * DAY)

async function binned(...ids: string[]) {
  const room = await archived(ids.map((id) => told('2-players', id)))
  const restore = (games: string[]) => room.archive.restore(games)
  const bin = (at = now) => binService({ store: room.store, events: eventHub(), now: at, restore })
  return { ...room, bin }
}

describe('the bin', () => {
  test('has the removed games, the last one first, and says when each goes', async () => {
    const { archive, store, bin } = await binned('a', 'b', 'c')
    await archive.remove({ ids: ['b'] })
    store.games.remove('a', later(1)().toISOString())
    const page = await bin().api['bin.list'](PAGE)
    v.assert(CALLS['bin.list'].result, page)
    expect(page).toMatchObject({
      total: 2,
      games: [{ id: 'a' }, { id: 'b', removedAt: '2026-11-20T12:00:00.000Z', goesAt: '2027-02-18T12:00:00.000Z' }],
    })
    expect((await bin().api['bin.list']({ skip: 1, count: 1 })).games).toMatchObject([{ id: 'b' }])
  })

  test('gives back one game, several or all, with their reviews', async () => {
    const { archive, store, bin, found } = await binned('a', 'b', 'c')
    const reviewed = reviewedMove(0)
    store.reviews.put('a', 1, reviewed)
    await archive.remove({ ids: ['a', 'b', 'c'] })
    expect(await bin().api['bin.restore']({ ids: ['a'] })).toBe(1)
    expect(found()).toEqual(['a'])
    expect(store.reviews.list('a', 1)).toEqual([reviewed])
    expect(await bin().api['bin.restore']({ all: true })).toBe(2)
    expect(found()).toHaveLength(3)
  })

  test('gives nothing back where one of the games is not in it', async () => {
    const { archive, bin, found } = await binned('a', 'b')
    await archive.remove({ ids: ['a'] })
    const { games } = await bin().api['bin.list'](PAGE)
    await expect(bin().api['bin.restore']({ ids: ['a', 'b'] })).rejects.toMatchObject({ code: 'not-found' })
    expect(found()).toEqual(['b'])
    expect((await bin(later(1)).api['bin.list'](PAGE)).games).toEqual(games)
  })

  test('deletes for good what it is told to, and nothing that is not in it', async () => {
    const { archive, store, bin, found } = await binned('a', 'b', 'c')
    await archive.remove({ ids: ['a', 'b'] })
    expect(await bin().api['bin.erase']({ ids: ['a', 'c'] })).toBe(1)
    expect([store.games.has('a'), store.games.has('b'), found()]).toEqual([false, true, ['c']])
    expect(await bin().api['bin.erase']({ all: true })).toBe(1)
    expect(await bin().api['bin.list'](PAGE)).toEqual({ total: 0, games: [] })
    expect(found()).toEqual(['c'])
  })

  test('deletes by itself what has been in it for more than 90 days', async () => {
    const { archive, store, bin } = await binned('a', 'b')
    await archive.remove({ ids: ['a', 'b'] })
    expect((await bin(later(90)).api['bin.list'](PAGE)).total).toBe(2)
    expect(await bin(() => new Date(later(90)().getTime() + 1)).purge()).toBe(2)
    expect(store.games.has('a')).toBe(false)
  })

  test('leaves its games out of the list, of statistics, of people and of exports', async () => {
    const { archive, store, found } = await binned('a', 'b')
    const { players } = told('2-players', 'a')
    await archive.remove({ ids: ['a'] })
    expect(found()).toEqual(['b'])
    expect(store.statistics.people({ game: ID }).games).toBe(1)
    expect(store.people.games(players[0].name)).toEqual(['b'])
    expect(store.archive.ids({ filter: ALL_GAMES, except: [] })).toEqual(['b'])
  })
})

test('what is too old in the bin goes at the start of the program', async () => {
  const folder = newFolder()
  const { store } = await archived([told('2-players', 'old'), told('2-players', 'young')], folder)
  store.games.remove('old', '2020-01-01T00:00:00.000Z')
  store.games.remove('young', new Date().toISOString())
  store.close()
  await newServices(folder)
  const db = new Database(join(folder, 'pithead.db'), { readonly: true })
  expect(db.prepare('SELECT id FROM games').pluck().all()).toEqual(['young'])
  db.close()
})
