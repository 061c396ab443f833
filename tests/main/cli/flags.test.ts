import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { botPlayerOf } from '../../../src/main/cli/bot.ts'
import { Complaint } from '../../../src/main/cli/complaint.ts'
import { simulationOf } from '../../../src/main/cli/simulate.ts'
import { GAME, ID } from '../../support/games.ts'
import { ran } from './line.ts'

const { seats, levels } = GAME.identity
const NEED = `${seats.fewest} to ${seats.most}`
const [WEAK] = levels
const STRONG = levels.at(-1)!

const USUAL = { players: '3', out: 'x', games: 1, seed: 1 }

test('simulates random players unless told otherwise', () =>
  expect(simulationOf(USUAL, CATALOGUE)).toEqual({
    game: GAME,
    players: 3,
    games: 1,
    seed: 1,
    out: 'x',
    bots: ['random', 'random', 'random'],
  }))

test('takes bots and a game', () =>
  expect(simulationOf({ ...USUAL, players: '2', game: ID, bots: `random,${WEAK}` }, CATALOGUE)).toMatchObject({
    game: GAME,
    bots: ['random', WEAK],
  }))

test.each([
  [['--players', `${seats.fewest - 1}`], `--players takes a whole number from ${NEED}, not "${seats.fewest - 1}"`],
  [['--players', `${seats.most + 1}`], `--players takes a whole number from ${NEED}, not "${seats.most + 1}"`],
  [['--players', 'three'], `--players takes a whole number from ${NEED}, not "three"`],
  [['--players', '2', '--games', '0'], '--games takes a whole number from 1 to 1000000, not "0"'],
  [['--players', '2', '--games', '1e3'], '--games takes a whole number from 1 to 1000000, not "1e3"'],
  [['--players', '2', '--games', '1000001'], '--games takes a whole number from 1 to 1000000, not "1000001"'],
  [['--players', '2', '--seed=-1'], '--seed takes a whole number from 0 to 4294967295, not "-1"'],
  [['--players', '2', '--seed', '1.5'], '--seed takes a whole number from 0 to 4294967295, not "1.5"'],
  [['--players', '2', '--seed', '4294967296'], '--seed takes a whole number from 0 to 4294967295, not "4294967296"'],
  [['--players', '3', '--bots', 'random'], '--bots names 1, --players says 3'],
  [
    ['--players', '2', '--bots', 'random,toString'],
    `unknown bot "toString"; known: ${['random', ...levels].join(', ')}`,
  ],
])('simulate %j is wrong', async (flags, message) => {
  const run = ran(['simulate', '--out', 'x', ...flags])
  await expect(run).rejects.toThrow(message)
  await expect(run).rejects.toThrow(Complaint)
})

const level = (name: string) => GAME.thinking!.levels.find((each) => each.name === name)

test('a bot has its level, and bounds if they are given', () => {
  expect(botPlayerOf({ level: WEAK, seed: 1 }, CATALOGUE)).toEqual({
    game: GAME,
    level: level(WEAK),
    limits: {},
    seed: 1,
  })
  expect(botPlayerOf({ game: ID, level: STRONG, ms: 300, iterations: 2000, seed: 7 }, CATALOGUE)).toEqual({
    game: GAME,
    level: level(STRONG),
    limits: { milliseconds: 300, iterations: 2000 },
    seed: 7,
  })
})

test.each([
  [['--level', 'random'], `unknown level "random"; known: ${levels.join(', ')}`],
  [['--level', 'toString'], `unknown level "toString"; known: ${levels.join(', ')}`],
  [['--level', WEAK, '--ms', '0'], '--ms takes a whole number from 1 to 600000, not "0"'],
  [['--level', WEAK, '--iterations=-1'], '--iterations takes a whole number from 1 to 1000000000, not "-1"'],
])('bot %j is wrong', (flags, message) => expect(ran(['bot', ...flags])).rejects.toThrow(message))
