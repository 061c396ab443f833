/** What stands beside the records in a database from elsewhere: what is none of theirs is made again from them. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ALL_GAMES } from '../../../src/contract/archive.ts'
import type { Services } from '../../../src/main/services/services.ts'
import { newTable } from '../../support/games.ts'
import { called, told, put } from '../archive/archived.ts'
import { newFolder } from '../folder.ts'
import { newServices } from '../services.ts'
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

async function spoilt(sql: string, ...values: unknown[]) {
  const folder = await furnished()
  const before = await openedAnew(folder)
  const sound = await seen(before)
  before.close()
  const db = new Database(join(folder, 'pithead.db'))
  db.prepare(sql).run(...values)
  db.close()
  const services = await openedAnew(folder)
  return { sound, services }
}

const ints = (...numbers: number[]) => Buffer.from(Int32Array.from(numbers).buffer)
const HUGE = 2 ** 31 - 1

describe('what is none of a game’s is made again from its record', () => {
  test.each<[string, string, unknown]>([
    ['figures of an odd length', 'UPDATE shelf SET figures = ?', Buffer.alloc(7)],
    ['no bytes at all', 'UPDATE shelf SET figures = ?', Buffer.alloc(0)],
    ['figures of two milliards of seats', 'UPDATE shelf SET figures = ?', ints(0, 1, HUGE)],
    ['figures with two milliards of parts', 'UPDATE shelf SET figures = ?', ints(0, 1, 2, 1, 1, 1, 5, HUGE)],
    ['figures with two milliards of facts', 'UPDATE shelf SET figures = ?', ints(HUGE, 1, 0)],
    ['players that are no list', 'UPDATE shelf SET players = ?', '{"a":1}'],
    ['players that are nobody', 'UPDATE shelf SET players = ?', '[]'],
    ['players without names', 'UPDATE shelf SET players = ?', '[{},{}]'],
    ['points that are no numbers', 'UPDATE shelf SET points = ?', '["1",{}]'],
    ['winners that are no list', 'UPDATE shelf SET winners = ?', '7'],
    ['players of a table that are no list', 'UPDATE games SET players = ?', '7'],
    ['a table’s progress in no words', 'UPDATE games SET progress = ?', '[]'],
    ['a table’s points that are deep', 'UPDATE games SET points = ?', `${'['.repeat(900)}${']'.repeat(900)}`],
  ])('%s', async (_, sql, value) => {
    const { sound, services } = await spoilt(sql, value)
    expect(await seen(services)).toEqual(sound)
  })

  test('a game whose record is none is left out of the lists and of statistics', async () => {
    const { services } = await spoilt(`UPDATE games SET record = '{}', players = '7' WHERE id = ?`, 'second')
    services.close()
    const db = new Database(join(services.api['app.info']().dataFolder, 'pithead.db'))
    db.prepare(`UPDATE shelf SET figures = x'00', players = '7' WHERE id = 'second'`).run()
    db.close()
    const { api } = await openedAnew(services.api['app.info']().dataFolder)
    expect(api['archive.list'](page).games.map(({ id }) => id)).toEqual(['first'])
    expect(await api['statistics.people']({ game: GAME.game })).toMatchObject({ games: 1 })
  })
})

test('a line break among the players’ JSON is a space', async () => {
  const { sound, services } = await spoilt(
    `UPDATE shelf SET players = replace(players, '},{', '},' || char(10) || '{')`,
  )
  expect(await seen(services)).toEqual(sound)
})

test('notices that are none of ours are not told', async () => {
  const { services } = await spoilt('INSERT INTO notices (notice) VALUES (?)', '{"code":"made-up"}')
  expect(services.api['notices.list']()).toEqual([])
})
