/** The planner finds what is there to be found, and plans nothing that the rules refuse. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { choose } from '../../../../src/games/coal-train/bot/choose.ts'
import { LEVEL_NAMES } from '../../../../src/games/building-blocks/levels.ts'
import { LEVELS } from '../../../../src/games/coal-train/bot/levels.ts'
import { turnsOf } from '../../../../src/games/coal-train/bot/turns.ts'
import { weightsOf } from '../../../../src/games/coal-train/bot/weigh.ts'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { scoreOf } from '../../../../src/games/coal-train/rules/result.ts'
import type { Decision } from '../../../../src/games/coal-train/rules/types.ts'
import type { State } from '../../../../src/games/coal-train/state/state.ts'
import { given } from '../support/given.ts'
import { moves } from '../support/games.ts'

const EFFORT = { width: 6, turns: 12 }
const turns = (s: State) => turnsOf(s, weightsOf(s.seats.length, LEVELS.director), EFFORT)
const never = () => false

/** The whole turn of a level, entry by entry. */
function turnBy(level: (typeof LEVEL_NAMES)[number], s: State): { decisions: Decision[]; after: State } {
  const decisions: Decision[] = []
  let now = s
  while (rules.asked(now) === s.turn && now.phase === 'acting' && !decisions.some((each) => 'end' in each)) {
    const chosen = choose(now, LEVELS[level], { iterations: 8, expired: never }, seeded(7))
    decisions.push(...chosen)
    now = chosen.reduce((s, decision) => rules.play(s, decision), now)
  }
  return { decisions, after: now }
}

/** The last turn of seat 0, which is the starting player. */
const LAST = { ending: 'last', round: 9 } as const

describe('in the last turn every level', () => {
  test.each(LEVEL_NAMES)('%s builds the city that it can pay for', (level) => {
    const s = given({ ...LAST, seats: [{ resources: 'CCIIW', tiles: ['A3Sa1'], stations: ['PIT'], actionPoints: 0 }] })
    const { after } = turnBy(level, s)
    expect(scoreOf(after.seats[0]).cities).toBeGreaterThanOrEqual(5)
  })

  test.each(LEVEL_NAMES)('%s pays with a Zoning Variance where resources are short', (level) => {
    const seat = { resources: 'CCI', tiles: ['A3Sa1'], stations: ['PIT'], markers: ['ZV'], actionPoints: 0 } as const
    const { decisions, after } = turnBy(level, given({ ...LAST, seats: [seat] }))
    expect(decisions.some((each) => 'waive' in each)).toBe(true)
    expect(scoreOf(after.seats[0]).cities).toBeGreaterThanOrEqual(5)
  })

  test.each(LEVEL_NAMES)('%s pays a contract', (level) => {
    const seat = { resources: 'WWWW', cards: ['P3a'], stations: ['SCR'], actionPoints: 1 } as const
    expect(turnBy(level, given({ ...LAST, seats: [seat] })).after.seats[0].contracts).toBe(5)
  })
})

test('an Exchange before the build brings what is short', () => {
  const seat = { resources: 'CCCCC', tiles: ['A3Sb1'], stations: ['SCR'], actionPoints: 1 } as const
  const { decisions, after } = turnBy('hewer', given({ ...LAST, seats: [seat] }))
  expect(decisions.some((each) => 'exchange' in each)).toBe(true)
  expect(after.seats[0].stations).toHaveLength(2)
})

test('the Back Room stands for a marker that is needed', () => {
  const seat = {
    resources: 'CCI',
    tiles: ['A3Sa1'],
    stations: ['PIT'],
    markers: ['GW', 'RP', 'FT'],
    actionPoints: 0,
  } as const
  const plans = turns(given({ ...LAST, seats: [seat] }))
  expect(plans[0].some((each) => 'with' in each || 'trade' in each)).toBe(true)
})

test('no plan breaks the rules, whatever the position', () => {
  let looked = 0
  for (const [players, seed] of [
    [3, 1],
    [4, 2],
    [5, 3],
  ] as const)
    for (const { before } of moves(players, seed)) {
      if (looked++ % 12 > 0) continue
      for (const turn of turns(before)) turn.reduce(refusing, before)
    }
  expect(looked).toBeGreaterThan(500)
})

function refusing(s: State, decision: Decision): State {
  expect(rules.whyIllegal(s, decision)).toBeNull()
  return rules.play(s, decision)
}
