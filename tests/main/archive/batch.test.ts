/** Games changed together: all or none, and one way back for all. */
import { describe, expect, test } from 'vitest'
import { ALL_GAMES } from '../../../src/contract/archive.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { readRecord, writeRecord, type GameRecord } from '../../../src/games/record/record.ts'
import { BatchService } from '../../../src/main/archive/batch.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { fixtures, newSheet } from '../../support/games.ts'
import { acted, scorerOn } from '../score-sheet/scorer.ts'
import { archived, called, told } from './archived.ts'

async function batched(...records: GameRecord[]) {
  const room = await archived(records)
  const events = eventHub()
  const heard: [string, unknown][] = []
  events.subscribe((...event) => heard.push(event))
  const forgotten: string[] = []
  const options = { catalogue: CATALOGUE, store: room.store, events, forget: (id: string) => forgotten.push(id) }
  const record = (id: string) => JSON.parse(room.archive.open(id)) as GameRecord
  const all = () => room.found().sort().map(record)
  return { ...room, batch: new BatchService(options), options, heard, forgotten, record, all }
}

const EVERY = { filter: ALL_GAMES, except: [] }
const games = () => [
  called(told('2-players', 'a', { place: 'Club', tags: ['old', 'league'], star: true }), 'Anna', 'Bert'),
  called(told('2-players', 'b'), 'Bert', 'Carl'),
  told('companion-points', 'c', { notes: 'rain' }),
]

describe('a change of several games', () => {
  test('gives each place, tags, star and names, keeps the rest and leaves readable records', async () => {
    const { batch, record, all, found, heard, forgotten } = await batched(...games())
    const change = {
      ...{ star: true, place: 'Home', addTags: ['winter'], dropTags: ['old'] },
      rename: { name: 'Bert', to: 'Bertha' },
    }
    expect(await batch.change({ games: EVERY, change })).toBe(3)
    expect(record('a')).toMatchObject({ place: 'Home', star: true, tags: ['league', 'winter'] })
    expect(record('a').players.map(({ name }) => name)).toEqual(['Anna', 'Bertha'])
    expect(record('b')).toMatchObject({ place: 'Home', star: true, tags: ['winter'] })
    expect(record('c')).toMatchObject({ place: 'Home', star: true, tags: ['winter'], notes: 'rain' })
    for (const each of all()) expect(readRecord(writeRecord(each), CATALOGUE).problem).toBeUndefined()
    expect(found({ search: 'tag:winter is:starred place:home' })).toHaveLength(3)
    expect(found({ search: 'winner:bert' })).toEqual(found({ search: 'winner:bertha' }))
    expect(heard).toContainEqual(['tables.changed', null])
    expect(forgotten.sort()).toEqual(['a', 'b', 'c'])
  })

  test('is undone at once, whatever it was', async () => {
    const { batch, all } = await batched(...games())
    const before = all()
    await batch.change({
      games: EVERY,
      change: { star: false, place: null, addTags: ['x'], dropTags: ['old'], rename: { name: 'Bert', to: 'B' } },
    })
    expect(all()).not.toEqual(before)
    expect(await batch.undo()).toEqual({ back: 3, left: 0 })
    expect(all()).toEqual(before)
    await expect(batch.undo()).rejects.toMatchObject({ code: 'not-found' })
  })

  test('counts and writes only games that it changes', async () => {
    const { batch, store } = await batched(...games())
    expect(await batch.change({ games: EVERY, change: { star: true, rename: { name: 'Nobody', to: 'X' } } })).toBe(2)
    expect(store.games.find('a')!.revision).toBe(1)
  })

  test('leaves bots of the name alone', async () => {
    const [game] = games()
    const players = game.players.map((player, seat) => (seat === 1 ? { ...player, control: 'bot:hewer' } : player))
    const { batch, record } = await batched({ ...game, players })
    expect(await batch.change({ games: EVERY, change: { rename: { name: 'Bert', to: 'Carl' } } })).toBe(0)
    expect(record('a').players[1].name).toBe('Bert')
  })

  test('changes nothing where a person would sit twice at a table', async () => {
    const { batch, all } = await batched(...games())
    const before = all()
    const change = { star: true, rename: { name: 'Bert', to: 'Carl' } }
    const refused = { code: 'sat-together', params: { name: 'Bert', to: 'Carl', games: 1 } }
    await expect(batch.change({ games: EVERY, change })).rejects.toMatchObject(refused)
    expect(all()).toEqual(before)
    expect(await batch.change({ games: { ids: ['a'] }, change })).toBe(1)
  })

  test('changes nothing where one game can’t be changed', async () => {
    const full = Array.from({ length: 20 }, (_, i) => `tag ${i}`)
    const { batch, all } = await batched(...games(), told('2-players', 'd', { tags: full }))
    const before = all()
    const refused = { code: 'too-many-tags', params: { most: 20 } }
    const change = { addTags: ['one more'] }
    await expect(batch.change({ games: { ids: ['a', 'b', 'd'] }, change })).rejects.toMatchObject(refused)
    await expect(batch.change({ games: { ids: ['a', 'gone'] }, change })).rejects.toMatchObject({ code: 'not-found' })
    expect(all()).toEqual(before)
    await expect(batch.undo()).rejects.toMatchObject({ code: 'not-found' })
  })

  test('that was cut off is taken back at the next start', async () => {
    const { batch, options, all, store } = await batched(...games())
    const before = all()
    await batch.change({ games: { ids: ['a', 'b'] }, change: { place: 'Home' } })
    store.batch.reopen()
    await expect(batch.undo()).rejects.toMatchObject({ code: 'not-found' })
    await new BatchService(options).resume()
    expect(all()).toEqual(before)
    expect(store.batch.count()).toBe(0)
  })

  test('that was ended stays at the next start, and is no longer undone', async () => {
    const { batch, options, record } = await batched(...games())
    await batch.change({ games: { ids: ['a'] }, change: { place: 'Home' } })
    const next = new BatchService(options)
    await next.resume()
    expect(record('a').place).toBe('Home')
    await expect(next.undo()).rejects.toMatchObject({ code: 'not-found' })
  })

  test('is not undone in a game that was changed since', async () => {
    const { batch, record } = await batched(...games())
    await batch.change({ games: { ids: ['a', 'b'] }, change: { place: 'Home' } })
    batch.mark({ id: 'b', tags: ['mine'] })
    expect(await batch.undo()).toEqual({ back: 1, left: 1 })
    expect([record('a').place, record('b').place]).toEqual(['Club', 'Home'])
  })

  test('takes back nothing by a way that makes no sense', async () => {
    const { batch, store, record } = await batched(...games())
    store.batch.add({ id: 'a', revision: 1, back: '{"moves":[]}' })
    store.batch.end()
    expect(await batch.undo()).toEqual({ back: 0, left: 1 })
    expect(record('a').place).toBe('Club')
  })
})

test('a score sheet written here keeps its edits under another name, place and tags', async () => {
  const { batch, store, record } = await batched()
  const scorer = scorerOn(store)
  const edits = [100, 90].map((points, seat) => ({ type: 'edit' as const, edit: fixtures.sheet!.total(seat, points) }))
  const { id } = acted(scorer, scorer.sheets.create(newSheet(fixtures.sheet!.totals)), ...edits)
  const before = record(id)
  const change = { star: true, place: 'Pub', rename: { name: before.players[0].name, to: 'Somebody Else' } }
  expect(await batch.change({ games: { ids: [id] }, change })).toBe(1)
  const after = record(id)
  expect([after.players[0].name, after.place, after.star]).toEqual(['Somebody Else', 'Pub', true])
  expect(scorer.sheets.open(id)).toMatchObject({ place: 'Pub', undo: {} })
  expect(store.sheetEdits.load(id).length).toBeGreaterThan(2)
  expect(await batch.undo()).toEqual({ back: 1, left: 0 })
  expect(record(id)).toEqual(before)
})

describe('a mark', () => {
  test('sets the star or the tags of one game', async () => {
    const { batch, record, found, heard } = await batched(...games())
    batch.mark({ id: 'b', star: true })
    expect(found({ search: 'is:starred' })).toContain('b')
    batch.mark({ id: 'b', tags: ['New Year'] })
    expect(record('b')).toMatchObject({ star: true, tags: ['New Year'] })
    batch.mark({ id: 'b', star: false, tags: [] })
    expect(record('b')).not.toHaveProperty('star')
    expect(record('b')).not.toHaveProperty('tags')
    expect(heard).toContainEqual(['tables.changed', null])
  })

  test('is refused where there is no such game', async () => {
    const { batch } = await batched(...games())
    expect(() => batch.mark({ id: 'gone', star: true })).toThrow(expect.objectContaining({ code: 'not-found' }))
  })
})
