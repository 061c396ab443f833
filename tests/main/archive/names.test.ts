/** Names from files: one person in every spelling, found by every search. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { ID } from '../../support/games.ts'
import { writeRecord } from '../../../src/games/record/record.ts'
import { migrate } from '../../../src/main/store/schema/migrate.ts'
import { MIGRATIONS } from '../../../src/main/store/schema/migrations/migrations.ts'
import { newFolder } from '../folder.ts'
import { bringIn } from './brought.ts'
import { archived, called, told } from './archived.ts'

const file = (record: GameRecord): [string, Buffer] => [`${record.id}.pithead`, Buffer.from(writeRecord(record))]

test('two spellings of a name are one person', async () => {
  const files = [
    file(called(told('2-players', 'a'), 'Zoë', 'Max')),
    file(
      called(told('companion-points', 'b', { place: 'Cafe\u0301', tags: ['a\u0301', 'á'] }), 'Zoe\u0308', 'Max\u200b'),
    ),
  ]
  const { store, items } = await bringIn(files)
  expect(items.map(({ state }) => state)).toEqual(['new', 'new'])
  expect(
    store.statistics
      .people({ game: ID })
      .people.map(({ name, games }) => [name, games])
      .sort(),
  ).toEqual([
    ['Max', 2],
    ['Zoë', 2],
  ])
  expect(JSON.parse(store.games.load('b')!.record)).toMatchObject({ place: 'Café', tags: ['á'] })
})

test('a game that is here in the old spelling is known', async () => {
  const old = called(told('2-players', 'a'), 'Zoe\u0308')
  expect((await bringIn([file(old)], [old])).items).toMatchObject([{ state: 'same-id' }])
})

test.each(['GROSS', 'grosses', 'Bjorn', 'HAUPTSTRASSE', 'lodz', 'isil'])('a search finds %j', async (search) => {
  const record = called(told('2-players', 'a', { place: 'Hauptstraße, Łódź', notes: 'Işıl' }), 'Großes', 'Bjørn')
  expect((await archived([record])).found({ search })).toEqual(['a'])
})

test('the database of an earlier version is searched like a new one', async () => {
  const record = called(told('2-players', 'a', { tags: ['Straße'] }), 'Groß', 'Łukasz')
  const { store, folder } = await archived([record])
  store.close()
  const older = newFolder()
  const db = inVersion14(join(folder, FILE), join(older, FILE))
  db.exec(`
    UPDATE shelf SET words = 'groß' || char(10) || 'łukasz', winner = 'groß', person_words = 'groß' || char(10) || 'łukasz';
    UPDATE tags SET word = 'straße'`)
  db.close()
  const { found } = await archived([], older)
  for (const search of ['GROSS', 'players:lukasz', 'tag:strasse']) expect(found({ search })).toEqual(['a'])
})

const FILE = 'pithead.db'

/** A database of version 14, which called the archive's table `shelf`, with the games of another. */
function inVersion14(today: string, file: string): Database.Database {
  const db = new Database(file)
  for (const step of MIGRATIONS.slice(0, 14)) migrate(db, step)
  db.prepare('ATTACH ? AS today').run(today)
  const columns = db.pragma('table_info(shelf)') as { name: string }[]
  const known = columns.map(({ name }) => name).join(', ')
  db.exec(`
    INSERT INTO games SELECT * FROM today.games;
    INSERT INTO shelf (${known}) SELECT ${known} FROM today.archive;
    INSERT INTO seats SELECT * FROM today.seats;
    INSERT INTO tags SELECT * FROM today.tags`)
  return db
}
