import { describe, expect, test } from 'vitest'
import { readRecord, writeRecord } from '../../../src/games/record.ts'
import * as v from 'valibot'
import { CALLS, fixtures, ID } from '../../support/games.ts'
import { called, EVERYTHING, shelved, told } from './shelved.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'

const at = (day: string) => ({ startedAt: `${day}T18:00:00.000Z`, finishedAt: `${day}T19:30:00.000Z` })

const games = () => [
  called(told('2-players', 'two', { ...at('2026-01-10'), place: 'At José’s' }), 'Zoë', 'Bert'),
  called(told('3-players', 'three', { ...at('2026-03-01'), notes: 'The 100% truck game' }), 'Anna', 'Bert', 'Carl'),
  called(told('4-players', 'four', at('2026-02-01')), 'Anna', 'Dora', 'Emil', 'Fritz'),
  told('companion-points', 'paper', at('2025-12-24')),
]

describe('the shelf', () => {
  test('has all finished games, the last one first, with what the list shows of each', async () => {
    const { shelf, found } = await shelved([...games(), told('running', 'running')])
    expect(found()).toEqual(['three', 'four', 'two', 'paper'])
    const page = shelf.list({ ...EVERYTHING, skip: 2, count: 1 })
    expect(page).toMatchObject({
      total: 4,
      games: [{ id: 'two', minutes: 90, mode: 'digital', place: 'At José’s', startedAt: '2026-01-10T18:00:00.000Z' }],
    })
    v.assert(CALLS['shelf.list'].result, page)
  })

  test.each([
    ['names without accents', 'zoe', ['two']],
    ['parts of a place', 'jose', ['two']],
    ['several words, each anywhere', 'anna bert', ['three']],
    ['words of the notes, signs of SQL as they are', '100%', ['three']],
    ['a month', '2026-02', ['four']],
    ['games of a title', `game:${ID} anna`, ['three', 'four']],
    ['nothing of a title that is not there', 'game:chess anna', []],
    ['nothing that is not there', 'a_n', []],
  ])('finds %s', async (_, search, ids) => {
    expect((await shelved(games())).found({ search })).toEqual(ids)
  })

  test.each([
    [{ mode: 'companion' as const }, ['paper']],
    [{ seats: 3 }, ['three']],
    [{ bots: 'with' as const }, []],
    [{ after: '2026-01-01T00:00:00.000Z', before: '2026-02-15T00:00:00.000Z' }, ['four', 'two']],
    [{ sort: 'date' as const, descending: false }, ['paper', 'two', 'four', 'three']],
  ])('filters and sorts by %o', async (query, ids) => {
    expect((await shelved(games())).found(query)).toEqual(ids)
  })

  test.each(['points', 'minutes', 'winner'] as const)('sorts by %s both ways', async (sort) => {
    const { found } = await shelved(games())
    expect(found({ sort, descending: true })).toEqual(found({ sort, descending: false }).toReversed())
  })

  test('sorts by the best total', async () => {
    const { shelf } = await shelved(games())
    const best = shelf.list({ ...EVERYTHING, sort: 'points' }).games.map(({ points }) => Math.max(...points))
    expect(best).toEqual(best.toSorted((a, b) => b - a))
  })

  test('gives back the file that came in, byte by byte', async () => {
    const record = games()[1]
    expect((await shelved([record])).shelf.open('three')).toBe(writeRecord(record))
  })
})

/** The record in a file that must be right. */
const recordIn = (file: string) => {
  const read = readRecord(file, CATALOGUE)
  if (read.problem) throw new Error(read.problem.code)
  return read.record
}

describe('an edit', () => {
  const edit = {
    id: 'two',
    names: ['Mike', 'Lucy'],
    place: 'Home',
    notes: 'Rain',
    startedAt: '2026-05-01T10:00:00.000Z',
  }

  test('changes what is told of a game and leaves how it was played', async () => {
    const { shelf, found, told, forgotten } = await shelved(games())
    shelf.edit(edit)
    const record = recordIn(shelf.open('two'))
    expect(record).toMatchObject({ place: 'Home', notes: 'Rain', finishedAt: '2026-05-01T11:30:00.000Z' })
    expect(record.moves).toEqual(games()[0].moves)
    expect(found({ search: 'lucy rain 2026-05' })).toEqual(['two'])
    expect(found({ search: 'zoe' })).toEqual([])
    expect(told).toEqual(['tables.changed'])
    expect(forgotten).toEqual(['two'])
  })

  test('takes place and notes away', async () => {
    const { shelf } = await shelved(games())
    shelf.edit({ ...edit, place: null, notes: null })
    expect(Object.keys(recordIn(shelf.open('two')))).not.toContain('place')
  })

  test('of a score sheet is there when the sheet is opened again', async () => {
    const { shelf, store } = await shelved(games())
    const names = ['P', 'Q']
    store.sheetEdits.put('paper', 0, fixtures.sheet!.total(0, 1))
    shelf.edit({ ...edit, id: 'paper', names })
    expect(store.sheetEdits.load('paper')).toEqual([])
    expect(store.games.load('paper')!.pending).toEqual([])
    expect(store.games.summary('paper')!.players.map(({ name }) => name)).toEqual(names)
  })

  test.each([
    ['of a game that runs', { ...edit, id: 'running' }, 'not-found'],
    ['with a name too few', { ...edit, id: 'three' }, 'bad-arguments'],
  ])('%s is refused', async (_, wrong, code) => {
    const { shelf } = await shelved([...games(), told('running', 'running')])
    expect(() => shelf.edit(wrong)).toThrow(expect.objectContaining({ code }) as Error)
  })
})

describe('removing', () => {
  test('takes games off the shelf, and restoring puts them back', async () => {
    const { shelf, found } = await shelved(games())
    await shelf.remove({ ids: ['two', 'paper'] })
    expect(found()).toEqual(['three', 'four'])
    expect(() => shelf.open('two')).toThrow(expect.objectContaining({ code: 'not-found' }) as Error)
    shelf.restore(['two', 'paper'])
    expect(found()).toEqual(['three', 'four', 'two', 'paper'])
  })

  test('takes all that a filter finds, but those left out', async () => {
    const { shelf, found } = await shelved(games())
    const { skip: _, count: __, ...all } = EVERYTHING
    expect(await shelf.remove({ filter: { ...all, search: 'anna' }, except: ['four'] })).toEqual(['three'])
    expect(found()).toEqual(['four', 'two', 'paper'])
  })

  test('removes all of them or none', async () => {
    const { shelf, found } = await shelved(games())
    await expect(shelf.remove({ ids: ['two', 'nobody'] })).rejects.toEqual(
      expect.objectContaining({ code: 'not-found' }),
    )
    expect(found()).toHaveLength(4)
  })
})

test('a score sheet that is no longer whole leaves the shelf', async () => {
  const { store, found } = await shelved(games())
  const { record } = store.games.load('paper')!
  const summary = { ...store.games.summary('paper')!, finishedAt: null }
  store.games.save({ record, pending: [], revision: 2, summary })
  expect(found()).not.toContain('paper')
})
