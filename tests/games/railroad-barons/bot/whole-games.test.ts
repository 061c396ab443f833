/** Bots play whole games by the rules. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { LEVEL_NAMES, type LevelName } from '../../../../src/games/building-blocks/levels.ts'
import { LEVELS } from '../../../../src/games/railroad-barons/bot/levels.ts'
import { playTurn, turnsOf } from '../../../../src/games/railroad-barons/bot/turns/turns.ts'
import { rules } from '../../../../src/games/railroad-barons/facets/rules.ts'
import { thinking } from '../../../../src/games/railroad-barons/facets/thinking.ts'
import { whyIllegalMove } from '../../../../src/games/railroad-barons/rules/legal.ts'
import { playUnchecked } from '../../../../src/games/railroad-barons/rules/play.ts'
import { worth } from '../../../../src/games/railroad-barons/rules/result.ts'
import { DATA } from '../../../../src/games/railroad-barons/state/components.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { chooseRandomly, levelBot } from '../../../../src/main/bots/bots.ts'
import { playWholeGame } from '../../../../src/main/bots/whole-game.ts'
import { dealt } from '../given.ts'

const bot = (level: LevelName, iterations = 4) => levelBot(thinking, LEVELS[level], 2, { iterations })
const setup = (startingPlayer: number) => ({ startingPlayer, values: 'named', data: DATA })
const played = (levels: [LevelName, LevelName], seed: number) =>
  playWholeGame(rules, setup(seed % 2), [bot(levels[0]), bot(levels[1])], seeded(seed))

describe('whole games', () => {
  test('are played by the rules between levels one turn deep', () => {
    for (let seed = 0; seed < 4; seed++)
      expect(played(['apprentice', 'hewer'], seed).result.winners.length).toBeGreaterThan(0)
  })

  test('are played by the rules against chance, which leads into strange positions, and won', () => {
    const won = Array.from({ length: 2 }, (_, seed) => {
      const bots = [bot('hewer'), chooseRandomly(rules)]
      return playWholeGame(rules, setup(seed % 2), bots, seeded(seed)).result.winners
    })
    expect(won).toEqual(won.map(() => [0]))
  })

  test.each(LEVEL_NAMES)('are the same for the same seed and iterations: %s', (level) => {
    expect(played([level, 'hewer'], 5)).toEqual(played([level, 'hewer'], 5))
  })
})

/** Anything that a random player comes to. */
function positions(seed: number, look: (s: State) => void) {
  const random = seeded(seed)
  const s = dealt()
  while (state.phase(s) !== state.OVER) {
    look(s)
    const turns = turnsOf(s, lead)
    playTurn(s, turns[random.below(turns.length)])
  }
}

const lead = (s: State) => worth(s, 0) - worth(s, 1)

describe('candidate turns', () => {
  test('are legal move by move, and each is listed once', () => {
    let looked = 0
    for (const seed of [1, 2, 3])
      positions(seed, (s) => {
        if (looked++ % 5 > 0) return
        const turns = turnsOf(s, lead)
        expect(turns.length).toBeGreaterThan(0)
        expect(new Set(turns.map((turn) => turn.join())).size).toBe(turns.length)
        for (const turn of turns) {
          const now = state.copy(s)
          for (const move of turn) {
            expect(whyIllegalMove(now, move)).toBeNull()
            playUnchecked(now, move)
          }
          expect(state.isUnderWay(now)).toBe(false)
        }
      })
    expect(looked).toBeGreaterThan(200)
  })
})
