/** Files that are broken, hostile or of something else: each is refused with the place, and the good ones beside it go in. */
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { writeRecord, type GameRecord } from '../../../src/games/record/record.ts'
import { Import, unhurried } from '../../../src/main/archive/import.ts'
import { sourceOf } from '../../../src/main/platform/source.ts'
import { playsOf } from '../../support/files.ts'
import { GAME, laterDecision } from '../../support/games.ts'
import { bringIn, itemsOf, problemOf } from './brought.ts'
import { ENCRYPTED, handMadeZip, type HandMadeFile, type Said } from './hand-made-zip.ts'
import { archived, told } from './archived.ts'

const MIB = 1024 * 1024

const text = (record: GameRecord) => Buffer.from(writeRecord(record))
const good = () => text(told('2-players', 'good'))
const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const spoilt = (changes: Record<string, unknown>) => json({ ...told('2-players', 'bad'), ...changes })
const twice = (...names: string[]) => told('2-players', 'bad').players.map((each, i) => ({ ...each, name: names[i] }))
const utf16 = (string: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(string, 'utf16le')])

function turned(bytes: Buffer, at: number, by = 0xff) {
  const copy = Buffer.from(bytes)
  copy[at] ^= by
  return copy
}
function withText(record: GameRecord, from: string, to: string) {
  const before = writeRecord(record)
  const after = before.replace(from, to)
  if (after === before) throw new Error(`no ${from} there`)
  return Buffer.from(after)
}
const FIRST = GAME.rules.deal(told('2-players', 'bad').setup, 2)
const LATER = laterDecision(told('2-players', 'bad'))
const WRONG = GAME.rules.entryOf([LATER])
const REFUSAL = GAME.rules.whyIllegal(FIRST, LATER)!

const PLAYS = await playsOf([told('2-players', 'bad')])

function plays(changes: (file: { plays: Record<string, unknown>[]; players: unknown[] }) => void) {
  const file = JSON.parse(PLAYS) as Parameters<typeof changes>[0]
  changes(file)
  return json(file)
}

const broken: [name: string, bytes: () => Buffer, path: string, code: string][] = [
  ['nothing at all', () => Buffer.alloc(0), 'file', 'not-json'],
  ['a year before all games', () => spoilt({ startedAt: '0000-01-01T00:00:00.000Z' }), 'startedAt', 'out-of-range'],
  ['a year after all games', () => spoilt({ finishedAt: '9999-12-31T23:59:59.000Z' }), 'finishedAt', 'out-of-range'],
  ['one person at two seats', () => spoilt({ players: twice('Anna', 'anna') }), 'players[1].name', 'twice'],
  ['spaces alone', () => Buffer.from(' \n\t'), 'file', 'not-json'],
  ['cut off in the middle', () => good().subarray(0, 900), 'file', 'not-json'],
  ['cut off by a byte', () => good().subarray(0, -3), 'file', 'not-json'],
  ['with a bit turned over that is no text', () => turned(good(), 1000, 0x80), 'file', 'not-utf-8'],
  ['in UTF-16', () => utf16(good().toString()), 'file', 'not-utf-8'],
  [
    'in Latin-1',
    () => Buffer.from(withText(told('2-players', 'bad'), 'Mike', 'Mikä').toString(), 'latin1'),
    'file',
    'not-utf-8',
  ],
  [
    'with half a character in a name',
    () => withText(told('2-players', 'bad'), '"Mike"', String.raw`"\ud800"`),
    'players[0].name',
    'wrong-form',
  ],
  ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'file', 'not-utf-8'],
  ['a web page', () => Buffer.from('<!doctype html><title>Not found</title>'), 'file', 'not-json'],
  ['a number', () => json(7), 'format', 'not-a-record'],
  ['null', () => json(null), 'format', 'not-a-record'],
  ['a list of records', () => json([told('2-players', 'bad')]), 'format', 'not-a-record'],
  ['JSON of another program', () => json({ foreign: [1, 2, 3], version: 9 }), 'format', 'not-a-record'],
  ['of a later version', () => spoilt({ version: 2 }), 'version', 'unknown-version'],
  ['of another game', () => spoilt({ game: 'chess' }), 'game', 'unknown-value'],
  ['with a number for a time', () => spoilt({ startedAt: 7 }), 'startedAt', 'wrong-type'],
  ['with a day that there is not', () => spoilt({ startedAt: '2026-02-30T10:00:00.000Z' }), 'startedAt', 'wrong-form'],
  ['with a text for its moves', () => spoilt({ moves: 'many' }), 'moves', 'wrong-type'],
  ['with an object for its players', () => spoilt({ players: { 0: 'Mike' } }), 'players', 'wrong-type'],
  [
    'with one player',
    () => spoilt({ players: told('2-players', 'bad').players.slice(0, 1) }),
    'players',
    'wrong-length',
  ],
  ['with a key too many', () => spoilt({ extra: 1 }), 'extra', 'unknown-key'],
  [
    'with a key that leads to all objects',
    () => withText(told('2-players', 'bad'), '"mode"', '"__proto__": {"polluted": 1}, "mode"'),
    '__proto__',
    'unknown-key',
  ],
  ['with a key left out', () => withText(told('2-players', 'bad'), '"mode"', '"Mode"'), 'mode', 'unknown-value'],
  ['with an id of 201 characters', () => spoilt({ id: 'x'.repeat(201) }), 'id', 'wrong-length'],
  ['nested 200,000 deep', () => Buffer.from('['.repeat(200_000) + ']'.repeat(200_000)), 'file', 'too-deep'],
  [
    'nested 200,000 deep in a part',
    () => withText(told('2-players', 'bad'), '"mode"', `"notes": ${'['.repeat(200_000)}${']'.repeat(200_000)}, "mode"`),
    'file',
    'too-deep',
  ],
  ['with an illegal move', () => spoilt({ moves: [WRONG] }), 'moves[0]', REFUSAL.code],
  [
    'with a move too few',
    () => spoilt({ moves: (told('2-players', 'bad').moves ?? []).slice(0, -1) }),
    'result',
    'not-over',
  ],
  [
    'with another result',
    () => withText(told('2-players', 'bad'), '"winners":[', '"winners":[1,'),
    'result.winners',
    'differs',
  ],
  ['of more than 4 MiB', () => spoilt({ notes: 'x'.repeat(5 * 1024 * 1024) }), 'file', 'too-large'],
  ['plays without players', () => plays((file) => (file.players = [])), 'plays[0].playerScores', 'unknown-value'],
  [
    'plays with a wrong date',
    () => plays(({ plays: [play] }) => (play.playDate = 'yesterday')),
    'plays[0].playDate',
    'wrong-form',
  ],
  [
    'plays with scores that are no numbers',
    () => plays(({ plays: [play] }) => ((play.playerScores as { score: string }[])[0].score = 'alert(1)')),
    'plays[0].playerScores[0].score',
    'wrong-form',
  ],
  ['plays that are null', () => plays((file) => (file.plays = null as never)), 'format', 'not-a-record'],
]

describe('a file', () => {
  test.each(broken)('%s is refused', async (_, bytes, path, code) => {
    const { items, kept, found } = await bringIn([
      ['bad', bytes()],
      ['good', good()],
    ])
    expect(items.map(({ state }) => state)).toEqual(['refused', 'new'])
    expect(problemOf(items[0])).toMatchObject({ path: expect.stringContaining(path) as string, code })
    expect({ kept, found: found() }).toEqual({ kept: 1, found: ['good'] })
    expect(Object.keys({})).not.toContain('polluted')
    expect(({} as { polluted?: 1 }).polluted).toBeUndefined()
  })

  type Field = [what: string, change: object, path: string, code: string]
  test.each<Field>([
    ['a duration beyond all', { durationMin: 1e300 }, 'plays[0].durationMin', 'out-of-range'],
    ['a duration in words', { durationMin: 'an hour' }, 'plays[0].durationMin', 'wrong-type'],
    ['a number for a comment', { comments: 5 }, 'plays[0].comments', 'wrong-type'],
    ['a comment that rings a bell', { comments: '\u0007' }, 'plays[0].notes', 'wrong-form'],
    ['a total that nobody comes to', { score: '99999' }, 'plays[0].sheet.totals[0]', 'out-of-range'],
    ['a player of no number', { playerRefId: 99 }, 'plays[0].playerScores', 'unknown-value'],
    ['a seat of no number', { seatOrder: 'first' }, 'plays[0].playerScores[0].seatOrder', 'wrong-type'],
  ])('of plays, one with %s, loses that one alone', async (_, change, path, code) => {
    const file = plays((file) => {
      const [play] = file.plays
      file.plays.push({ ...play, uuid: 'other', playDate: '2026-01-01 10:00:00', durationMin: null, comments: null })
      Object.assign(play, change)
      const [seat, ...seats] = play.playerScores as object[]
      play.playerScores = [{ ...seat, ...change }, ...seats]
    })
    const { items, found } = await bringIn([['file.bgsplay', file]])
    expect(items.map(problemOf)).toEqual([expect.objectContaining({ path, code }), null])
    expect(found()).toEqual(['other'])
  })

  test('of plays is cut where a comment is longer than notes, between characters', async () => {
    const { store } = await bringIn([
      ['file.bgsplay', plays(({ plays: [play] }) => (play.comments = `x${'🂡'.repeat(5000)}`))],
    ])
    const [{ id }] = store.games.list()
    expect([...(JSON.parse(store.games.load(id)!.record) as GameRecord).notes!]).toHaveLength(4000)
  })

  test('of plays whose names carry marks and controls has the names alone', async () => {
    const { store } = await bringIn([
      ['file.bgsplay', plays(({ players }) => ((players as { name: string }[])[0].name = '\u200eMike\t Miner\u202c'))],
    ])
    expect(store.games.list()[0].players[0].name).toBe('Mike Miner')
  })

  test('of many plays is read in steps, those of other games too, and may be stopped at each', async () => {
    const file = plays(({ plays }) => {
      const [play] = plays
      plays.unshift(...Array.from({ length: 50 }, () => ({ ...play, gameRefId: 77 })))
    })
    const { store } = await archived([])
    const games = new Import(store, CATALOGUE)
    let steps = 0
    const stop = () => {
      if (++steps === 20) throw new Error('stopped')
    }
    await expect(games.add('file.bgsplay', sourceOf(file), stop)).rejects.toThrow('stopped')
    expect({ steps, items: games.length() }).toEqual({ steps: 20, items: 0 })
  })

  test('whose names hide characters of no width has the names that people see', async () => {
    const { store } = await bringIn([['hidden.pithead', spoilt({ players: twice('Mi\u200bke', 'Lu\u2060cy\ufeff') })]])
    expect(store.games.list()[0].players.map(({ name }) => name)).toEqual(['Mike', 'Lucy'])
  })

  test('with a byte order mark is read', async () => {
    const { items } = await bringIn([['marked', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), good()])]])
    expect(items).toMatchObject([{ state: 'new', id: 'good' }])
  })

  test('with any one byte changed is refused or still a game by the rules', async () => {
    const bytes = good()
    const room = await archived([])
    const states = new Set<string>()
    for (let at = 7; at < bytes.length; at += 97) {
      const games = new Import(room.store, CATALOGUE)
      await games.add('bad', sourceOf(turned(bytes, at, 1 << (at % 8))), unhurried)
      states.add(itemsOf(games)[0].state)
    }
    expect([...states].sort()).toEqual(['new', 'refused'])
  })
})

describe('an archive', () => {
  const DAMAGED = { path: 'file', code: 'damaged' }
  const archive = (says?: Partial<Said>) => handMadeZip([{ name: 'x.json', bytes: good(), says }])
  const found = async (files: readonly HandMadeFile[]) => (await bringIn([['a.zip', handMadeZip(files)]])).items

  test.each<[string, () => Buffer, string]>([
    ['with a byte changed', () => turned(archive(), 60), 'a.zip/x.json'],
    ['whose checksum is that of other bytes', () => archive({ checksum: 7 }), 'a.zip/x.json'],
    ['packed in a way that nobody knows', () => archive({ method: 12 }), 'a.zip/x.json'],
    ['that is encrypted', () => archive({ flags: ENCRYPTED }), 'a.zip/x.json'],
    ['whose file stands elsewhere', () => archive({ at: 5 }), 'a.zip/x.json'],
    ['whose file is longer than the archive', () => archive({ packed: 100_000 }), 'a.zip/x.json'],
    ['cut off', () => archive().subarray(0, archive().length - 30), 'a.zip'],
    ['with its directory overwritten', () => turned(archive(), archive().length - 5), 'a.zip'],
  ])('%s is refused', async (_, bytes, name) => {
    const { items } = await bringIn([['a.zip', bytes()]])
    expect(items).toEqual([expect.objectContaining({ name, problem: expect.objectContaining(DAMAGED) as unknown })])
  })
  test('refuses what is broken in it by its name, and takes the rest', async () => {
    const { items, kept } = await bringIn([
      [
        'a.zip',
        handMadeZip([
          { name: 'folder/', bytes: Buffer.alloc(0) },
          { name: 'folder/bad.json', bytes: Buffer.from('{') },
          { name: 'folder/secret.json', bytes: good(), says: { flags: ENCRYPTED } },
          { name: 'folder/good.json', bytes: good() },
          { name: 'inner.zip', bytes: archive() },
        ]),
      ],
    ])
    expect(items.map(({ name, state }) => [name, state])).toEqual([
      ['a.zip/folder/bad.json', 'refused'],
      ['a.zip/folder/secret.json', 'refused'],
      ['a.zip/folder/good.json', 'new'],
      ['a.zip/inner.zip', 'refused'],
    ])
    expect(kept).toBe(1)
  })

  test('writes no file, whatever its files are called', async () => {
    const name = '../../../../pithead-slipped.json'
    const { items, folder } = await bringIn([['a.zip', handMadeZip([{ name, bytes: good() }])]])
    expect(items).toMatchObject([{ state: 'new', name: `a.zip/${name}` }])
    for (const place of [folder, dirname(folder), dirname(dirname(folder))])
      expect(readdirSync(place)).not.toContain('pithead-slipped.json')
  })

  test('that would unpack to a thousand times its size is not unpacked', async () => {
    const bytes = Buffer.alloc(40 * MIB, 32)
    const items = await found([
      { name: 'honest.json', bytes },
      { name: 'liar.json', bytes, says: { size: 1000 } },
    ])
    expect(items.map(problemOf)).toEqual([
      expect.objectContaining({ code: 'too-large', params: { most: 4 * MIB } }),
      expect.objectContaining({ code: 'damaged' }),
    ])
  })

  /** Each unpacks to 4 MiB. */
  const large = (count: number, says?: Partial<Said>): HandMadeFile[] => {
    const bytes = Buffer.alloc(4 * MIB, 0xff)
    return Array.from({ length: count }, (_, i) => ({ name: `${i}.json`, bytes, says }))
  }

  test.each<[string, Partial<Said>]>([
    ['are no games', {}],
    ['are damaged', { checksum: 7 }],
    ['say that they are smaller', { size: 4 * MIB - 1 }],
  ])('ends after 256 MiB and a hundred times its size, also where its files %s', async (_, says) => {
    const files = large(80, says)
    const items = await found(files)
    const most = 256 * MIB + 100 * handMadeZip(files).length
    expect(items.length - 1).toBe(Math.floor(most / (says.size ?? 4 * MIB)))
    expect(items.at(-1)).toMatchObject({ name: 'a.zip', problem: { code: 'too-large', params: { most } } })
  })

  test.each([
    ['all are the same bytes', { at: 0 }, {}],
    ['lie within one another', {}, { packed: 200 }],
  ])('whose files %s is refused before anything is unpacked', async (_, one, other) => {
    const items = await found([
      { name: 'a.json', bytes: good() },
      { name: 'b.json', bytes: Buffer.from('{}'), says: other },
      { name: 'c.json', bytes: good(), says: one },
    ])
    expect(items).toEqual([
      expect.objectContaining({ name: 'a.zip', problem: expect.objectContaining(DAMAGED) as unknown }),
    ])
  })
})

describe('what is there already', () => {
  test('is compared by its id in one file, across files and in the archive', async () => {
    const three = told('3-players', 'three')
    const { items, kept } = await bringIn(
      [
        [
          'a.zip',
          handMadeZip([
            { name: '1', bytes: good() },
            { name: '2', bytes: text(told('4-players', 'good')) },
          ]),
        ],
        ['b', good()],
        ['c', text({ ...three, notes: 'again' })],
      ],
      [three],
    )
    expect(items.map(({ state }) => state)).toEqual(['new', 'changed', 'same-id', 'changed'])
    expect(kept).toBe(1)
  })
})

test('100 MB are refused without being read', async () => {
  const { store } = await archived([])
  const games = new Import(store, CATALOGUE)
  await games.add('huge', sourceOf(Buffer.alloc(100 * 1024 * 1024, 32)), unhurried)
  expect(itemsOf(games).map(problemOf)).toEqual([expect.objectContaining({ path: 'file', code: 'too-large' })])
})

test('a game that ends before it begins, as a clock was set back, ends when it begins', async () => {
  const [startedAt, finishedAt] = ['2026-03-01T18:00:00.000Z', '2026-03-01T16:30:00.000Z']
  const { store, items } = await bringIn([['back.pithead', spoilt({ startedAt, finishedAt })]])
  expect(items).toMatchObject([{ state: 'new' }])
  expect(store.games.summary('bad')).toMatchObject({ startedAt, finishedAt: startedAt })
})
