import { describe, expect, test } from 'vitest'
import { unzip, zip } from '../../../src/main/shelf/formats/zip.ts'
import { readRecord, writeRecord, type GameRecord } from '../../../src/games/record.ts'
import { eventHub } from '../../../src/main/events.ts'
import { transfersService } from '../../../src/main/shelf/transfers.ts'
import type { ExportFormat, ImportItem } from '../../../src/contract/records.ts'
import { goldenNames } from '../../support/golden.ts'
import { called, now, shelved, told } from './shelved.ts'

const open = async (records: readonly GameRecord[] = []) => {
  const room = await shelved(records)
  const transfers = transfersService({ store: room.store, events: eventHub(), now })
  const fetched = (ids: string[], format: ExportFormat): Buffer => {
    const { id, size } = transfers.make({ games: { ids }, format })
    const parts: Buffer[] = []
    for (let from = 0; from < size;) {
      parts.push(Buffer.from(transfers.read({ id, from }), 'base64'))
      from += parts[parts.length - 1].length
    }
    return Buffer.concat(parts)
  }
  const brought = async (name: string, bytes: Buffer): Promise<ImportItem[]> => {
    const id = transfers.begin()
    const items = handOver(id, name, bytes)
    await transfers.run(id)
    return items
  }
  const handOver = (id: string, name: string, bytes: Buffer): ImportItem[] => {
    const half = Math.floor(bytes.length / 6) * 3
    transfers.add({ id, name, part: bytes.subarray(0, half).toString('base64'), last: false })
    return transfers.add({ id, name, part: bytes.subarray(half).toString('base64'), last: true })
  }
  return { ...room, transfers, fetched, brought }
}

const finished = () =>
  goldenNames()
    .filter((name) => !name.includes('running') && told(name, '').finishedAt !== null)
    .map((name) => told(name, name))

const states = (items: readonly ImportItem[]) => items.map(({ state }) => state)

describe('a round trip', () => {
  test('of every golden game gives the same bytes, alone and in a zip', async () => {
    const here = await open(finished())
    const ids = finished().map(({ id }) => id)
    const archive = here.fetched(ids, 'records')
    const there = await open()
    expect(new Set(states(await there.brought('all.zip', archive)))).toEqual(new Set(['new']))
    expect(there.fetched(ids, 'records').equals(archive)).toBe(true)
    for (const record of finished()) expect(there.fetched([record.id], 'records').toString()).toBe(writeRecord(record))
  })

  test('of running games too', async () => {
    const { brought, store } = await open()
    for (const name of ['running', 'companion-running']) {
      const file = writeRecord(told(name, name))
      expect(states(await brought(name, Buffer.from(file)))).toEqual(['new'])
      expect(writeRecord(JSON.parse(store.games.load(name)!.record) as GameRecord)).toBe(file)
      expect(store.games.summary(name)!.finishedAt).toBeNull()
    }
  })
})

describe('what is there already is recognised', () => {
  test('by its id, and by its content under another', async () => {
    const record = told('3-players', 'three')
    const { brought } = await open([record])
    expect(states(await brought('a', Buffer.from(writeRecord({ ...record, notes: 'again' }))))).toEqual(['same-id'])
    const renamed = called({ ...record, id: 'other' }, 'X', 'Y', 'Z')
    expect(states(await brought('b', Buffer.from(writeRecord(renamed))))).toEqual(['same-content'])
  })

  test('within one import', async () => {
    const text = (id: string) => Buffer.from(writeRecord(told('2-players', id)))
    const { brought, found } = await open()
    const items = await brought(
      'a.zip',
      zip([
        { name: 'a', bytes: text('a') },
        { name: 'b', bytes: text('b') },
        { name: 'c', bytes: text('a') },
      ]),
    )
    expect(states(items)).toEqual(['new', 'same-content', 'same-id'])
    expect(found()).toEqual(['a'])
  })
})

describe('a broken file is refused with the place, the others go in', () => {
  const good = writeRecord(told('2-players', 'good'))
  const flipped = Buffer.from(good)
  flipped[Math.floor(flipped.length / 2)] ^= 0x80
  const archive = zip([{ name: 'x.json', bytes: Buffer.from(good) }])
  const bad = Buffer.from(archive)
  bad[60] ^= 0xff

  const spoilt = (changes: Record<string, unknown>) =>
    Buffer.from(JSON.stringify({ ...told('2-players', 'bad'), ...changes }))

  test.each([
    ['cut off', Buffer.from(good.slice(0, 900)), 'file', 'not-json'],
    ['with a bit turned over', flipped, 'file', 'not-utf-8'],
    ['with a wrong type', spoilt({ startedAt: 7 }), 'startedAt', 'wrong-type'],
    ['with an illegal move', spoilt({ moves: [{ place: 'bank' }] }), 'moves[0]', 'other-decision'],
    ['of another program', Buffer.from('{"foreign": [1, 2, 3]}'), 'format', 'not-a-record'],
    ['of 100 MB', Buffer.alloc(100 * 1024 * 1024, 32), 'file', 'too-large'],
    ['a zip with a byte changed', bad, 'file', 'damaged'],
    ['a zip cut off', archive.subarray(0, archive.length - 30), 'file', 'damaged'],
  ])('%s', async (_, bytes, path, code) => {
    const { transfers, found } = await open()
    const id = transfers.begin()
    const [item] = transfers.add({ id, name: 'bad', part: bytes.toString('base64'), last: true })
    expect(item).toMatchObject({ state: 'refused', problem: { ...(code && { code }) } })
    expect(item.state === 'refused' && item.problem.path.startsWith(path)).toBe(true)
    transfers.add({ id, name: 'good', part: Buffer.from(good).toString('base64'), last: true })
    expect(await transfers.run(id)).toBe(1)
    expect(found()).toEqual(['good'])
  })
})

test('a dropped import keeps nothing, and one that is not there is refused', async () => {
  const { transfers, found } = await open()
  const id = transfers.begin()
  transfers.add({
    id,
    name: 'a',
    part: Buffer.from(writeRecord(told('2-players', 'a'))).toString('base64'),
    last: true,
  })
  transfers.drop(id)
  await expect(transfers.run(id)).rejects.toEqual(expect.objectContaining({ code: 'not-found' }))
  expect(found()).toEqual([])
})

describe('other formats', () => {
  test('a table has a row a player, with quotes where they are needed', async () => {
    const { fetched } = await open([called(told('3-players', 'three'), 'Mike "M", Jr.')])
    const lines = fetched(['three'], 'csv').toString().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0].split(',')).toHaveLength(23)
    expect(lines[1]).toContain('"Mike ""M"", Jr."')
  })

  test('a file of BG Stats comes back as a game of points only', async () => {
    const record = told('3-players', 'three', { place: 'Essen', notes: 'Rain' })
    const here = await open([record])
    const file = here.fetched(['three'], 'bg-stats')
    const there = await open()
    expect(states(await there.brought('plays.bgsplay', file))).toEqual(['new'])
    const back = readRecord(there.shelf.open('three'))
    expect(back.problem).toBeUndefined()
    const { scores } = record.result as { scores: { total: number }[] }
    expect(!back.problem && back.record).toMatchObject({
      mode: 'companion',
      place: 'Essen',
      notes: 'Rain',
      players: record.players.map(({ name, color }) => ({ name, color })),
      sheet: { detail: 'points', totals: scores.map(({ total }) => total) },
    })
  })

  test('the link tells BG Stats who won', async () => {
    const { transfers } = await open([told('2-players', 'two')])
    const url = new URL(transfers.link('two'))
    const play = JSON.parse(url.searchParams.get('data')!) as { players: { winner: boolean; rank: number }[] }
    expect(play).toMatchObject({ sourceName: 'Pithead', sourcePlayId: 'two', game: { bggId: 143515 } })
    expect(play.players.filter(({ winner }) => winner).every(({ rank }) => rank === 1)).toBe(true)
  })
})

test('an archive gives back its files, and none beyond its measure', () => {
  const files = [
    { name: 'é/a.json', bytes: Buffer.from('x'.repeat(5000)) },
    { name: 'b', bytes: Buffer.alloc(0) },
  ]
  expect(unzip(zip(files), 10_000)).toEqual(files)
  expect(unzip(zip(files), 4999)).toEqual([{ name: 'é/a.json', problem: 'too-large' }, files[1]])
})
