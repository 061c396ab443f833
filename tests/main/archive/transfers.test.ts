import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { problem } from '../../../src/games/building-blocks/problem.ts'
import { unzip, type Limits } from '../../../src/main/archive/formats/zip.ts'
import { zipped } from '../../../src/main/archive/formats/zip-writer.ts'
import { zip } from '../../support/files.ts'
import { buffersAfterCollecting, heapAfterCollecting } from '../../support/health.ts'
import { readRecord, writeRecord, type GameRecord } from '../../../src/games/record/record.ts'
import { refusal } from '../../../src/contract/errors.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { TransfersService } from '../../../src/main/archive/transfers.ts'
import type { ExportFormat, ImportItem, TableStyle } from '../../../src/contract/archive.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { Player } from '../../../src/games/building-blocks/players.ts'
import type { Result } from '../../../src/games/facets/rules.ts'
import { GAME, USUAL_BOT } from '../../support/games.ts'
import { sourceOf, type Source } from '../../../src/main/platform/source.ts'
import { golden, goldenNames } from '../../support/golden.ts'
import { handMadeZip } from './hand-made-zip.ts'
import { called, now, archived, told } from './archived.ts'

afterEach(() => vi.useRealTimers())

async function open(records: readonly GameRecord[] = []) {
  const room = await archived(records)
  const transfers = new TransfersService({
    catalogue: CATALOGUE,
    store: room.store,
    events: eventHub(),
    now,
    forget: () => {},
  })
  const fetched = async (ids: string[], format: ExportFormat, style?: TableStyle): Promise<Buffer> => {
    const { id, size } = await transfers.make({ games: { ids }, format, style })
    const bytes = readFileSync(transfers.exported(id)!.path)
    expect(bytes).toHaveLength(size)
    return bytes
  }
  const brought = async (name: string, bytes: Buffer): Promise<ImportItem[]> => {
    const id = transfers.begin()
    await handOver(id, name, bytes)
    const items = transfers.api['import.items']({ id, state: null, skip: 0, count: 200 })
    await transfers.run(id)
    return items
  }
  const handOver = async (id: string, name: string, bytes: Buffer) => {
    const half = Math.floor(bytes.length / 6) * 3
    await transfers.add({ id, name, part: bytes.subarray(0, half).toString('base64'), last: false })
    return transfers.add({ id, name, part: bytes.subarray(half).toString('base64'), last: true })
  }
  return { ...room, transfers, fetched, brought, handOver }
}

const finished = () =>
  goldenNames()
    .filter((name) => !name.includes('running') && told(name, '').finishedAt !== null)
    .map((name) => told(name, name))

interface Play {
  ignored: boolean
  playerScores: { playerRefId: number; score: string; winner: boolean }[]
}

const states = (items: readonly ImportItem[]) => items.map(({ state }) => state)

describe('a round trip', () => {
  test('of every golden game gives the same bytes, alone and in a zip', async () => {
    const here = await open(finished())
    const ids = finished().map(({ id }) => id)
    const archive = await here.fetched(ids, 'records')
    const there = await open()
    expect(new Set(states(await there.brought('all.zip', archive)))).toEqual(new Set(['new']))
    expect((await there.fetched(ids, 'records')).equals(archive)).toBe(true)
    for (const record of finished())
      expect((await there.fetched([record.id], 'records')).toString()).toBe(writeRecord(record))
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

test('a page for any browser holds one game, and more are refused', async () => {
  const { fetched } = await open([told('2-players', 'a'), told('3-players', 'b')])
  await expect(fetched(['a', 'b'], 'html')).rejects.toMatchObject({ code: 'bad-arguments' })
})

describe('what is there already is recognised', () => {
  test('by its id, and by its content under another', async () => {
    const record = told('3-players', 'three')
    const { brought } = await open([record])
    expect(states(await brought('a', Buffer.from(writeRecord({ ...record, notes: 'again' }))))).toEqual(['changed'])
    expect(states(await brought('a', Buffer.from(writeRecord(record))))).toEqual(['same-id'])
    const renamed = called({ ...record, id: 'other' }, 'X', 'Y', 'Z')
    expect(states(await brought('b', Buffer.from(writeRecord(renamed))))).toEqual(['same-content'])
  })

  test('within one import', async () => {
    const text = (id: string) => Buffer.from(writeRecord(told('2-players', id)))
    const { brought, found } = await open()
    const items = await brought(
      'a.zip',
      await zip([
        { name: 'a', bytes: text('a') },
        { name: 'b', bytes: text('b') },
        { name: 'c', bytes: text('a') },
      ]),
    )
    expect(states(items)).toEqual(['new', 'same-content', 'same-id'])
    expect(found()).toEqual(['a'])
  })
})

/** A zip archive of `count` different games. */
const manyGames = (count: number): Promise<Buffer> =>
  zip(
    Array.from({ length: count }, (_, i) => {
      const startedAt = new Date(Date.UTC(2020, 0, 1) + i * 3_600_000).toISOString()
      const record = told('companion-points', `game-${i}`, { startedAt })
      return { name: `${i}.json`, bytes: Buffer.from(writeRecord(record)) }
    }),
  )

const NONE = { new: 0, back: 0, changed: 0, known: 0, refused: 0, other: 0, losing: 0 }

describe('an import', () => {
  test('counts what it found and shows it page by page', async () => {
    const { transfers, handOver } = await open([told('2-players', 'here')])
    const id = transfers.begin()
    expect(await handOver(id, 'many.zip', await manyGames(120))).toEqual({ ...NONE, new: 120 })
    await handOver(id, 'here.json', Buffer.from(writeRecord(told('2-players', 'here'))))
    expect(await handOver(id, 'bad.json', Buffer.from('{'))).toEqual({ ...NONE, new: 120, known: 1, refused: 1 })
    const page = (state: 'new' | 'known' | 'refused' | null, skip = 0) =>
      transfers.api['import.items']({ id, state, skip, count: 100 }).map(({ name }) => name)
    expect(page('known')).toEqual(['here.json'])
    expect(page('refused')).toEqual(['bad.json'])
    expect(page('new', 100)).toHaveLength(20)
    expect(page(null, 119)).toEqual(['many.zip/119.json', 'here.json', 'bad.json'])
  })

  test('that is dropped keeps nothing, and one that is not there is refused', async () => {
    const { transfers, found, handOver } = await open()
    const id = transfers.begin()
    await handOver(id, 'a', Buffer.from(writeRecord(told('2-players', 'a'))))
    transfers.drop(id)
    await expect(transfers.run(id)).rejects.toEqual(expect.objectContaining({ code: 'not-found' }))
    expect(found()).toEqual([])
  })

  test('can be dropped while it is checking', async () => {
    const { transfers, found, handOver } = await open()
    const id = transfers.begin()
    const archive = await manyGames(30)
    const checking = handOver(id, 'many.zip', archive)
    transfers.drop(id)
    await expect(checking).rejects.toEqual(expect.objectContaining({ code: 'not-found' }))
    expect(found()).toEqual([])
  })

  test('can be dropped while it is writing: nothing of it stays, and what was there does', async () => {
    const { transfers, found, handOver, store } = await open([told('2-players', 'here')])
    const id = transfers.begin()
    await handOver(id, 'many.zip', await manyGames(120))
    const create = store.games.create
    let written = 0
    store.games.create = (change) => {
      create(change)
      if (++written === 60) transfers.drop(id)
    }
    await expect(transfers.run(id)).rejects.toEqual(expect.objectContaining({ code: 'not-found' }))
    expect(written).toBeGreaterThanOrEqual(60)
    expect(found()).toEqual(['here'])
    expect(store.games.has('game-0')).toBe(false)
  })

  test('that the disk can’t hold leaves nothing behind either', async () => {
    const { transfers, found, handOver, store } = await open()
    const id = transfers.begin()
    await handOver(id, 'many.zip', await manyGames(120))
    const create = store.games.create
    let written = 0
    store.games.create = (change) => {
      if (++written === 100) throw refusal('storage-full')
      create(change)
    }
    await expect(transfers.run(id)).rejects.toEqual(expect.objectContaining({ code: 'storage-full' }))
    expect(found()).toEqual([])
    store.games.create = create
    expect(await transfers.run(id)).toEqual({ added: 120, replaced: 0, back: 0, left: 0 })
  })
})

describe('other formats', () => {
  test('a table has a row a player, with quotes where they are needed', async () => {
    const { fetched } = await open([called(told('3-players', 'three'), 'Mike "M", Jr.')])
    const lines = (await fetched(['three'], 'csv')).toString().split('\r\n')
    expect(lines).toHaveLength(5)
    const { columns, tieBreak } = GAME.figures
    const header = lines[0].split(',')
    expect(header).toHaveLength(16 + columns.length + (tieBreak ? 1 : 0))
    expect(header).toEqual(expect.arrayContaining([...columns]))
    expect(lines[1]).toContain('"Mike ""M"", Jr."')
  })

  test.each([
    [undefined, 'record id,game,'],
    ['plain', 'record id,game,'],
    ['comma', '\ufeffrecord id,game,'],
    ['semicolon', '\ufeffrecord id;game;'],
  ] as const)('a table in the style %s begins with %j', async (style, beginning) => {
    const { fetched } = await open([called(told('3-players', 'three'), 'Mike, or; Jr.')])
    const table = (await fetched(['three'], 'csv', style)).toString()
    expect(table.startsWith(beginning)).toBe(true)
    const separator = style === 'semicolon' ? ';' : ','
    const [header, row] = table.split('\r\n')
    expect(row).toContain(`${separator}"Mike, or; Jr."${separator}`)
    const cells = row.replace(/"[^"]*"/g, 'quoted').split(separator)
    expect(cells).toHaveLength(header.split(separator).length)
  })

  test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tMike', '\rMike'])(
    'a table has no formula where a name is %j',
    async (name) => {
      const { fetched } = await open([called(told('negative-totals', 'low'), name)])
      const table = (await fetched(['low'], 'csv')).toString()
      expect(table).toContain(`,${/["\r]/.test(name) ? `"'${name.replaceAll('"', '""')}"` : `'${name}`},`)
      const cells = table.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)|\r\n/).map((cell) => cell.replace(/^"/, ''))
      expect(cells.filter((cell) => /^[=+@\t\r]|^-(?!\d+$)/.test(cell))).toEqual([])
      expect(cells.some((cell) => /^-\d+$/.test(cell))).toBe(true)
    },
  )

  test('a file of BG Stats comes back as a game of points only', async () => {
    const record = told('3-players', 'three', { place: 'Essen', notes: 'Rain' })
    const here = await open([record])
    const file = await here.fetched(['three'], 'bg-stats')
    const there = await open()
    expect(states(await there.brought('plays.bgsplay', file))).toEqual(['new'])
    const back = readRecord(there.archive.open('three'), CATALOGUE)
    expect(back.problem).toBeUndefined()
    const totals = (record.result as Result).scores.map(({ total }) => total)
    expect(!back.problem && back.record).toMatchObject({
      mode: 'companion',
      place: 'Essen',
      notes: 'Rain',
      players: record.players.map(({ name, color }) => ({ name, color })),
      sheet: GAME.scoreSheet!.ofTotals(totals, 0).sheet,
    })
  })

  /** An exported file with the play changed. */
  const playsChanged = async (change: (play: Play) => unknown): Promise<Buffer> => {
    const here = await open([told('companion-points', 'paper')])
    const file = JSON.parse((await here.fetched(['paper'], 'bg-stats')).toString()) as { plays: Play[] }
    change(file.plays[0])
    return Buffer.from(JSON.stringify(file))
  }

  test.each([
    ['a tie that the file breaks', '100', [false, true], [1]],
    ['a victory that the points don’t tell', '90', [false, true], [1]],
    ['a shared victory', '100', [true, true], [0, 1]],
    ['no winner at all', '90', [false, false], [0]],
  ])('a play keeps %s', async (_, second, won, winners) => {
    const file = await playsChanged(({ playerScores }) =>
      playerScores.forEach((score, i) => Object.assign(score, { score: i === 0 ? '100' : second, winner: won[i] })),
    )
    const there = await open()
    expect(states(await there.brought('plays.bgsplay', file))).toEqual(['new'])
    const text = there.archive.open('paper')
    expect(readRecord(text, CATALOGUE).problem).toBeUndefined()
    const record = JSON.parse(text) as GameRecord & { players: Player[] }
    expect((record.result as Result).winners).toEqual(winners)
    // Opened as a sheet it is the same game.
    const sheet = GAME.scoreSheet!.openRecord(record as never)
    expect(GAME.scoreSheet!.recordOf(sheet).result?.winners).toEqual(winners)
  })

  test('of a play that is ignored or can’t be read it is said which one and why', async () => {
    const ignored = await playsChanged((play) => (play.ignored = true))
    const there = await open()
    const [item] = await there.brought('plays.bgsplay', ignored)
    expect(item).toMatchObject({ state: 'refused', problem: { path: 'plays[0]', code: 'play-ignored' } })
    const { players, finishedAt } = golden('companion-points')
    for (const said of [...players.map(({ name }) => name), finishedAt!.slice(0, 10)]) expect(item.name).toContain(said)
    const broken = await playsChanged((play) => (play.playerScores[0].score = 'many'))
    expect(await there.brought('plays.bgsplay', broken)).toMatchObject([
      { state: 'refused', problem: { path: 'plays[0].playerScores[0].score', code: 'wrong-form' } },
    ])
    expect(there.found()).toEqual([])
  })

  test('a bot and a person of one name stay two', async () => {
    const record = called(told('2-players', 'two'), 'Karl', 'Karl')
    const [, bot] = record.players
    const players = [record.players[0], { ...bot, control: USUAL_BOT }]
    const here = await open([{ ...record, players }])
    const file = JSON.parse((await here.fetched(['two'], 'bg-stats')).toString()) as {
      players: { name: string; uuid: string }[]
      plays: Play[]
    }
    expect(file.players.map(({ name }) => name)).toEqual(['Karl', `Karl (${USUAL_BOT})`])
    expect(new Set(file.players.map(({ uuid }) => uuid)).size).toBe(2)
    expect(file.plays[0].playerScores.map(({ playerRefId }) => playerRefId)).toEqual([1, 2])
    const link = JSON.parse(new URL(here.transfers.api['export.link']('two')).searchParams.get('data')!) as {
      players: { name: string }[]
    }
    expect(link.players.map(({ name }) => name)).toEqual(['Karl', `Karl (${USUAL_BOT})`])
    const there = await open()
    await there.brought('plays.bgsplay', await here.fetched(['two'], 'bg-stats'))
    expect(there.store.statistics.people({ game: GAME.identity.id }).people.map(({ games }) => games)).toEqual([1, 1])
  })

  test('the link tells BG Stats who won', async () => {
    const { transfers } = await open([told('2-players', 'two')])
    const url = new URL(transfers.api['export.link']('two'))
    const play = JSON.parse(url.searchParams.get('data')!) as { players: { winner?: true }[] }
    expect(play).toMatchObject({
      sourceName: 'Pithead',
      sourcePlayId: 'two',
      game: { bggId: GAME.identity.listing!.id },
    })
    const { winners } = golden('2-players').result!
    expect(play.players.flatMap(({ winner }, seat) => (winner ? [seat] : []))).toEqual(winners)
  })
})

describe('an archive', () => {
  const files = [
    { name: 'é/a.json', bytes: Buffer.from('x'.repeat(5000)) },
    { name: 'b', bytes: Buffer.alloc(0) },
  ]
  const unzipped = async (some: Pick<Limits, 'file' | 'all'>) => {
    const limits = { ...some, files: 10, ratio: 0 }
    const found: unknown[] = []
    for await (const file of unzip(sourceOf(await zip(files)), limits)) found.push(file)
    return found
  }
  const tooLarge = (most: number) => problem('file', 'too-large', { most })

  test('gives back its files, and none beyond its measure', async () => {
    expect(await unzipped({ file: 5000, all: 5000 })).toEqual(files)
    expect(await unzipped({ file: 4999, all: 5000 })).toEqual([{ name: 'é/a.json', problem: tooLarge(4999) }, files[1]])
    expect(await unzipped({ file: 5000, all: 4999 })).toEqual([{ name: null, problem: tooLarge(4999) }])
  })

  test('has more files than two bytes count, one after the other', async () => {
    const count = 65_600
    const many = Array.from({ length: count }, (_, n) => ({ name: `${n}`, bytes: Buffer.alloc(0) }))
    const archive = sourceOf(await zip(many))
    let found = 0
    for await (const file of unzip(archive, { file: 10, files: count, all: 10, ratio: 0 }))
      if (file.name === `${found}` && 'bytes' in file) found++
    expect(found).toBe(count)
    const refused = await unzip(archive, { file: 10, files: count - 1, all: 10, ratio: 0 }).next()
    expect(refused.value).toMatchObject({ name: null, problem: { code: 'damaged' } })
  })

  test('of folders alone lets others go first, also once it is known to be sound', async () => {
    const count = 20_000
    const bytes = handMadeZip(Array.from({ length: count }, (_, n) => ({ name: `${n}/`, bytes: Buffer.alloc(0) })))
    const directory = bytes.readUInt32LE(bytes.length - 6)
    let [passes, turns, isDone] = [0, 0, false]
    const source: Source = {
      ...sourceOf(bytes),
      read(from, length) {
        passes += Number(from === directory)
        return sourceOf(bytes).read(from, length)
      },
    }
    const turn = () => {
      turns += Number(passes === 2)
      if (!isDone) setImmediate(turn)
    }
    turn()
    const files = await unzip(source, { file: 10, files: count, all: 10, ratio: 0 }).next()
    isDone = true
    expect([files.done, passes]).toEqual([true, 2])
    expect(turns).toBeGreaterThan(2)
  })

  test('keeps nothing of the files that it has written', async () => {
    const count = 2000
    const files = (function* () {
      for (let n = 0; n < count; n++) yield { name: `${n}`, bytes: Buffer.from(`${n}`.repeat(3000)) }
    })()
    const before = buffersAfterCollecting()
    const parts = zipped(files)
    for (let file = 0; file < count; file++) await parts.next()
    expect(buffersAfterCollecting() - before).toBeLessThan(4 * 2 ** 20)
    const directory = await parts.next()
    expect((directory.value as Buffer).length).toBeGreaterThan(46 * count)
  })

  test('of many files takes little to be read', async () => {
    const count = 20_000
    const many = Array.from({ length: count }, (_, n) => ({ name: `game ${n}`.padEnd(100), bytes: Buffer.alloc(0) }))
    const archive = sourceOf(await zip(many))
    const use = () => buffersAfterCollecting() + heapAfterCollecting()
    const before = use()
    let [read, most] = [0, 0]
    for await (const file of unzip(archive, { file: 10, files: count, all: 10, ratio: 0 }))
      if ('bytes' in file && ++read % 5000 === 0) most = Math.max(most, use() - before)
    expect(read).toBe(count)
    expect(most).toBeLessThan(12 * 2 ** 20)
  })

  test('of the same files is the same bytes at any time', async () => {
    const archive = await zip(files)
    vi.useFakeTimers({ now: new Date(2040, 5, 6), toFake: ['Date'] })
    expect(await zip(files)).toEqual(archive)
    const timeAndDate = archive.subarray(10, 14)
    expect(timeAndDate).toEqual(Buffer.from([0, 0, 0x21, 0]))
  })
})
