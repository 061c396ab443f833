/** `pithead list`, `export`, `import` and `stats` on a data folder of their own. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { type GameRecord, writeRecord } from '../../../src/games/record/record.ts'
import { sentRecord } from '../../../src/main/archive/formats/sent-game.ts'
import { readStores } from '../../../src/main/store/read-stores.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { ID } from '../../support/games.ts'
import { goldenFile, goldenText } from '../../support/golden.ts'
import { newFolder } from '../folder.ts'
import { archived, told } from '../archive/archived.ts'
import { pitheadIn } from './command.ts'
import { ran } from './line.ts'

test('import keeps what is right, names what is not, and list shows it', async () => {
  const { store } = await archived([])
  const broken = join(newFolder(), 'broken.json')
  const missing = join(newFolder(), 'missing.json')
  writeFileSync(broken, '{')
  const { status, lines } = await ran(['import', goldenFile('3-players'), broken, missing], store)
  expect(status).toBe(1)
  expect(lines.slice(1)).toEqual([
    `refused ${broken} file: not-json`,
    `refused ${missing} file: not-found reason=ENOENT`,
    'added 1',
  ])
  const listed = await ran(['list'], store)
  expect(listed.lines).toHaveLength(1)
  expect(listed.lines[0]).toContain('*')
  expect(store.backups().map(({ reason }) => reason)).toEqual(['import'])
})

describe('import of a changed game', () => {
  const changed = () => {
    const file = join(newFolder(), 'changed.json')
    writeFileSync(file, writeRecord(told('2-players', 'two', { notes: 'Corrected' })))
    return file
  }
  const LEFT = "left 1 unchanged; --keep theirs or --keep both takes the file's"

  test.each([
    [[], 1, ['added 0', LEFT], [undefined]],
    [['--keep', 'mine'], 0, ['added 0', LEFT], [undefined]],
    [['--keep', 'theirs'], 0, ['added 0', 'replaced 1'], ['Corrected']],
    [['--keep', 'both'], 0, ['added 1'], [undefined, 'Corrected']],
  ])('%j ends with status %i', async (flags, status, said, notes) => {
    const { store, found, archive } = await archived([told('2-players', 'two')])
    const file = changed()
    expect(await ran(['import', file, ...flags], store)).toMatchObject({
      status,
      lines: [`changed ${file} two notes`, ...said],
    })
    const kept = found().map((id) => (JSON.parse(archive.open(id)) as GameRecord).notes)
    expect(new Set(kept)).toEqual(new Set(notes))
  })

  test('refuses another side', async () => {
    const { store } = await archived([])
    await expect(ran(['import', changed(), '--keep', 'ours'], store)).rejects.toMatchObject({
      code: 'commander.invalidArgument',
    })
  })
})

test('import says what came back from the bin', async () => {
  const record = told('2-players', 'two')
  const { store, found } = await archived([record])
  store.games.remove('two', '2026-11-20T10:00:00.000Z')
  const { status, lines } = await ran(['import', '-'], store, [Buffer.from(writeRecord(record))])
  expect([status, lines, found()]).toEqual([0, ['back - two', 'added 0', 'back from the bin 1'], ['two']])
})

describe('import of a table from another program', () => {
  const table = () => {
    const file = join(newFolder(), 'plays.csv')
    writeFileSync(file, 'Name;Punkte;Datum\nAnna;90;20.11.2026\nBen;80;20.11.2026\n')
    return file
  }
  const GUESS = `player=1,total=2,date=3,game=${ID},order=dmy`

  test('says what its columns seem to be, and reads nothing', async () => {
    const { store, found } = await archived([])
    const file = table()
    const { status, lines } = await ran(['import', file], store)
    expect(lines).toEqual([
      `table ${file} 1="Name" 2="Punkte" 3="Datum" --columns ${GUESS}`,
      `refused ${file} file: unknown-columns`,
      'added 0',
    ])
    expect([status, found()]).toEqual([1, []])
  })

  test('reads it once they are named', async () => {
    const { store, archive, found } = await archived([])
    const { status, lines } = await ran(['import', table(), '--columns', GUESS], store)
    expect([status, lines.at(-1)]).toEqual([0, 'added 1'])
    expect(JSON.parse(archive.open(found()[0])) as GameRecord).toMatchObject({
      players: [{ name: 'Anna' }, { name: 'Ben' }],
      result: { scores: [{ total: 90 }, { total: 80 }], winners: [0] },
    })
  })

  test.each([
    'player=1,total=2',
    'player=1,total=2,date=3',
    'player=0,total=2,date=3,title=4',
    'names=1',
    `${GUESS},order=dym`,
  ])('refuses --columns %s', async (columns) => {
    const { store } = await archived([])
    await expect(ran(['import', table(), '--columns', columns], store)).rejects.toMatchObject({
      code: 'commander.invalidArgument',
    })
  })
})

test('import reads standard input', async () => {
  const { store } = await archived([])
  const { status, lines } = await ran(['import', '-'], store, [Buffer.from(goldenText('2-players'))])
  expect(status).toBe(0)
  expect(lines.at(-1)).toBe('added 1')
})

test('export writes the file that came in', async () => {
  const record = told('2-players', 'two')
  const { store } = await archived([record, told('3-players', 'three', { place: 'Essen' })])
  const out = join(newFolder(), 'two.json')
  const both = await ran(['export', '--out', out, '--format', 'csv'], store)
  expect(both.lines).toEqual([`${out} games=2`])
  expect(readFileSync(out, 'utf8').split('\r\n')).toHaveLength(1 + 2 + 3 + 1)
  store.games.remove('three', '2026-11-20T10:00:00.000Z')
  await ran(['export', '--out', out, record.startedAt.slice(0, 10), record.players[0].name], store)
  expect(readFileSync(out, 'utf8')).toBe(writeRecord(record))
})

test('export names a game whose record can’t be read, and leaves none out', async () => {
  const { store } = await archived([told('2-players', 'two')])
  const games = { ...store.games, load: (id: string) => ({ ...store.games.load(id)!, record: '{}' }) }
  await expect(ran(['export', '--out', '-', '--format', 'csv'], { ...store, games })).rejects.toThrow(
    "the record of game two can't be read",
  )
})

test('export writes to standard output, nothing else with it, and a byte-order mark if wanted', async () => {
  const record = told('2-players', 'two')
  const { store } = await archived([record])
  expect(await ran(['export', '--out', '-'], store)).toEqual({
    status: 0,
    lines: [],
    bytes: Buffer.from(writeRecord(record)),
  })
  const { bytes } = await ran(['export', '--out', '-', '--format', 'csv', '--bom'], store)
  expect(bytes.toString().startsWith('\ufeffrecord id,')).toBe(true)
  const plain = await ran(['export', '--out', '-', '--format', 'csv'], store)
  expect(plain.bytes.toString().startsWith('record id,')).toBe(true)
})

test.each([
  [['--separator', ';'], '\ufeffrecord id;game;'],
  [['--separator', ';', '--bom'], '\ufeffrecord id;game;'],
  [['--separator', ',', '--bom'], '\ufeffrecord id,game,'],
  [['--separator', ','], 'record id,game,'],
])('export %j begins a table with %j', async (flags, beginning) => {
  const { store } = await archived([told('2-players', 'two')])
  const { bytes } = await ran(['export', '--out', '-', '--format', 'csv', ...flags], store)
  expect(bytes.toString().startsWith(beginning)).toBe(true)
})

test('export refuses a separator that spreadsheets don’t expect', async () => {
  const { store } = await archived([told('2-players', 'two')])
  const wrong = ran(['export', '--out', '-', '--format', 'csv', '--separator', '|'], store)
  await expect(wrong).rejects.toMatchObject({ code: 'commander.invalidArgument' })
})

describe('export of a page for any browser', () => {
  test('holds one game', async () => {
    const { store } = await archived([told('2-players', 'two'), told('3-players', 'three')])
    await expect(ran(['export', '--out', 'x', '--format', 'html'], store)).rejects.toMatchObject({
      message: 'a page holds one game, and 2 were found',
      status: 3,
    })
  })

  test('is that game, in the page that was built for it', async () => {
    const record = told('2-players', 'two')
    const { store } = await archived([record])
    const { bytes } = await ran(['export', '--out', '-', '--format', 'html'], store)
    expect(JSON.parse(sentRecord(bytes.toString())!)).toEqual(record)
    expect(bytes.toString()).toMatch(/^<!doctype html>/)
  })
})

test('an export that finds nothing is a failure', async () => {
  const { store } = await archived([told('2-players', 'two')])
  await expect(ran(['export', '--out', 'x', 'nobody-of-this-name'], store)).rejects.toMatchObject({
    message: 'no finished game found',
    status: 3,
  })
})

test('list prints JSON', async () => {
  const { store } = await archived([told('2-players', 'two')])
  const { lines } = await ran(['list', '--json'], store)
  expect(JSON.parse(lines.join('\n'))).toMatchObject([{ id: 'two', game: ID, winners: [expect.any(Number)] }])
  expect(JSON.parse((await ran(['list', '--json', 'nobody-of-this-name'], store)).lines.join('\n'))).toEqual([])
})

test('stats prints a table or JSON', async () => {
  const { store } = await archived([told('2-players', 'two')])
  const { lines } = await ran(['stats'], store)
  expect(lines[0]).toMatch(/^name +games +wins +average +best +rating$/)
  expect(
    lines
      .slice(1)
      .map((line) => line.split(' ', 1)[0])
      .toSorted(),
  ).toEqual(['Lucy', 'Mike'])
  expect((await ran(['stats', 'Lucy'], store)).lines).toHaveLength(2)
  const all = await ran(['stats', '--json'], store)
  expect(JSON.parse(all.lines.join('\n'))).toMatchObject({ games: 1, people: [{}, {}], tables: [{ games: 1 }, {}, {}] })
  const one = await ran(['stats', '--game', ID, '--json', 'Lucy'], store)
  expect(JSON.parse(one.lines.join('\n'))).toMatchObject({ name: 'Lucy', games: 1 })
  await expect(ran(['stats', 'Nobody'], store)).rejects.toMatchObject({ status: 3 })
})

const options = (folder: string) => ({ folder, now: () => new Date(), catalogue: CATALOGUE })

test('the games are read while the app has them open, and nothing can be written', async () => {
  const { store, folder } = await archived([told('2-players', 'two')])
  await expect(openStore(options(folder))).rejects.toMatchObject({ code: 'storage-busy' })
  const stores = await readStores(options(folder))
  expect(stores.archive.ids({ ids: ['two'] })).toEqual(['two'])
  expect(stores.games.load('two')).toEqual(store.games.load('two'))
  expect(() => stores.games.remove('two', '2026-11-20T10:00:00.000Z')).toThrow(
    expect.objectContaining({ code: 'storage-read-only' }),
  )
  stores.close()
})

test('where there is no database there are no games', async () => {
  const stores = await readStores(options(newFolder()))
  expect(stores.statistics.people({ game: ID }).games).toBe(0)
  stores.close()
})

test('a damaged database is told in one line, and what to do', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'pithead.db'), 'no database '.repeat(1000))
  const { status, out, err } = pitheadIn('PITHEAD_DATA="$3" "$1" "$2" list', folder)
  expect({ status, out }).toEqual({ status: 3, out: [] })
  expect(err).toEqual([
    `pithead: the database in ${folder} is damaged; nothing was changed, and Pithead shows what can be had back once it is started`,
  ])
})
