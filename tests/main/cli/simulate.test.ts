import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { readRecord } from '../../../src/games/record/record.ts'
import { newFolder } from '../folder.ts'
import { GAME, ID } from '../../support/games.ts'
import { pithead, pitheadIn } from './command.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'

const [weak] = GAME.identity.levels
const usual = GAME.thinking!.usual
/** As strong as one can be without a second for each turn. */
const strong = GAME.thinking!.levels.filter(({ isTimed }) => !isTimed).at(-1)!.name
/** File names of the first games. */
const file = (number: number) => `${ID}-2p-1-000${number}.json`

let folder: string
beforeEach(() => {
  folder = newFolder()
})

const simulate = (out: string, ...flags: string[]) => pithead('simulate', ...flags, '--out', join(folder, out))
const contents = (out: string) =>
  Object.fromEntries(
    readdirSync(join(folder, out)).map((name) => [name, readFileSync(join(folder, out, name), 'utf8')]),
  )

describe.each([2, 3, 4])('with %i players', (players) => {
  test('writes whole games that are valid records, and says where', () => {
    const { status, out, err } = simulate('new/records', '--players', `${players}`, '--games', '3', '--seed', '7')
    const files = contents('new/records')
    expect({ status, err }).toEqual({ status: 0, err: [] })
    expect(out).toEqual(Object.keys(files).map((name) => join(folder, 'new/records', name)))
    const records = Object.values(files).map((text) => readRecord(text, CATALOGUE))
    expect(records.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined])
    for (const { record } of records as { record: { players: unknown; result: unknown } }[]) {
      expect(record.players).toHaveLength(players)
      expect(record.result).not.toBeNull()
    }
  })
})

test('the same seed makes the same files, each the same however many there are; another seed makes others', () => {
  simulate('a', '--players', '3', '--games', '3', '--seed', '7')
  simulate('b', '--game', ID, '--players=3', '--games=2', '--seed=7', '--bots', 'random,random,random')
  simulate('c', '--players', '3', '--games', '1', '--seed', '8')
  const [a, b, c] = [contents('a'), contents('b'), contents('c')]
  expect(a).toMatchObject(b)
  expect(Object.keys(b)).toHaveLength(2)
  expect(new Set([...Object.values(a), ...Object.values(c)]).size).toBe(4)
})

test('bots of every level play by the rules, and the same with the same seed', () => {
  const flags = ['--players', '4', '--bots', [weak, usual, strong, 'random'].join(), '--seed', '3']
  simulate('a', ...flags)
  simulate('b', ...flags)
  const [file] = Object.values(contents('a'))
  expect(contents('b')).toEqual(contents('a'))
  expect(readRecord(file, CATALOGUE).problem).toBeUndefined()
  expect(JSON.parse(file)).toMatchObject({
    players: [{ control: `bot:${weak}` }, {}, { control: `bot:${strong}` }, {}],
  })
})

describe('a folder that can’t be written', () => {
  test('is said to be that', () => {
    writeFileSync(join(folder, 'file'), '')
    const out = join(folder, 'file', 'records')
    expect(pithead('simulate', '--players', '2', '--out', out)).toEqual({
      status: 3,
      out: [],
      err: [`pithead: can't write ${out}: not a directory`],
    })
  })

  test.skipIf(!existsSync('/proc'))('because nothing can be made there, is refused at once', () => {
    expect(pithead('simulate', '--players', '2', '--out', '/proc/x/y')).toEqual({
      status: 3,
      out: [],
      err: ["pithead: can't write /proc/x/y: no such file or directory"],
    })
  })

  test('keeps the games that were written, and no half of another', () => {
    mkdirSync(join(folder, 'out', file(2)), { recursive: true })
    const { status, out, err } = simulate('out', '--players', '2', '--games', '3')
    expect(status).toBe(3)
    expect(out).toEqual([join(folder, 'out', file(1))])
    expect(err).toEqual([expect.stringMatching(/^pithead: can't write .*0002\.json: [a-z ]+$/)])
    expect(readdirSync(join(folder, 'out'))).toEqual([file(1), file(2)])
  })

  test.skipIf(process.platform === 'win32')('as where there is room for a part of a file only, stays as it was', () => {
    const out = join(folder, 'out')
    expect(pitheadIn('ulimit -f 2; exec "$@"', 'simulate', '--players', '2', '--out', out)).toEqual({
      status: 3,
      out: [],
      err: [`pithead: can't write ${join(out, file(1))}: file too large`],
    })
    expect(readdirSync(out)).toEqual([])
  })
})

test.skipIf(process.platform === 'win32')('all games are written though nobody reads their names', () => {
  const script = '{ "$@"; echo "status $?" >&2; } | head -n 0'
  const { err } = pitheadIn(script, 'simulate', '--players', '2', '--games', '5', '--out', join(folder, 'out'))
  expect(err).toEqual(['status 0'])
  expect(Object.values(contents('out')).map((text) => readRecord(text, CATALOGUE).problem)).toEqual(
    Array(5).fill(undefined),
  )
})
