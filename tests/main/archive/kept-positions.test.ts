/** Positions kept with a game go where the game goes: into backups and back, and out of a damaged database. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { readRecord, writeRecord, type GameRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { openServices } from '../../../src/main/services/services.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { newFolder } from '../folder.ts'
import { golden } from '../../support/golden.ts'
import { GAME, ID } from '../../support/games.ts'

const MOVES = 20
const AT = '2026-11-20T10:00:00.000Z'
const record = golden('2-players')
const { rules } = GAME

/** A whole turn other than the one that was played. */
function variation(): unknown[] {
  const start = record
    .moves!.slice(0, MOVES)
    .flatMap((entry) => rules.decisionsOf(entry))
    .reduce((now, each) => rules.play(now, each), rules.deal(record.setup, 2))
  const line: unknown[] = []
  for (let now = start; line.length === 0 || rules.isUnderWay(now); now = rules.play(now, line.at(-1)))
    line.push(rules.legal(now).at(-1))
  return line
}

const kept: GameRecord = {
  ...record,
  study: [
    { at: 0, name: 'The start' },
    { at: MOVES, moves: [rules.entryOf(variation())], comment: 'Better?\nI think so.' },
    { at: record.moves!.length, name: 'The end' },
  ],
}

async function folderWith(stored: GameRecord) {
  const folder = newFolder()
  const store = await openStore({ folder, now: () => new Date(AT), catalogue: CATALOGUE })
  store.games.create(changeOfRecord(stored, AT, CATALOGUE))
  await store.backup('import')
  store.close()
  return folder
}

async function open(folder: string) {
  const services = await openServices({ folder, host: 'loopback', version: '1.2.3' })
  onTestFinished(() => services.close())
  return services.api
}

function sql(folder: string, text: string) {
  const database = new Database(join(folder, 'pithead.db'))
  database.exec(text)
  database.close()
}
const lame = (folder: string) => sql(folder, 'DROP INDEX games_by_touch')

const idOf = { game: ID, id: record.id }
const whole = {
  kept: [{ moves: 0 }, { moves: MOVES, comment: 'Better?\nI think so.' }, { name: 'The end' }],
  unsound: [],
}

test('comes back from a backup as it was when that was made', async () => {
  const api = await open(await folderWith(kept))
  const before = api['archive.open'](record.id)
  api['study.drop']({ ...idOf, moves: 0, line: [] })
  api['study.keep']({ ...idOf, moves: 3, line: [], name: 'New', comment: null })
  const [{ name }] = api['backups.list']().filter(({ reason }) => reason === 'import')
  await api['backups.restore'](name)
  expect(api['archive.open'](record.id)).toBe(before)
  expect(api['study.open'](record.id)).toMatchObject(whole)
})

test('is read from a damaged database with its game, byte for byte', async () => {
  const folder = await folderWith(kept)
  lame(folder)
  const api = await open(folder)
  expect(await api['rescue.look']()).toMatchObject({ salvaged: { count: 1, finished: 1 } })
  await api['rescue.run']('salvage')
  expect(api['archive.open'](record.id)).toBe(writeRecord(kept))
  expect(api['study.open'](record.id)).toMatchObject(whole)
})

const DAMAGED = [
  ['a position after a move that there isn’t', '$.study[1].at', '9999', 'study[1].at', 'out-of-range'],
  ['a move that the rules refuse', '$.study[1].moves[0]', '{"no":"move"}', 'study[1].moves[0]', 'unknown-kind'],
  ['a name that is a number', '$.study[1].name', '7', 'study[1].name', 'wrong-type'],
  ['a key that nobody knows', '$.study[1].more', '1', 'study[1].more', 'unknown-key'],
] as const

for (const [name, at, value, path, code] of DAMAGED)
  test(`with ${name} it is left out and told, the rest and the game stay`, async () => {
    const folder = await folderWith(kept)
    sql(folder, `UPDATE games SET record = json_set(record, '${at}', json('${value}'))`)
    const api = await open(folder)
    const { kept: left, unsound } = api['study.open'](record.id)
    expect(left.map(({ moves }) => moves)).toEqual([0, record.moves!.length])
    expect(unsound).toMatchObject([{ path, code }])
    const file = api['archive.open'](record.id)
    expect(readRecord(file, CATALOGUE)).toMatchObject({
      record: { ...record, study: [kept.study![0], kept.study![2]] },
    })
    // The next thing that is kept is written without it.
    expect(api['study.drop']({ ...idOf, moves: 0, line: [] })).toMatchObject({
      kept: [{ name: 'The end' }],
      unsound: [],
    })
    expect(api['study.open'](record.id).unsound).toEqual([])
  })

test('a study that is none at all costs no game, neither when it is opened nor in a rescue', async () => {
  for (const value of ['7', '[]', '{}', '[null,7]', 'null']) {
    const folder = await folderWith(kept)
    sql(folder, `UPDATE games SET record = json_set(record, '$.study', json('${value}'))`)
    lame(folder)
    const api = await open(folder)
    expect(await api['rescue.look'](), value).toMatchObject({ salvaged: { count: 1, finished: 1 } })
    await api['rescue.run']('salvage')
    expect(api['archive.open'](record.id), value).toBe(writeRecord(record))
    expect(api['study.open'](record.id)).toMatchObject({ kept: [], unsound: [] })
  }
})
