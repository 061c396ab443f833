import { expect, test } from 'vitest'
import { GAME } from '../../support/games.ts'
import { pithead } from './command.ts'

const { seats } = GAME.identity

test.each([[], ['--help'], ['help']])('pithead %s says what there is', (...args) => {
  const { status, out, err } = pithead(...args)
  expect({ status, err }).toEqual({ status: 0, err: [] })
  expect(out.join('\n')).toMatch(/simulate --players N --out DIR(.|\n)*verify FILE…/)
})

test.each([
  [['deal'], 'no command is called "deal"; there are: simulate, bot, list, export, import, stats, verify'],
  [['--verbose'], 'no command is called "--verbose"; there are: simulate, bot, list, export, import, stats, verify'],
  [['a\nb'], String.raw`no command is called "a\u{a}b"; there are: simulate, bot, list, export, import, stats, verify`],
  [['verify'], 'verify needs at least one FILE'],
  [['verify', '--all'], "Unknown option '--all'"],
  [
    ['simulate', '--players', '99', '--out', 'x'],
    `--players takes a whole number from ${seats.fewest} to ${seats.most}, not "99"`,
  ],
  [['simulate', '--players', '2', '--out'], "Option '--out <value>' argument missing"],
  [['simulate', '--players', '2', 'more'], "Unexpected argument 'more'"],
])('pithead %s is a mistake, told in one line', (args, line) => {
  expect(pithead(...args)).toEqual({ status: 2, out: [], err: [`pithead: ${line}`] })
})
