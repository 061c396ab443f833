import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { GAME, ID } from '../../support/games.ts'
import { pithead } from './command.ts'

const { seats } = GAME.identity

test.each([[], ['--help'], ['-h'], ['help']])('pithead %s lists the commands and exit statuses', (...args) => {
  const { status, out, err } = pithead(...args)
  expect({ status, err }).toEqual({ status: 0, err: [] })
  expect(out.join('\n')).toMatch(
    /simulate \[options\](.|\n)*verify \[options\] <file\.\.\.>(.|\n)*3 {2}the data folder/,
  )
})

test.each([
  ['list', '--help'],
  ['list', '-h'],
  ['help', 'list'],
])('pithead %s %s is about one command', (...args) => {
  const { status, out, err } = pithead(...args)
  expect({ status, err }).toEqual({ status: 0, err: [] })
  expect(out[0]).toBe('Usage: pithead list [options] [search...]')
})

test.each(['--version', '-V'])('pithead %s prints the version', (flag) => {
  expect(pithead(flag)).toEqual({ status: 0, out: [expect.stringMatching(/^\d+\.\d+\.\d+$/)], err: [] })
})

test.each([
  [['deal'], "unknown command 'deal'"],
  [['lst'], "unknown command 'lst' (Did you mean list?)"],
  [['help', 'deal'], 'no such command; pithead help lists them all'],
  [['--verbose'], "unknown option '--verbose'"],
  [['a\nb'], String.raw`unknown command 'a\u{a}b'`],
  [['verify'], "missing required argument 'file'"],
  [['verify', '--all', 'x'], "unknown option '--all'"],
  [['list', '--jsn'], "unknown option '--jsn' (Did you mean --json?)"],
  [
    ['stats', '--game', 'chess'],
    `option '--game <id>' argument 'chess' is invalid. Allowed choices are ${[...CATALOGUE.keys()].join(', ')}.`,
  ],
  [['export', '--format', 'pdf', '--out', 'x'], /option '--format <format>' argument 'pdf' is invalid/],
  [['export'], "required option '--out <file>' not specified"],
  [
    ['simulate', '--players', '99', '--out', 'x'],
    `--players takes a whole number from ${seats.fewest} to ${seats.most}, not "99"`,
  ],
  [['simulate', '--players', '2', '--out'], "option '--out <folder>' argument missing"],
  [['simulate', '--players', '2', '--out', 'x', 'more'], /too many arguments/],
  [['bot', '--game', ID], "required option '--level <name>' not specified"],
])('pithead %s is wrong usage, told in one line', (args, line) => {
  const { status, out, err } = pithead(...args)
  expect({ status, out, lines: err.length }).toEqual({ status: 2, out: [], lines: 1 })
  expect(err[0]).toMatch(line)
})
