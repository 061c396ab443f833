/** Tables that are brought in: Pithead's own, and those of other programs once it is said which column is which. */
import { describe, expect, test } from 'vitest'
import type { ImportItem, TableColumns, TableStyle } from '../../../src/contract/archive.ts'
import { exportName } from '../../../src/main/archive/formats/export-names.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { minutesOf } from '../../../src/games/building-blocks/minutes.ts'
import { isFinished } from '../../../src/games/facets/recording.ts'
import { writeRecord, type FinishedRecord, type GameRecord } from '../../../src/games/record/record.ts'
import { csv, OWN_COLUMNS } from '../../../src/main/archive/formats/csv.ts'
import { separatorOf } from '../../../src/main/archive/formats/csv-rows.ts'
import { readTable } from '../../../src/main/archive/formats/read-table.ts'
import { ownColumnsOf, previewOf } from '../../../src/main/archive/formats/table-columns.ts'
import { dateIn } from '../../../src/main/archive/formats/table-dates.ts'
import { TransfersService } from '../../../src/main/archive/transfers.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { golden, goldenGames, goldenNames } from '../../support/golden.ts'
import { archived, now, told } from './archived.ts'
import { bringIn, problemOf } from './brought.ts'

const FORMULA = '=1+1'
/** Every finished golden game of every title, one of them with texts that a table has to take care of. */
const finished = (): FinishedRecord[] =>
  goldenGames().flatMap((game) =>
    goldenNames(game)
      .map((name) => ({ ...golden(name, game), id: `${game}-${name}` }))
      .filter(isFinished)
      .map((record, at) =>
        at === 0
          ? { ...record, place: '-Home; "2"', notes: `${FORMULA}\r\n\tA line, and "more"`, minutes: 61 }
          : record,
      ),
  )

async function tableOf(records: readonly GameRecord[], style: TableStyle): Promise<Buffer> {
  const parts: string[] = []
  for await (const part of csv(records.filter(isFinished), CATALOGUE, undefined, style)) parts.push(part)
  return Buffer.from(parts.join(''))
}

const STYLES = ['plain', 'comma', 'semicolon'] as const
const states = (items: readonly ImportItem[]) => [...new Set(items.map(({ state }) => state))]

describe('Pithead’s own table', () => {
  test.each(STYLES)('(%s) is recognised without a question, each game under its id', async (style) => {
    const { items } = await bringIn([['all.csv', await tableOf(finished(), style)]], finished())
    expect(items.filter(({ state }) => state !== 'same-id')).toEqual([])
    expect(items).toHaveLength(finished().length)
    expect(states(items)).toEqual(['same-id'])
  })

  test.each(STYLES)('(%s) gives back all that it says: what it doesn’t say is what is lost', async (style) => {
    const { items, archive } = await bringIn([['all.csv', await tableOf(finished(), style)]])
    expect(states(items)).toEqual(['new'])
    for (const record of finished()) {
      const back = JSON.parse(archive.open(record.id)) as FinishedRecord
      const [was, is] = [record.result, back.result]
      expect(back).toMatchObject({ game: record.game, mode: 'companion', startedAt: record.startedAt })
      expect(back.finishedAt).toBe(record.finishedAt)
      expect([back.place, back.notes, minutesOf(back)]).toEqual([record.place, record.notes, minutesOf(record)])
      expect(back.players.map(({ name, color }) => [name, color])).toEqual(
        record.players.map((player) => [exportName(player), player.color]),
      )
      expect(is.scores.map(({ total }) => total)).toEqual(was.scores.map(({ total }) => total))
      expect(is.winners).toEqual(was.winners)
    }
  })

  test('is known by its heading, whatever its file is called', async () => {
    const { kept } = await bringIn([['-', await tableOf([told('2-players', 'two')], 'plain')]])
    expect(kept).toBe(1)
  })
})

const GAME = [...CATALOGUE.values()][0].identity
const TITLE = GAME.titles[0]
const GERMAN = [
  'Datum;Spiel;Mitspieler;Punkte;Sieger;Ort;Dauer',
  `13.11.2026;${TITLE};Jürgen;101;ja;Essen;62`,
  `13.11.2026;${TITLE};Änne;88;;Essen;62`,
  '13.11.2026;Skat;Jürgen;12;;Essen;30',
  '13.11.2026;Skat;Änne;24;ja;Essen;30',
  `13.11.2026;${TITLE};Jürgen;70;;Essen;`,
  `13.11.2026;${TITLE};Änne;70;x;Essen;`,
].join('\r\n')

const guessed = (text: string): TableColumns => previewOf('t.csv', text, CATALOGUE).guess as TableColumns
const readOf = (text: string, columns = guessed(text)) => [...readTable(text, columns, CATALOGUE)]

describe('a table from elsewhere', () => {
  test.each([
    [GERMAN, { date: 0, title: 1, player: 2, total: 3, winner: 4, place: 5, minutes: 6, order: 'dmy' }],
    ['Player,Final score,Played on,Game\nA,1,12/31/2025,x', { player: 0, total: 1, date: 2, title: 3, order: 'mdy' }],
    ['Speler\tPunten\tGespeeld op\tSpel', { player: 0, total: 1, date: 2, title: 3, order: 'dmy' }],
    ['name,score,date\nA,1,2026-01-02', { player: 0, total: 1, date: 2, title: null, game: GAME.id, order: 'ymd' }],
    ['a,b,c', { player: null, total: null, date: null, title: null }],
  ])('is looked at first: %j', (text, guess) => {
    expect(previewOf('t.csv', text, CATALOGUE).guess).toMatchObject(guess)
  })

  test('shows the first rows, and no more', () => {
    const rows = Array.from({ length: 9 }, (_, at) => `A${at},1,2026-01-0${at + 1}`)
    const { header, rows: shown } = previewOf('t.csv', ['name,score,date', ...rows].join('\n'), CATALOGUE)
    expect(header).toEqual(['name', 'score', 'date'])
    expect(shown).toEqual(rows.slice(0, 5).map((row) => row.split(',')))
  })

  test('gives its plays, told apart by day, title and names; other games are left out by name', () => {
    const plays = readOf(GERMAN)
    expect(plays.map(({ title }) => title)).toEqual([undefined, 'Skat', undefined])
    const [first, , last] = plays.map((play) => ('record' in play ? play.record : null))
    expect(first).toMatchObject({
      game: GAME.id,
      place: 'Essen',
      players: [{ name: 'Jürgen' }, { name: 'Änne' }],
      result: { winners: [0], scores: [{ total: 101 }, { total: 88 }] },
    })
    expect(minutesOf(first!)).toBe(62)
    expect(last).toMatchObject({ result: { winners: [1], scores: [{ total: 70 }, { total: 70 }] } })
  })

  test('waits to be told which column is which, and is counted once though it comes twice', async () => {
    const { store } = await archived([])
    const transfers = new TransfersService({
      ...{ catalogue: CATALOGUE, store, events: eventHub(), now },
      forget: () => {},
    })
    const bring = async (columns: TableColumns | null) => {
      const id = transfers.begin()
      const part = Buffer.from(GERMAN).toString('base64')
      expect(await transfers.add({ id, name: 'skat.csv', part, last: true })).toMatchObject({ new: 0, refused: 0 })
      const table = transfers.api['import.table'](id)
      expect(table).toMatchObject({ name: 'skat.csv', guess: guessed(GERMAN) })
      const count = await transfers.map(id, columns)
      expect(transfers.api['import.table'](id)).toBeNull()
      await expect(transfers.map(id, columns)).rejects.toMatchObject({ code: 'not-allowed-now' })
      const items = transfers.api['import.items']({ id, state: null, skip: 0, count: 10 })
      await transfers.run(id)
      return { count, items }
    }
    const first = await bring(guessed(GERMAN))
    expect(first.count).toMatchObject({ new: 2, other: 1 })
    expect(first.items.at(-1)).toEqual({ name: 'skat.csv', state: 'left-out', title: 'Skat', plays: 1 })
    expect((await bring(guessed(GERMAN))).count).toMatchObject({ new: 0, known: 2, other: 1 })
    expect((await bring(null)).items).toEqual([])
  })

  test('in an archive with others says that it has to come by itself', async () => {
    const { items } = await bringIn([['a.csv', Buffer.from(GERMAN)]])
    expect(problemOf(items[0])).toMatchObject({ path: 'file', code: 'unknown-columns' })
  })
})

describe('no more of a table is read than a table has', () => {
  const problemsIn = (text: string) =>
    Array.from(readTable(text, guessed('name,score,date'), CATALOGUE), ({ problem }) => problem)

  test.each([
    ['the header', `name,score,date${','.repeat(100_000)}`, 'rows[0]'],
    ['a row', `name,score,date\n${','.repeat(100_000)}\nAnn,1,2026-01-02`, 'rows[1]'],
  ])('of very many values in %s the first thousand', (_, text, path) => {
    const params = { have: 1001, need: '1..1000' }
    expect(problemsIn(text)).toEqual([{ path, code: 'wrong-length', params }])
  })

  test('of very many players at one table the first hundred', () => {
    const rows = Array.from({ length: 5000 }, (_, row) => `Ann ${row},1,2026-01-02`)
    expect(problemsIn(['name,score,date', ...rows].join('\n'))).toEqual([
      { path: 'rows[1]', code: 'wrong-length', params: { have: 101, need: expect.any(String) as string } },
    ])
  })

  test('of a header without end nothing is shown', () => {
    const text = `${OWN_COLUMNS.join(',')}${',x'.repeat(100_000)}\n`
    expect(ownColumnsOf(text)).toBeNull()
    expect(separatorOf(`${'a,'.repeat(3000)}${';'.repeat(100_000)}`)).toBe(',')
  })
})

describe('what is wrong is told with its row and column', () => {
  const COLUMNS = guessed('name,score,date')
  const HEAD = 'name,score,date,minutes'
  const SECOND = 'Ben,2,2026-01-02,60'
  test.each([
    ['Ann,x,2026-01-02,60', 'rows[1].score', 'not-whole'],
    ['Ann,,2026-01-02,60', 'rows[1].score', 'missing'],
    ['Ann,12.5,2026-01-02,60', 'rows[1].score', 'not-whole'],
    [',12,2026-01-02,60', 'rows[1].name', 'missing'],
    ['Ann,12,2026-02-30,60', 'rows[1].date', 'wrong-form'],
    ['Ann,12,yesterday,60', 'rows[1].date', 'wrong-form'],
    ['Ann,12,2026-01-02,an hour', 'rows[1].minutes', 'not-whole'],
    ['Ann,12,2026-01-02', 'rows[1]', 'wrong-length'],
    ['"Ann,12,2026-01-02,60', 'rows[1]', 'not-closed'],
    ['"Ann"12,2026-01-02,60', 'rows[1]', 'wrong-form'],
    ['Ann,999999,2026-01-02,60', 'rows[1].score', 'out-of-range'],
  ])('%s', async (row, path, code) => {
    const text = [HEAD, row, SECOND].join('\n')
    const { store } = await archived([])
    const transfers = new TransfersService({
      ...{ catalogue: CATALOGUE, store, events: eventHub(), now },
      forget: () => {},
    })
    const id = transfers.begin()
    await transfers.add({ id, name: 't.csv', part: Buffer.from(text).toString('base64'), last: true })
    await transfers.map(id, { ...COLUMNS, minutes: 3 })
    const [item] = transfers.api['import.items']({ id, state: 'refused', skip: 0, count: 1 })
    expect(problemOf(item)).toMatchObject({ path, code })
    transfers.close()
  })

  test('too few and too many at the table', () => {
    const alone = readOf(`name,score,date\nAnn,1,2026-01-02`)
    expect(alone).toMatchObject([{ problem: { path: 'rows[1]', code: 'wrong-length', params: { have: 1 } } }])
  })

  test('one play that is wrong leaves the others', () => {
    const plays = readOf(`name,score,date\nAnn,x,2026-01-02\nBen,1,2026-01-02\nAnn,3,2026-01-03\nBen,1,2026-01-03`)
    expect(plays.map((play) => 'record' in play)).toEqual([false, true])
  })
})

test('the same person twice at a table of one number is refused', async () => {
  const record = told('2-players', 'two')
  const text = (await tableOf([record], 'plain')).toString().replaceAll(record.players[1].name, record.players[0].name)
  const { items } = await bringIn([['own.csv', Buffer.from(text)]])
  expect(problemOf(items[0])).toMatchObject({ code: 'twice' })
})

test.each([
  ['2026-11-20', 'dmy', [2026, 10, 20, 12, 0]],
  ['20.11.2026 19:30', 'dmy', [2026, 10, 20, 19, 30]],
  ['11/20/2026', 'mdy', [2026, 10, 20, 12, 0]],
  ['20-11-2026', 'dmy', [2026, 10, 20, 12, 0]],
] as const)('a date is read as its order says: %s', (text, order, [year, month, day, hours, minutes]) => {
  expect(dateIn(text, text.startsWith('2026') ? 'ymd' : order)).toBe(
    new Date(year, month, day, hours, minutes).toISOString(),
  )
})

test('a table that only resembles Pithead’s is from elsewhere', () => {
  expect(ownColumnsOf('record id,game,mode\n')).toBeNull()
  expect(writeRecord(told('2-players', 'two'))).not.toContain('record id,')
})
