import { describe, expect, test } from 'vitest'
import { readRecord, writeRecord, type GameRecord } from '../../../src/games/record/record.ts'
import * as v from 'valibot'
import { CALLS, fixtures, ID } from '../../support/games.ts'
import { ALL_GAMES } from '../../../src/contract/archive.ts'
import { archived, called, EVERYTHING, reviewedMove, reviewVersion, told } from './archived.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'

const at = (day: string) => ({ startedAt: `${day}T18:00:00.000Z`, finishedAt: `${day}T19:30:00.000Z` })

const games = () => [
  called(told('2-players', 'two', { ...at('2026-01-10'), place: 'At José’s' }), 'Zoë', 'Bert'),
  called(told('3-players', 'three', { ...at('2026-03-01'), notes: 'The 100% truck game' }), 'Anna', 'Bert', 'Carl'),
  called(told('4-players', 'four', at('2026-02-01')), 'Anna', 'Dora', 'Emil', 'Fritz'),
  told('companion-points', 'paper', at('2025-12-24')),
]

describe('the archive', () => {
  test('has all finished games, the last one first, with what the list shows of each', async () => {
    const { archive, found } = await archived([...games(), told('running', 'running')])
    expect(found()).toEqual(['three', 'four', 'two', 'paper'])
    const page = archive.api['archive.list']({ ...EVERYTHING, skip: 2, count: 1 })
    expect(page).toMatchObject({
      total: 4,
      games: [{ id: 'two', minutes: 90, mode: 'digital', place: 'At José’s', startedAt: '2026-01-10T18:00:00.000Z' }],
    })
    v.assert(CALLS['archive.list'].result, page)
  })

  test.each([
    ['names without accents', 'zoe', ['two']],
    ['parts of a place', 'jose', ['two']],
    ['several words, each anywhere', 'anna bert', ['three']],
    ['words of the notes, signs of SQL as they are', '100%', ['three']],
    ['a month', '2026-02', ['four']],
    ['a month by its name', 'feb 2026', ['four']],
    ['a month in another language', 'März 2026', ['three']],
    ['a winner', 'winner:bert place:jose', ['two']],
    ['a number of players', 'players:>2', ['three', 'four']],
    ['a player, and not a place of that name', 'players:jose', []],
    ['a place, and not a player of that name', 'place:anna', []],
    ['a place in any case', 'ort:josé', ['two']],
    ['words of notes alone', 'notes:"truck game"', ['three']],
    ['games without a word', '-anna', ['two', 'paper']],
    ['games without notes of a word', '-notes:truck', ['four', 'two', 'paper']],
    ['games from a day on and before another', 'after:2026-01 before:2026-03-01', ['four', 'two']],
    ['games of a day', 'date:2026-03-01', ['three']],
    ['games outside a month', '-date:2026-03', ['four', 'two', 'paper']],
    ['what was played at a table', 'is:table', ['paper']],
    ['no game that has no star', 'is:starred', []],
    ['games of a title', `game:${ID} anna`, ['three', 'four']],
    ['nothing of a title that is not there', 'game:chess anna', []],
    ['nothing that is not there', 'a_n', []],
  ])('finds %s', async (_, search, ids) => {
    expect((await archived(games())).found({ search })).toEqual(ids)
  })

  test('finds points, minutes, tags, stars, shared victories, bots, levels and reviews', async () => {
    const [two, three, four] = games()
    const bots = three.players.map((player, seat) => ({ ...player, control: seat === 1 ? 'bot:hewer' : 'human' }))
    const { archive, found, store } = await archived([
      { ...two, tags: ['Été 26'], star: true },
      { ...three, players: bots, finishedAt: '2026-03-01T20:30:00.000Z' },
      four,
    ])
    store.reviews.put('four', reviewVersion(four), reviewedMove(0))
    store.reviews.put('three', reviewVersion(three) - 1, reviewedMove(0))
    const best = Object.fromEntries(
      archive.api['archive.list'](EVERYTHING).games.map(({ id, points }) => [id, Math.max(...points)]),
    )
    expect(found({ search: `points:>=${best.two}` })).toEqual(
      ['three', 'four', 'two'].filter((id) => best[id] >= best.two),
    )
    expect(found({ search: `points:<${best.two}` })).toEqual(
      ['three', 'four', 'two'].filter((id) => best[id] < best.two),
    )
    expect(found({ search: 'minutes:>90' })).toEqual(['three'])
    expect(found({ search: 'tag:ete' })).toEqual(['two'])
    expect(found({ search: 'is:starred' })).toEqual(['two'])
    expect(found({ search: '-is:starred' })).toEqual(['three', 'four'])
    expect(found({ search: 'is:shared' })).toEqual([])
    expect(found({ search: 'hewer' })).toEqual(['three'])
    expect(found({ search: 'level:hewer' })).toEqual(['three'])
    expect(found({ search: 'bot:bert' })).toEqual(['three'])
    expect(found({ search: 'bot:anna' })).toEqual([])
    expect(found({ search: 'players:bert' })).toEqual(['two'])
    expect(found({ search: 'is:reviewed' })).toEqual(['four'])
    expect(archive.api['archive.list'](EVERYTHING).games.map(({ notes, reviewed }) => ({ notes, reviewed }))).toEqual([
      { notes: 'The 100% truck game', reviewed: false },
      { notes: null, reviewed: true },
      { notes: null, reviewed: false },
    ])
  })

  test('finds nothing, and takes out nothing, by a search that it can’t understand', async () => {
    const { archive, found } = await archived(games())
    const filter = { ...ALL_GAMES, search: 'anna winer:bert' }
    const wrong = expect.objectContaining({
      code: 'bad-search',
      params: expect.objectContaining({ from: 5 }) as object,
    }) as Error
    expect(() => archive.api['archive.list']({ ...EVERYTHING, ...filter })).toThrow(wrong)
    await expect(archive.remove({ filter, except: [] })).rejects.toEqual(wrong)
    expect(found()).toHaveLength(4)
  })

  test.each([
    [{ mode: 'companion' as const }, ['paper']],
    [{ seats: 3 }, ['three']],
    [{ bots: 'with' as const }, []],
    [{ after: '2026-01-01T00:00:00.000Z', before: '2026-02-15T00:00:00.000Z' }, ['four', 'two']],
    [{ sort: 'date' as const, descending: false }, ['paper', 'two', 'four', 'three']],
  ])('filters and sorts by %o', async (query, ids) => {
    expect((await archived(games())).found(query)).toEqual(ids)
  })

  test.each(['points', 'minutes', 'winner'] as const)('sorts by %s both ways', async (sort) => {
    const { found } = await archived(games())
    expect(found({ sort, descending: true })).toEqual(found({ sort, descending: false }).toReversed())
  })

  test('sorts by the best total', async () => {
    const { archive } = await archived(games())
    const best = archive.api['archive.list']({ ...EVERYTHING, sort: 'points' }).games.map(({ points }) =>
      Math.max(...points),
    )
    expect(best).toEqual(best.toSorted((a, b) => b - a))
  })

  test('has tags and stars as their records have them, also to search for', async () => {
    const tagged = told('3-players', 'tagged', { tags: ['Ligue 1', 'Été'], star: true })
    const { archive, found, store } = await archived([tagged, told('2-players', 'other', { tags: ['Été'] })])
    expect(archive.api['archive.list'](EVERYTHING).games).toMatchObject([
      { id: 'tagged', tags: ['Ligue 1', 'Été'], star: true },
      { id: 'other', tags: ['Été'], star: false },
    ])
    expect(store.archive.tags()).toEqual([
      { tag: 'Été', games: 2 },
      { tag: 'Ligue 1', games: 1 },
    ])
    expect(found({ search: 'ligue' })).toEqual(['tagged'])
    await archive.remove({ ids: ['tagged'] })
    expect(store.archive.tags()).toEqual([{ tag: 'Été', games: 1 }])
  })

  test('gives back the file that came in, byte by byte', async () => {
    const record: GameRecord = { ...games()[1], tags: ['League'], star: true }
    expect((await archived([record])).archive.open('three')).toBe(writeRecord(record))
  })
})

/** The record in a file that must be right. */
function recordIn(file: string) {
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
    const { archive, found, told, forgotten } = await archived(games())
    archive.edit(edit)
    const record = recordIn(archive.open('two'))
    expect(record).toMatchObject({ place: 'Home', notes: 'Rain', finishedAt: '2026-05-01T11:30:00.000Z' })
    expect(record.moves).toEqual(games()[0].moves)
    expect(found({ search: 'lucy rain 2026-05' })).toEqual(['two'])
    expect(found({ search: 'zoe' })).toEqual([])
    expect(told).toEqual(['tables.changed'])
    expect(forgotten).toEqual(['two'])
  })

  test('of the length moves the end; a length that nobody knows is none', async () => {
    const { archive } = await archived(games())
    const ended = (minutes: number | null) => {
      archive.edit({ ...edit, minutes })
      return recordIn(archive.open('two')).finishedAt
    }
    expect(ended(75)).toBe('2026-05-01T11:15:00.000Z')
    expect(ended(null)).toBe('2026-05-01T10:00:00.000Z')
    archive.edit(edit)
    expect(recordIn(archive.open('two')).finishedAt).toBe('2026-05-01T10:00:00.000Z')
  })

  test('takes place and notes away', async () => {
    const { archive } = await archived(games())
    archive.edit({ ...edit, place: null, notes: null })
    expect(Object.keys(recordIn(archive.open('two')))).not.toContain('place')
  })

  test('of a score sheet is there when the sheet is opened again', async () => {
    const { archive, store } = await archived(games())
    const names = ['P', 'Q']
    store.sheetEdits.put('paper', 0, fixtures.sheet!.total(0, 1))
    archive.edit({ ...edit, id: 'paper', names })
    expect(store.sheetEdits.load('paper')).toEqual([])
    expect(store.games.load('paper')!.pending).toEqual([])
    expect(store.games.summary('paper')!.players.map(({ name }) => name)).toEqual(names)
  })

  test.each([
    ['of a game that runs', { ...edit, id: 'running' }, 'not-found'],
    ['whose end no record could say', { ...edit, startedAt: '9999-12-31T23:00:00.000Z' }, 'bad-arguments'],
    ['of a year without games', { ...edit, startedAt: '2199-12-31T23:59:00.000Z', minutes: 60 }, 'bad-arguments'],
    ['with one person at two seats', { ...edit, names: edit.names.map(() => 'Ana') }, 'name-taken'],
    ['with a name too few', { ...edit, id: 'three' }, 'bad-arguments'],
  ])('%s is refused', async (_, wrong, code) => {
    const { archive, store } = await archived([...games(), told('running', 'running')])
    const before = store.games.load(wrong.id)
    expect(() => archive.edit(wrong)).toThrow(expect.objectContaining({ code }) as Error)
    expect(store.games.load(wrong.id)).toEqual(before)
  })
})

describe('removing', () => {
  test('takes games out of the archive, and restoring puts them back', async () => {
    const { archive, found } = await archived(games())
    await archive.remove({ ids: ['two', 'paper'] })
    expect(found()).toEqual(['three', 'four'])
    expect(() => archive.open('two')).toThrow(expect.objectContaining({ code: 'not-found' }) as Error)
    await archive.restore(['two', 'paper'])
    expect(found()).toEqual(['three', 'four', 'two', 'paper'])
  })

  test('takes all that a filter finds, but those left out', async () => {
    const { archive, found } = await archived(games())
    const { skip: _, count: __, ...all } = EVERYTHING
    expect(await archive.remove({ filter: { ...all, search: 'anna' }, except: ['four'] })).toEqual(['three'])
    expect(found()).toEqual(['four', 'two', 'paper'])
  })

  test('removes all of them or none', async () => {
    const { archive, found } = await archived(games())
    await expect(archive.remove({ ids: ['two', 'nobody'] })).rejects.toEqual(
      expect.objectContaining({ code: 'not-found' }),
    )
    expect(found()).toHaveLength(4)
  })
})

test('a score sheet that is no longer whole leaves the archive', async () => {
  const { store, found } = await archived(games())
  const { record } = store.games.load('paper')!
  const summary = { ...store.games.summary('paper')!, finishedAt: null }
  store.games.save({ record, pending: [], revision: 2, summary })
  expect(found()).not.toContain('paper')
})
