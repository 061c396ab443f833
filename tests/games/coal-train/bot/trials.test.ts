/** Trials find the better turn, within a budget that is counted and not timed; a beginner's misjudgment stays within bounds. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { LEVEL_NAMES, type LevelName } from '../../../../src/games/building-blocks/levels.ts'
import { LEVELS } from '../../../../src/games/coal-train/bot/levels.ts'
import { misjudged } from '../../../../src/games/coal-train/bot/misjudging.ts'
import { trialGame } from '../../../../src/games/coal-train/bot/trial-game.ts'
import { turnsOf } from '../../../../src/games/coal-train/bot/turns.ts'
import type { Turn } from '../../../../src/games/coal-train/bot/turns.ts'
import { weightsOf } from '../../../../src/games/coal-train/bot/weigh.ts'
import { bestByTrials } from '../../../../src/games/tree-search/trials.ts'
import { thinking } from '../../../../src/games/coal-train/facets/thinking.ts'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import type { State } from '../../../../src/games/coal-train/state/state.ts'
import { amountsOf } from '../../../../src/games/coal-train/state/components.ts'
import { given } from '../support/given.ts'
import { moves } from '../support/games.ts'

/** A city is paid for and the game ends with this round. */
const last = given({
  ...{ ending: 'last', round: 9 },
  seats: [{ resources: 'CCIIW', tiles: ['A3Sa1'], stations: ['PIT'], actionPoints: 0 }],
})
const weights = weightsOf(3, LEVELS.director)
const city = turnsOf(last, weights, { width: 6, turns: 1 })[0]
const idle: Turn = [{ end: true }]

/** A clock that counts how often it is looked at, and stops at look number `most`. */
function clock(most = Infinity) {
  const asked = { times: 0 }
  return { asked, expired: () => ++asked.times >= most }
}

describe('a comparison of turns', () => {
  const best = (turns: readonly Turn[], iterations: number, expired = clock().expired) =>
    bestByTrials(trialGame(last, weights), last, turns, { iterations, expired }, seeded(1))

  test('finds the better one, whichever comes first', () => {
    expect(best([idle, city], 100)).toBe(city)
    expect(best([city, idle], 100)).toBe(city)
  })

  test('takes the first where the budget allows no comparison, and the most promising where the time is up', () => {
    expect(best([idle, city], 0)).toBe(idle)
    expect(best([idle, city], 7)).toBe(idle)
    expect(best([idle, city], 100, clock(1).expired)).toBe(city)
  })

  test('ends early where nothing is left to find out', () => {
    const { asked, expired } = clock()
    best([idle, city], 1000, expired)
    expect(asked.times).toBe(8)
  })

  test('looks at the clock before every trial, and at no more than one deal after its time', () => {
    const { asked, expired } = clock(20)
    const s = given({ seats: [{ resources: 'CCCIIIWWW' }] })
    const turns = turnsOf(s, weights, { width: 6, turns: 6 })
    bestByTrials(trialGame(s, weights), s, turns, { iterations: Infinity, expired }, seeded(1))
    expect(asked.times).toBeLessThan(20 + turns.length)
  })
})

/** An answer, and the trials that it took. */
function trialsOf(s: State, level: LevelName, players: number): number {
  const { asked, expired } = clock(60)
  thinking.choose(s, level, { iterations: LEVELS[level].iterations[players], expired }, seeded(1))
  return asked.times
}

describe.each([3, 4, 5])('with %i players', (players) => {
  const acting = [...moves(players, 20 + players)]
    .map(({ before }) => before)
    .filter(({ phase, step }) => phase === 'acting' && step === null)
  /** From the beginning of a game: later ones are slower to plan. */
  const some = acting.filter((_, i) => [10, 20, 30].includes(i))

  test('apprentice and hewer try nothing, the foreman a little, the director much', () => {
    for (const s of some) {
      expect(trialsOf(s, 'apprentice', players)).toBe(0)
      expect(trialsOf(s, 'hewer', players)).toBe(0)
      expect(trialsOf(s, 'foreman', players)).toBeLessThanOrEqual(8)
    }
    expect(Math.max(...some.map((s) => trialsOf(s, 'foreman', players)))).toBe(8)
    expect(Math.max(...some.map((s) => trialsOf(s, 'director', players)))).toBeGreaterThanOrEqual(48)
  })

  test('every level answers with its whole turn', () => {
    for (const s of some)
      for (const level of LEVEL_NAMES) {
        const decisions = thinking.choose(s, level, { iterations: 8, expired: () => false }, seeded(1))
        expect(decisions.at(-1)).toEqual({ end: true })
        const after = decisions.reduce((now, decision) => rules.play(now, decision), s)
        expect(after.phase !== 'acting' || after.turn !== s.turn || after.round !== s.round).toBe(true)
      }
  })
})

describe('a beginner', () => {
  const positions = [...moves(3, 31)].map(({ after }) => after)
  const by = positions.map((s) => misjudged(s, 0, 8))
  const s = positions[40]

  test('misjudges turns by up to so much, either way', () => {
    for (const points of by) expect(Math.abs(points)).toBeLessThanOrEqual(8)
    expect(Math.min(...by)).toBeLessThan(-6)
    expect(Math.max(...by)).toBeGreaterThan(6)
    expect(Math.abs(misjudged(s, 0, 0))).toBe(0)
  })

  test('sees what a turn is about alike, whatever goods it leaves', () => {
    const richer = { ...s, seats: s.seats.map((seat) => ({ ...seat, resources: amountsOf('CCIIWW') })) }
    expect(misjudged(richer, 0, 8)).toBe(misjudged(s, 0, 8))
    expect(misjudged({ ...s, round: s.round + 1 }, 0, 8)).not.toBe(misjudged(s, 0, 8))
  })

  test('misjudges less towards the end, and nothing in the last turn', () => {
    const triggered = Math.abs(misjudged({ ...s, ending: 'triggered', turn: 1, startingPlayer: 0 }, 0, 8))
    expect(triggered).toBeCloseTo(Math.abs(misjudged(s, 0, 8)) / 4)
    expect(Math.abs(misjudged({ ...s, ending: 'last', turn: 1, startingPlayer: 0 }, 0, 8))).toBe(0)
  })

  test('answers the same when asked again, whatever chance says', () => {
    const [s] = positions.filter((each) => rules.asked(each) !== null && each.phase === 'acting')
    const answers = [1, 2, 3].map((seed) =>
      thinking.choose(s, 'apprentice', { iterations: 0, expired: () => false }, seeded(seed)),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })
})
