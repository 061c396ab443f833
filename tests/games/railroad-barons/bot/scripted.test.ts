/** The yardsticks written by hand (scripts/laboratory/railroad-barons/scripted). */
import { describe, expect, test } from 'vitest'
import { playingOut } from '../../../../scripts/laboratory/railroad-barons/scripted/playing-out.ts'
import { scripted } from '../../../../scripts/laboratory/railroad-barons/scripted/scripted.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { rules } from '../../../../src/games/railroad-barons/facets/rules.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { chooseRandomly } from '../../../../src/main/bots/bots.ts'
import type { Choose } from '../../../../src/main/bots/bots.ts'
import { playWholeGame } from '../../../../src/main/bots/whole-game.ts'
import { after, inOperatingRound, inStockRound } from '../given.ts'
import { setupOf } from '../support/games.ts'

const byRules = scripted as Choose

/** How many of these games the first player wins, who sits in each seat by turns. */
function wins([one, other]: readonly [Choose, Choose], games: number): number {
  const won = (game: number) => {
    const seat = game % 2
    const seats = seat === 0 ? [one, other] : [other, one]
    return playWholeGame(rules, setupOf(game >> 1), seats, seeded(game)).result.winners.includes(seat)
  }
  return Array.from({ length: games }, (_, game) => won(game)).filter(Boolean).length
}

describe('the scripted player', () => {
  test('plays by the rules and beats chance', () => {
    expect(wins([byRules, chooseRandomly(rules)], 4)).toBe(4)
  })

  test('starts a Holding when the money makes it operate, and makes it operate', () => {
    const start = inStockRound({ cash: [520, 0] })
    const decided = scripted(start)
    expect(decided).toEqual([{ buy: ['green', 40], par: 100 }, { trade: 'done' }])
    const next = after(start, ...decided, { pass: true })
    expect(scripted(next)).toEqual([{ buy: ['green', 10] }, { trade: 'done' }])
  })

  test('keeps an operator for each Railroad and purchase', () => {
    const s = inOperatingRound({ holdings: { red: { treasury: 400, owns: [[40, 20], []] } }, top: 'C1' })
    expect(scripted(s)).toEqual([{ tokens: [2, 2] }])
    expect(scripted(after(s, { tokens: [2, 2] }))).toEqual([{ rail: 'bank' }])
  })
})

describe('the rival that plays out', () => {
  const atTheEnd = (cash: [number, number]): State =>
    after(
      inOperatingRound({
        cash,
        holdings: {
          red: { owns: [[40, 20], [30]], price: 315, railroads: ['I1 low'] },
          blue: { owns: [[], [40, 20, 10]], director: 1, price: 240, railroads: ['I2 high', 'I3 high'] },
        },
        top: null,
        appeared: [2, 3, 4, 5, 6, 8],
      }),
      { tokens: [0, 4] },
    )
  const decided = (s: State): Decision[] => playingOut(s, seeded(1))

  test('ends the game when it would not stay ahead, the same for the same chance', () => {
    const s = atTheEnd([4700, 3000])
    expect(decided(s)).toEqual([{ pay: true }])
    expect(decided(s)).toEqual(decided(s))
  })
})
