import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { Complaint } from '../../../src/main/cli/complaint.ts'
import { botPlayerOf, simulationOf } from '../../../src/main/cli/flags.ts'
import { GAME, ID } from '../../support/games.ts'

const { seats, levels } = GAME.identity
const NEED = `${seats.fewest} to ${seats.most}`
const [WEAK] = levels
const STRONG = levels.at(-1)!

const read = (flags: string) => simulationOf(flags.split(' '), CATALOGUE)

test('simulates one game of random players with seed 1 unless told otherwise', () =>
  expect(read('--players 3 --out x')).toEqual({
    game: GAME,
    players: 3,
    games: 1,
    seed: 1,
    out: 'x',
    bots: ['random', 'random', 'random'],
  }))

test('takes every flag, in any order and both ways of writing it', () =>
  expect(
    read(`--bots random,${WEAK} --seed=4294967295 --out records/new --game ${ID} --games=1000000 --players 2`),
  ).toEqual({
    game: GAME,
    players: 2,
    games: 1_000_000,
    seed: 4_294_967_295,
    out: 'records/new',
    bots: ['random', WEAK],
  }))

test.each([
  ['--players 2', 'simulate needs --out'],
  ['--out x', 'simulate needs --players'],
  ['--out x --players=', 'simulate needs --players'],
  [`--out x --players ${seats.fewest - 1}`, `--players takes a whole number from ${NEED}, not "${seats.fewest - 1}"`],
  [`--out x --players ${seats.most + 1}`, `--players takes a whole number from ${NEED}, not "${seats.most + 1}"`],
  ['--out x --players three', `--players takes a whole number from ${NEED}, not "three"`],
  ['--out x --players 2 --games 0', '--games takes a whole number from 1 to 1000000, not "0"'],
  ['--out x --players 2 --games 1e3', '--games takes a whole number from 1 to 1000000, not "1e3"'],
  ['--out x --players 2 --games 1000001', '--games takes a whole number from 1 to 1000000, not "1000001"'],
  ['--out x --players 2 --seed=-1', '--seed takes a whole number from 0 to 4294967295, not "-1"'],
  ['--out x --players 2 --seed 1.5', '--seed takes a whole number from 0 to 4294967295, not "1.5"'],
  ['--out x --players 2 --seed 4294967296', '--seed takes a whole number from 0 to 4294967295, not "4294967296"'],
  ['--out x --players 2 --game chess', `no game is called "chess"; there is: ${[...CATALOGUE.keys()].join(', ')}`],
  ['--out x --players 3 --bots random', '--bots names 1, --players says 3'],
])('%s is a mistake', (flags, message) => {
  expect(() => read(flags)).toThrow(expect.objectContaining({ message }))
  expect(() => read(flags)).toThrow(Complaint)
})

test('a name that every object has is no bot', () =>
  expect(() => read('--out x --players 2 --bots random,toString')).toThrow(
    `no bot is called "toString"; there is: ${['random', ...levels].join(', ')}`,
  ))

const bot = (flags: string) => botPlayerOf(flags.split(' '), CATALOGUE)

const level = (name: string) => GAME.thinking!.levels.find((each) => each.name === name)

test('a bot has its level, bounds where they are given, and seed 1 unless told otherwise', () => {
  expect(bot(`--level ${WEAK}`)).toEqual({ game: GAME, level: level(WEAK), limits: {}, seed: 1 })
  expect(bot(`--game ${ID} --level ${STRONG} --ms 300 --iterations 2000 --seed 7`)).toEqual({
    game: GAME,
    level: level(STRONG),
    limits: { milliseconds: 300, iterations: 2000 },
    seed: 7,
  })
})

test.each([
  ['--seed 1', 'bot needs --level'],
  ['--level random', `no level is called "random"; there is: ${levels.join(', ')}`],
  ['--level toString', `no level is called "toString"; there is: ${levels.join(', ')}`],
  [`--level ${WEAK} --game chess`, `no game is called "chess"; there is: ${[...CATALOGUE.keys()].join(', ')}`],
  [`--level ${WEAK} --ms 0`, '--ms takes a whole number from 1 to 600000, not "0"'],
  [`--level ${WEAK} --iterations=-1`, '--iterations takes a whole number from 1 to 1000000000, not "-1"'],
])('%s is a mistake of who wants a bot', (flags, message) =>
  expect(() => bot(flags)).toThrow(expect.objectContaining({ message })),
)
