import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { GAME } from '../../support/games.ts'
import { golden, goldenFile as file, goldenNames, goldenText } from '../../support/golden.ts'
import { newFolder } from '../folder.ts'
import { archived, told } from '../archive/archived.ts'
import { pithead, pitheadIn } from './command.ts'
import { ran } from './line.ts'

const onUnix = describe.skipIf(process.platform === 'win32')

let folder: string
beforeEach(() => {
  folder = newFolder()
})

/** A file in the test's folder. */
function written(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** The line for a valid record; a running game's has the points so far. */
function okLine(name: string): string {
  const { players, setup, moves = [], result } = golden(name)
  const points = () => {
    const begun = { players: players.length, setup, entries: moves, pending: [], alone: [] }
    return GAME.playing.progress(GAME.playing.open(begun)).points
  }
  const totals = result?.scores.map(({ total }) => total) ?? points()
  return `ok ${file(name)} moves=${moves.length} totals=${totals.join(',')}`
}

test('prints a line for each record of both modes, in the order given', () => {
  const names = ['3-players', 'running', 'companion-counts']
  expect(pithead('verify', ...names.map((name) => file(name)))).toEqual({
    status: 0,
    out: names.map(okLine),
    err: [],
  })
})

/** Why the rules refuse an entry after these, with what its words need. */
function whyIllegal({ players, setup }: GameRecord, entries: readonly unknown[], entry: unknown): string {
  const { rules } = GAME
  let position = rules.deal(setup, players.length)
  for (const decision of entries.flatMap((each) => rules.decisionsOf(each))) position = rules.play(position, decision)
  const { code, params } = rules.whyIllegal(position, rules.decisionsOf(entry)[0])!
  return [`${code}`, ...Object.entries(params).map(([key, value]) => `${key}=${value}`)].join(' ')
}

test('says which are refused, where and why, goes on with the others, and ends with status 1', () => {
  const record = golden('3-players')
  const moves = record.moves!
  const tampered = written('tampered.json', JSON.stringify({ ...record, moves: moves.toSpliced(9, 0, moves[0]) }))
  const cut = written('cut.json', goldenText('3-players').slice(0, 3000))
  const missing = join(folder, 'missing.json')
  expect(pithead('verify', tampered, cut, missing, file('2-players'))).toEqual({
    status: 1,
    out: [
      `refused ${tampered} moves[9]: ${whyIllegal(record, moves.slice(0, 9), moves[0])}`,
      `refused ${cut} file: not-json`,
      `refused ${missing} file: not-found reason=ENOENT`,
      okLine('2-players'),
    ],
    err: [],
  })
})

test.each([
  ['empty', new Uint8Array(), 'not-json'],
  ['of binary data', new Uint8Array([0xff, 0xfe, 0x00, 0x01]), 'not-utf-8'],
  ['in Latin-1', Buffer.from(goldenText('2-players').replace('Mike', 'Jörg'), 'latin1'), 'not-utf-8'],
  ['over 4 MiB', goldenText('2-players').padEnd(4 * 1024 * 1024 + 1), 'too-large most=4194304'],
])('refuses a file %s', (_, content, reason) => {
  const path = written('record.json', content)
  expect(pithead('verify', path)).toEqual({ status: 1, out: [`refused ${path} file: ${reason}`], err: [] })
})

test('reads a file of 4 MiB', () => {
  const path = written('record.json', goldenText('2-players').padEnd(4 * 1024 * 1024))
  expect(pithead('verify', path)).toMatchObject({
    status: 0,
    out: [okLine('2-players').replace(file('2-players'), path)],
  })
})

test('reads a record with a byte-order mark, as import does', () => {
  const path = written('record.json', `\ufeff${goldenText('2-players')}`)
  expect(pithead('verify', path)).toMatchObject({ status: 0 })
})

test('reads the zip that export writes, and standard input', async () => {
  const { store } = await archived([told('2-players', 'two'), told('3-players', 'three')])
  const { bytes } = await ran(['export', '--out', '-'], store)
  const { status, lines } = await ran(['verify', '-'], undefined, [bytes])
  expect(status).toBe(0)
  expect(lines).toEqual([expect.stringMatching(/^ok -\/.*\.pithead moves=/), expect.stringMatching(/^ok -\//)])
})

test('prints JSON', async () => {
  const { status, lines } = await ran(['verify', '--json', file('2-players'), join(folder, 'missing.json')])
  expect(status).toBe(1)
  expect(JSON.parse(lines.join('\n'))).toMatchObject([
    { file: file('2-players'), totals: [expect.any(Number), expect.any(Number)] },
    { problem: { path: 'file', code: 'not-found' } },
  ])
})

test('refuses a folder', () => {
  mkdirSync(join(folder, 'records'))
  expect(pithead('verify', join(folder, 'records')).out).toEqual([
    `refused ${join(folder, 'records')} file: not-a-file`,
  ])
})

onUnix('on Unix', () => {
  test('refuses a pipe without waiting for somebody to write, and a device without an end', () => {
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    expect(pithead('verify', pipe, '/dev/zero').out).toEqual([
      `refused ${pipe} file: not-a-file`,
      'refused /dev/zero file: not-a-file',
    ])
  })

  test('keeps a file’s name on its line', () => {
    const path = written('a\nok b\u001b[2J\u202e.json', '')
    expect(pithead('verify', path).out).toEqual([
      `refused ${join(folder, 'a\\u{a}ok b\\u{1b}[2J\\u{202e}.json')} file: not-json`,
    ])
  })

  test('goes on to the end when nobody reads on', () => {
    const all = Array(20)
      .fill(goldenNames().map((name) => file(name)))
      .flat() as string[]
    const script = '{ "$@"; echo "status $?" >&2; } | head -n 1'
    const { out, err } = pitheadIn(script, 'verify', ...all, join(folder, 'missing.json'))
    expect(out).toHaveLength(1)
    expect(err).toEqual(['status 1'])
  })

  test.skipIf(process.platform !== 'linux')('says that the output could not be written', () => {
    expect(pitheadIn('"$@" > /dev/full', 'verify', file('2-players'))).toEqual({
      status: 3,
      out: [],
      err: ["pithead: can't write the output: no space left on device"],
    })
  })
})
