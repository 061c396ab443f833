/** The scripted yardstick (scripts/laboratory/coal-baron/scripted). */
import { expect, test } from 'vitest'
import { JUDGEMENT } from '../../../../scripts/laboratory/coal-baron/scripted/judgement.ts'
import { rewardsFor } from '../../../../scripts/laboratory/coal-baron/scripted/majorities.ts'
import { queueOf } from '../../../../scripts/laboratory/coal-baron/scripted/projects.ts'
import { scripted } from '../../../../scripts/laboratory/coal-baron/scripted/scripted.ts'
import { dealHidden } from '../../../../src/games/coal-baron/rules/hidden.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { choosingRandomly, playWholeGame } from '../support/games.ts'
import type { Choose } from '../support/games.ts'
import { positions, setupOf } from './positions.ts'

test.each([2, 3, 4])('it plays by the rules and beats chance at a table of %i', (players) => {
  const seats: Choose[] = [scripted, ...Array<Choose>(players - 1).fill(choosingRandomly)]
  expect(playWholeGame(setupOf(players, players), seats, seeded(1)).result.winners).toEqual([0])
})

test('nothing hidden has an influence', () => {
  for (const s of positions(3, 5).filter((_, i) => i % 12 === 0)) {
    const other = state.copy(s)
    dealHidden(other, seeded(9))
    expect(scripted(other, seeded(1))).toEqual(scripted(s, seeded(1)))
  }
})

test('a project is the likelier in time the more workers are left', () => {
  const [s] = positions(2, 1).filter((each) => state.shift(each) === 1)
  const chanceWith = (workers: number) => {
    const now = state.copy(s)
    state.setWorkers(now, 0, workers)
    return queueOf(now, 0, JUDGEMENT[2]).projects[0].chances[0]
  }
  expect(chanceWith(18)).toBeGreaterThan(chanceWith(6))
  expect(chanceWith(6)).toBeGreaterThan(chanceWith(1))
})

const certain = (mean: number) => ({ mean, variance: 0 })

test('a lead that nobody can catch is paid as it stands, and padding it brings nothing', () => {
  const [first, second, third] = rewardsFor([certain(9), certain(5), certain(2)], 7)
  expect([first, second, third].map(Math.round)).toEqual([9, 4, 0])
  expect(rewardsFor([certain(12), certain(5), certain(2)], 7)[0] - first).toBeLessThan(0.01)
})

test('a lead that is open is worth less than its pay, and a tie pays both', () => {
  const open = rewardsFor(
    [
      { mean: 5, variance: 9 },
      { mean: 4, variance: 9 },
    ],
    11,
  )
  expect(open[0]).toBeGreaterThan(open[1])
  expect(open[0]).toBeLessThan(12)
  for (const pay of rewardsFor([certain(4), certain(4)], 11)) expect(pay).toBeGreaterThan(12)
})
