/** Nothing is dealt in this game: only the bots' own chance makes two games of the arena differ. */
import { expect, test } from 'vitest'
import { optionsFrom } from '../../../../scripts/arena/arena-options.ts'
import { playPairs } from '../../../../scripts/arena/arena.ts'
import { identity } from '../../../../src/games/railroad-barons/facets/identity.ts'

const playedWith = async (seed: string) =>
  (await playPairs(optionsFrom(['--game', identity.id, '--pair', 'hewer:apprentice', '--games', '4', '--seed', seed])))
    .pairs

test('another seed plays other games', async () => {
  expect(await playedWith('2')).toEqual(await playedWith('2'))
  expect((await playedWith('2'))[0].points).not.toBe((await playedWith('3'))[0].points)
})

test('a hewer beats a page of rules, and an apprentice does not', async () => {
  const against = (level: string) => [
    '--game',
    identity.id,
    '--pair',
    `${level}:scripted`,
    '--games',
    '40',
    '--seed',
    '21',
  ]
  const winsOf = async (level: string) => (await playPairs(optionsFrom(against(level)))).pairs[0].wins
  expect(await winsOf('hewer')).toBeGreaterThan(75)
  expect(await winsOf('apprentice')).toBeLessThan(65)
})

test('two players written by hand are known', () => {
  expect(optionsFrom(['--game', identity.id, '--bots', 'scripted']).pairs).toContain('director:scripted')
  expect(optionsFrom(['--game', identity.id, '--bots', 'playing-out']).pairs).toContain('director:playing-out')
  expect(() => optionsFrom(['--game', identity.id, '--bots', 'unwritten'])).toThrow('unknown bot "unwritten"')
})
