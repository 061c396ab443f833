import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countNonsense, playPairs } from '../../scripts/arena/arena.ts'
import { optionsFrom } from '../../scripts/arena/arena-options.ts'
import { UsageError } from '../../scripts/main.ts'

test('without flags the levels play 400 games of two against each other', () => {
  expect(optionsFrom([])).toMatchObject({ players: 2, games: 400, seed: 1, nonsense: false })
  expect(optionsFrom([]).pairs).toContain('director:foreman')
  expect(optionsFrom(['--nonsense']).games).toBe(1000)
})

test.each([
  [['--game', 'nine-mens-morris'], 'unknown game "nine-mens-morris"'],
  [['--pair', 'master:hewer'], 'unknown bot "master"'],
  [['--pair', 'hewer'], '--pair takes two players'],
  [['--pair', 'director@0:hewer'], 'unknown bot "director@0"'],
  [['--pair', 'hewer:external'], 'external needs --external COMMAND'],
  [['--players', '5'], '--players takes a whole number from 2 to 4, not "5"'],
  [['--games', 'many'], '--games takes a whole number from 1, not "many"'],
  [['--ms', '0.5'], '--ms takes a whole number from 1, not "0.5"'],
  [['--deals', '3'], '--deals'],
])('%j is refused with what is wrong', (args, words) => {
  expect(() => optionsFrom(args)).toThrow(UsageError)
  expect(() => optionsFrom(args)).toThrow(words)
})

test('--bots is short for the strongest level among players of that name, and for them among themselves', () => {
  expect(optionsFrom(['--bots', 'scripted']).pairs).toEqual(['director:scripted', 'scripted:scripted'])
})

test('every deal is played from each seat, and the same seed plays the same games', async () => {
  const options = optionsFrom(['--pair', 'hewer:random', '--players', '3', '--games', '6', '--seed', '7'])
  const { pairs, milliseconds } = await playPairs(options)
  expect(pairs).toEqual([expect.objectContaining({ pair: 'hewer:random', players: 3, games: 6, wins: 100 })])
  expect(Object.keys(milliseconds)).toEqual(['hewer'])
  expect((await playPairs(options)).pairs).toEqual(pairs)
})

/** Answers every game as this Pithead's own command line would. */
const HEWER = `"${process.execPath}" "${resolve('src/main/pithead.ts')}" bot --level hewer`

test('a program from outside plays by the line protocol', async () => {
  const options = optionsFrom(['--pair', 'external:random', '--games', '2', '--external', HEWER])
  const { pairs, milliseconds } = await playPairs(options)
  expect(pairs).toEqual([expect.objectContaining({ pair: 'external:random', games: 2, wins: 100 })])
  expect(Object.keys(milliseconds)).toContain('external')
})

test.each([
  ['true', 'the program ended: true'],
  [`echo '{"error":{"code":"failed"}}'; cat`, 'the program answered {"error":{"code":"failed"}}'],
])('a program from outside that fails ends the tournament: %s', async (command, words) => {
  const options = optionsFrom(['--pair', 'random:external', '--games', '2', '--external', command])
  await expect(playPairs(options)).rejects.toThrow(words)
})

test('nonsense is counted by its kinds', () => {
  const { games, turns, kinds } = countNonsense(optionsFrom(['--nonsense', '--games', '3', '--iterations', '4']))
  expect(games).toBe(3)
  expect(turns).toBeGreaterThan(200)
  expect(Object.values(kinds)).toEqual(Object.values(kinds).map(() => 0))
})
