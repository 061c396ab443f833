/** Bots play whole games by the rules, and sensibly. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { LEVEL_NAMES, type LevelName } from '../../../../src/games/building-blocks/levels.ts'
import { LEVELS } from '../../../../src/games/coal-train/bot/levels.ts'
import { identity } from '../../../../src/games/coal-train/facets/identity.ts'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { thinking } from '../../../../src/games/coal-train/facets/thinking.ts'
import { chooseRandomly, levelBot } from '../../../../src/main/bots/bots.ts'
import { playWholeGame } from '../../../../src/main/bots/whole-game.ts'
import { setupOf } from '../support/given.ts'

const bot = (level: LevelName, players: number, iterations = 0) =>
  levelBot(thinking, LEVELS[level], players, { iterations })

test('the levels are those of the game, each with iterations for every table', () => {
  expect(LEVEL_NAMES).toEqual(identity.levels)
  for (const name of LEVEL_NAMES) expect(Object.keys(LEVELS[name].iterations)).toEqual(['3', '4', '5'])
})

describe.each([3, 4, 5])('with %i players', (players) => {
  test('games of hewers end by their trigger, with networks of stations', () => {
    const bots = Array.from({ length: players }, () => bot('hewer', players))
    const { result, moves: entries } = playWholeGame(rules, setupOf(players, 5), bots, seeded(5))
    for (const { total } of result.scores) expect(total).toBeGreaterThan(45)
    const rounds = (entries as { end?: true }[]).filter(({ end }) => end).length / players
    expect(rounds).toBeGreaterThanOrEqual(7)
    expect(rounds).toBeLessThanOrEqual(20)
  })

  test('chance never wins against an apprentice', () => {
    const bots = [bot('apprentice', players), ...Array.from({ length: players - 1 }, () => chooseRandomly(rules))]
    expect(playWholeGame(rules, setupOf(players, 6), bots, seeded(6)).result.winners).toEqual([0])
  })
})
