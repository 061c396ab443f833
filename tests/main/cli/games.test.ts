/** `pithead list`, `export`, `import` and `stats` on a data folder of their own. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { writeRecord } from '../../../src/games/record.ts'
import { exportGames } from '../../../src/main/cli/export.ts'
import { importGames } from '../../../src/main/cli/import.ts'
import { list } from '../../../src/main/cli/list.ts'
import { stats } from '../../../src/main/cli/stats.ts'
import { ID } from '../../support/games.ts'
import { goldenFile } from '../../support/golden.ts'
import { newFolder } from '../folder.ts'
import { archived, told } from '../archive/archived.ts'
import { pitheadIn } from './command.ts'

async function printed(work: (print: (line: string) => void) => number | Promise<number>) {
  const lines: string[] = []
  const status = await work((line) => lines.push(line))
  return { status, lines }
}

test('import keeps what is right, names what is not, and list shows it', async () => {
  const { store } = await archived([])
  const broken = join(newFolder(), 'broken.json')
  writeFileSync(broken, '{')
  const files = [goldenFile('3-players'), broken]
  const { status, lines } = await printed((print) => importGames(store, files, CATALOGUE, print))
  expect(status).toBe(1)
  expect(lines[1]).toBe(`refused ${broken} file: not-json`)
  expect(lines[2]).toBe('kept 1')
  const listed = await printed((print) => list(store, '', print))
  expect(listed.lines).toHaveLength(1)
  expect(listed.lines[0]).toContain('*')
  expect(store.backups().map(({ reason }) => reason)).toEqual(['import'])
})

test('export writes the file that came in', async () => {
  const record = told('2-players', 'two')
  const { store } = await archived([record, told('3-players', 'three', { place: 'Essen' })])
  const out = join(newFolder(), 'two.json')
  await printed((print) =>
    exportGames(store, ['--out', out, record.startedAt.slice(0, 10), record.players[0].name], CATALOGUE, print),
  )
  const both = await printed((print) => exportGames(store, ['--out', out, '--format', 'csv'], CATALOGUE, print))
  expect(both.lines).toEqual([`${out} games=2`])
  expect(readFileSync(out, 'utf8').split('\r\n')).toHaveLength(1 + 2 + 3 + 1)
  store.games.remove('three', '2026-11-20T10:00:00.000Z')
  await printed((print) => exportGames(store, ['--out', out], CATALOGUE, print))
  expect(readFileSync(out, 'utf8')).toBe(writeRecord(record))
})

test.each([
  [['--format', 'pdf', '--out', 'x'], 'no format is called "pdf"'],
  [[], 'export needs --out'],
  [['--out', 'x', 'nobody-of-this-name'], 'no finished game is found'],
])('export %j is a mistake', async (args, words) => {
  const { store } = await archived([told('2-players', 'two')])
  await expect(exportGames(store, args, CATALOGUE, () => {})).rejects.toThrow(words)
})

test('stats prints JSON', async () => {
  const { store } = await archived([told('2-players', 'two')])
  const { lines } = await printed((print) => stats(store, { game: ID, name: '' }, print))
  expect(JSON.parse(lines.join('\n'))).toMatchObject({ games: 1, people: [{}, {}], tables: [{ games: 1 }, {}, {}] })
  const one = await printed((print) => stats(store, { game: ID, name: 'Lucy' }, print))
  expect(JSON.parse(one.lines.join('\n'))).toMatchObject({ name: 'Lucy', games: 1 })
  expect(() => stats(store, { game: ID, name: 'Nobody' }, () => {})).toThrow('nobody called "Nobody"')
})

test('a damaged database is told in one line, and what to do', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'pithead.db'), 'no database '.repeat(1000))
  const { status, out, err } = pitheadIn('PITHEAD_DATA="$3" "$1" "$2" list', folder)
  expect({ status, out }).toEqual({ status: 2, out: [] })
  expect(err).toEqual([
    `pithead: the database in ${folder} is damaged; nothing was changed, and Pithead shows what can be had back once it is started`,
  ])
})
