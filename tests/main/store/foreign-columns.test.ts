/** Columns beside the records in a database from elsewhere: invalid ones are made again from the records. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ALL_GAMES } from '../../../src/contract/archive.ts'
import type { Services } from '../../../src/main/services/services.ts'
import { newTable } from '../../support/games.ts'
import { golden, goldenNames } from '../../support/golden.ts'
import { called, told, put } from '../archive/archived.ts'
import { newFolder } from '../folder.ts'
import { newServices } from '../services.ts'
import { writeRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'

const GAME = told('companion-points', 'first')
const RECORDS = [called(GAME, 'Anna', 'Bert'), called({ ...GAME, id: 'second' }, 'Anna', 'Cleo')]
const page = { ...ALL_GAMES, skip: 0, count: 10 }

/** A data folder with two finished games and a table. */
async function furnished(): Promise<string> {
  const folder = newFolder()
  const store = await openStore({ folder, now: () => new Date('2026-11-20T10:00:00.000Z'), catalogue: CATALOGUE })
  put(store, RECORDS)
  store.close()
  const services = await newServices(folder)
  services.api['tables.create'](newTable())
  services.close()
  return folder
}

/** Everything that is read from the columns. */
const seen = async ({ api }: Services) => ({
  list: api['archive.list'](page),
  tables: api['tables.list'](),
  people: await api['statistics.people']({ game: GAME.game }),
  person: await api['statistics.person']({ game: GAME.game, name: 'Bert' }),
  facts: api['archive.list']({ ...page, with: [{ fact: 'nothing' }] }),
})

async function openedAnew(folder: string): Promise<Services> {
  const services = await newServices(folder)
  onTestFinished(() => services.close())
  return services
}

/** The same of what the database's own conditions would refuse. */
const unchecked = (sql: string, ...values: unknown[]) => spoilt(sql, values, 'PRAGMA ignore_check_constraints = ON')

async function spoilt(sql: string, values: unknown = [], pragma = '') {
  const folder = await furnished()
  const before = await openedAnew(folder)
  const sound = await seen(before)
  before.close()
  const db = new Database(join(folder, 'pithead.db'))
  db.exec(pragma)
  db.prepare(sql).run(values)
  db.close()
  const services = await openedAnew(folder)
  return { sound, services }
}

const ints = (...numbers: number[]) => Buffer.from(Int32Array.from(numbers).buffer)
const HUGE = 2 ** 31 - 1

describe('what is none of a game’s is made again from its record', () => {
  test.each<[string, string, unknown]>([
    ['figures of an odd length', 'UPDATE archive SET figures = ?', Buffer.alloc(7)],
    ['no bytes at all', 'UPDATE archive SET figures = ?', Buffer.alloc(0)],
    ['figures of two milliards of seats', 'UPDATE archive SET figures = ?', ints(0, 1, HUGE)],
    ['figures with two milliards of parts', 'UPDATE archive SET figures = ?', ints(0, 1, 2, 1, 1, 1, 5, HUGE)],
    ['figures with two milliards of facts', 'UPDATE archive SET figures = ?', ints(HUGE, 1, 0)],
    ['players that are no list', 'UPDATE archive SET players = ?', '{"a":1}'],
    ['players that are nobody', 'UPDATE archive SET players = ?', '[]'],
    ['players without names', 'UPDATE archive SET players = ?', '[{},{}]'],
    ['points that are no numbers', 'UPDATE archive SET points = ?', '["1",{}]'],
    ['winners that are no list', 'UPDATE archive SET winners = ?', '7'],
    ['players of a table that are no list', 'UPDATE games SET players = ?', '7'],
    ['a table’s progress in no words', 'UPDATE games SET progress = ?', '[]'],
    ['a table’s points that are deep', 'UPDATE games SET points = ?', `${'['.repeat(900)}${']'.repeat(900)}`],
  ])('%s', async (_, sql, value) => {
    const { sound, services } = await spoilt(sql, value)
    expect(await seen(services)).toEqual(sound)
  })

  test('a table whose players are no JSON keeps no renaming', async () => {
    const { services } = await unchecked(`UPDATE games SET players = '[{"name"' WHERE finished_at IS NULL`)
    expect(services.api['people.foresee']({ name: 'Anna', to: 'Anna Amalia' })).toMatchObject({ games: 2 })
  })

  test('a game whose record is none is left out of the lists and of statistics', async () => {
    const { services } = await spoilt(`UPDATE games SET record = '{}', players = '7' WHERE id = ?`, 'second')
    services.close()
    const db = new Database(join(services.api['app.info']().dataFolder, 'pithead.db'))
    db.prepare(`UPDATE archive SET figures = x'00', players = '7' WHERE id = 'second'`).run()
    db.close()
    const { api } = await openedAnew(services.api['app.info']().dataFolder)
    expect(api['archive.list'](page).games.map(({ id }) => id)).toEqual(['first'])
    expect(await api['statistics.people']({ game: GAME.game })).toMatchObject({ games: 1 })
  })
})

describe('what an import that was cut off left to be taken back', () => {
  const other = { ...told('3-players', 'first'), tags: ['before'] }
  const taken = (change: object = {}) => ({
    change: { ...changeOfRecord(other, '2026-11-20T10:00:00.000Z', CATALOGUE), ...change },
    edits: [],
    hints: [],
    reviews: [],
  })
  const summary = taken().change.summary
  const REVIEW = { game: 'first', move: 0, version: 1, review: '{}', seat: 0, lost: 0 }
  const EXERCISE = {
    ...{ game: 'first', move: 0, seat: 0, seen: 'a digest', lost: 4 },
    ...{ history: '[]', due: null, state: 'open' },
  }

  /** The services on the same games, of which the first was put in place of this one. */
  const having = async (before: unknown, removedAt: unknown = null): Promise<Services> => {
    const kept = JSON.stringify({ revision: 1, removedAt, game: before })
    const { services } = await spoilt(`INSERT INTO importing (game, before) VALUES ('first', ?)`, kept)
    return services
  }
  const tagsIn = ({ api }: Services) => JSON.parse(api['archive.open']('first')) as { tags?: string[] }

  test('is put back where it is a game', async () => {
    const services = await having(taken())
    expect(tagsIn(services)).toMatchObject({ tags: ['before'] })
    expect(services.api['notices.list']()).toEqual([{ code: 'import-taken-out', games: 1 }])
  })

  test.each<[string, unknown, unknown?]>([
    ['a number', 7],
    ['an empty object', {}],
    ['no summary', taken({ summary: null })],
    ['players that are no list', taken({ summary: { ...summary, players: 7 } })],
    ['a record that is no JSON', taken({ record: 'no JSON' })],
    ['a record that is no game', taken({ record: '{}' })],
    ['a game that nobody knows', taken({ record: '{"game":"chess"}', summary: { ...summary, game: 'chess' } })],
    ['another game than the one that it was', taken({ summary: { ...summary, id: 'second' } })],
    ['reviews of another game', { ...taken(), reviews: [{ ...REVIEW, game: 'second' }] }],
    ['exercises of another game', { ...taken(), exercises: [{ ...EXERCISE, game: 'second' }] }],
    ['exercises without a history', { ...taken(), exercises: [{ ...EXERCISE, history: 'no JSON' }] }],
    ['no time of removal', null, { at: 'noon' }],
  ])('is left out where it is %s, and games can be imported again', async (_, before, removedAt) => {
    const services = await having(before, removedAt)
    const { api } = services
    expect(api['notices.list']()).toEqual([])
    expect(tagsIn(services)).not.toHaveProperty('tags')
    expect(api['archive.list'](page).games.map(({ id }) => id)).toEqual(['second', 'first'])
    const id = api['import.begin']()
    const part = Buffer.from(writeRecord({ ...other, id: 'third' })).toString('base64')
    await api['import.add']({ id, name: 'a', part, last: true })
    expect(await api['import.run'](id)).toMatchObject({ added: 1 })
  })

  test('is put back once where rows beside it stand twice', async () => {
    const services = await having({ ...taken(), reviews: [REVIEW, REVIEW, { ...REVIEW, move: 1, review: 'no JSON' }] })
    expect(tagsIn(services)).toMatchObject({ tags: ['before'] })
  })
})

describe('what stands beside a game that was played here', () => {
  const played = golden(
    goldenNames(GAME.game).find((name) => golden(name).mode === 'digital' && golden(name).finishedAt)!,
  )
  const VERSION = CATALOGUE.get(GAME.game)!.thinking!.reviewing.version

  /** A data folder with that game, and rows of a review, of hints or of people, as somebody else wrote them. */
  const having = async (sql: string, ...values: unknown[]): Promise<Services> => {
    const folder = newFolder()
    const store = await openStore({ folder, now: () => new Date('2026-11-20T10:00:00.000Z'), catalogue: CATALOGUE })
    put(store, [played])
    store.close()
    const db = new Database(join(folder, 'pithead.db'))
    db.prepare(sql).run(...values)
    db.close()
    return openedAnew(folder)
  }
  const review = (text: string, lost = 1) =>
    having(
      'INSERT INTO reviews (game, move, version, review, seat, lost) VALUES (?, 0, ?, ?, 0, ?)',
      ...[played.id, VERSION, text, lost],
    )

  test.each(['7', 'null', '{}', '{"move":0}', '{"move":1}', `${'['.repeat(900)}${']'.repeat(900)}`])(
    'a review that reads %s is as if that move had none',
    async (text) => {
      const { api } = await review(text)
      expect(api['reviews.open'](played.id).reviewed).toEqual([])
    },
  )

  test('a review that is longer than any isn’t read', async () => {
    const { api } = await review(JSON.stringify({ move: 0, depth: 'x'.repeat(2_000_000) }))
    expect(api['reviews.open'](played.id).reviewed).toEqual([])
  })

  test.each([
    [0, [{ accuracy: 1 }]],
    [-1_000_000, []],
  ])('moves that lose %d points make an accuracy or none', async (lost, accuracy) => {
    const { api } = await having(
      `INSERT INTO reviews (game, move, version, review, seat, lost)
       SELECT games.id, key, ?, '{}', 0, ? FROM games, json_each(record, '$.moves')`,
      ...[VERSION, lost],
    )
    const [{ name }] = played.players
    expect(await api['statistics.person']({ game: played.game, name })).toMatchObject({ accuracy })
  })

  test('hints of nobody at the table, or before no move, aren’t told', async () => {
    const { api } = await having(
      'INSERT INTO hints (game, move, seat) VALUES (@id, 3, 1), (@id, 4, 99), (@id, 1000000000, 0)',
      { id: played.id },
    )
    expect(api['reviews.hints'](played.id)).toEqual([{ move: 3, seat: 1 }])
  })

  test('people whose names or colours could be nobody’s aren’t suggested', async () => {
    const { api } = await having(
      `INSERT INTO people (name, color, seen) VALUES ('Ida', 'red', 1), ('', 'red', 2), ('Ada', '{}', 3)`,
    )
    expect(api['people.list']()).toEqual([{ name: 'Ida', color: 'red' }])
  })
})

describe('a game whose record is none', () => {
  test.each(['7', '{}', '{"id":"first"}', 'null', '"id":"first', '{"id":"second","players":[]}'])(
    'but %s is refused alone, by its id, and hangs nothing',
    async (record) => {
      const { services } = await unchecked('UPDATE games SET record = ? WHERE id = ?', record, 'first')
      const { api } = services
      const all = { filter: ALL_GAMES, except: [] }
      const refused = { code: 'game-unreadable', params: { at: 'first' } }
      for (const format of ['records', 'csv', 'bg-stats'] as const) {
        await expect(api['export.make']({ games: all, format })).rejects.toMatchObject(refused)
        expect((await api['export.make']({ games: { ids: ['second'] }, format })).size).toBeGreaterThan(0)
      }
      expect(() => api['export.link']('first')).toThrow(expect.objectContaining(refused))
      await expect(api['batch.change']({ games: all, change: { addTags: ['A'] } })).rejects.toMatchObject(refused)
      expect(api['archive.tags']()).toEqual([])
      await api['people.rename']({ name: 'Anna', to: 'Anna Amalia' })
      expect(api['archive.list'](page).games.map(({ players }) => players[0].name)).toEqual(['Anna Amalia', 'Anna'])
    },
  )
})

describe('what waits for another start', () => {
  test.each([
    ['a change of many games', 'INSERT INTO batch (game, revision, back) SELECT id, revision, ? FROM games'],
    ['an import', 'INSERT INTO importing (game, before) SELECT id, ? FROM games'],
    ['a search', "INSERT INTO searches (name, filter) VALUES ('mine', ?)"],
    ['a season', "INSERT INTO seasons (name, season) VALUES ('mine', ?)"],
  ] as const)('%s that reads as nothing costs no game and keeps nothing else', async (_, sql) => {
    for (const text of ['7', 'null', '{}', '{"', '[]']) {
      const { services, sound } = await unchecked(sql, text)
      expect(await seen(services)).toEqual(sound)
      expect(services.api['searches.list']()).toEqual([])
      expect(services.api['seasons.list']()).toEqual([])
      expect(services.api['notices.list']()).toEqual([])
    }
  })
})

test('a line break among the players’ JSON is a space', async () => {
  const { sound, services } = await spoilt(
    `UPDATE archive SET players = replace(players, '},{', '},' || char(10) || '{')`,
  )
  expect(await seen(services)).toEqual(sound)
})

test('notices that are none of ours are not told', async () => {
  const { services } = await spoilt('INSERT INTO notices (notice) VALUES (?)', '{"code":"made-up"}')
  expect(services.api['notices.list']()).toEqual([])
})
