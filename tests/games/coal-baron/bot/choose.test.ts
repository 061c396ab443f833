/** Every level plays by the rules, plays the same for the same seed, and knows nothing that its seat can't see. */
import { describe, expect, test } from 'vitest'
import { choose } from '../../../../src/games/coal-baron/bot/choose.ts'
import { inWords } from '../../../../src/games/coal-baron/rules/entries.ts'
import { candidatesOf, seenBy } from '../../../../src/games/coal-baron/bot/ideas.ts'
import { LEVEL_NAMES } from '../../../../src/games/building-blocks/levels.ts'
import { LEVELS } from '../../../../src/games/coal-baron/bot/levels.ts'
import type { Level } from '../../../../src/games/coal-baron/bot/levels.ts'
import type { Turn } from '../../../../src/games/coal-baron/bot/turns.ts'
import { drawnIds } from '../../../../src/games/coal-baron/rules/decisions.ts'
import { dealHidden } from '../../../../src/games/coal-baron/rules/hidden.ts'
import { decide, legalMoves } from '../../../../src/games/coal-baron/index.ts'
import type { Decision, State } from '../../../../src/games/coal-baron/index.ts'
import * as phases from '../../../../src/games/coal-baron/state/phases.ts'
import { SCORED, seatAt } from '../../../../src/games/coal-baron/state/layout.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { choosingRandomly, playWholeGame } from '../support/games.ts'
import type { Choose } from '../support/games.ts'
import { positions, setupOf } from './positions.ts'

const budget = (iterations: number) => ({ iterations, expired: () => false })
const ITERATIONS = 40

const bot =
  (level: Level): Choose =>
  (s, random) =>
    choose(s, level, budget(ITERATIONS), random)

describe.each([2, 3, 4])('with %i players', (players) => {
  test.each(LEVEL_NAMES)('%s plays whole games by the rules', (name) => {
    const { result, moves } = playWholeGame(
      setupOf(players, 5),
      Array<Choose>(players).fill(bot(LEVELS[name])),
      seeded(5),
    )
    expect(result.scores).toHaveLength(players)
    expect(moves.length).toBeGreaterThan(players * 20)
  })

  test('what a seat can’t see makes no difference', () => {
    for (const [i, s] of positions(players, 7)
      .filter((_, i) => i % 9 === 0)
      .entries()) {
      const other = state.copy(s)
      dealHidden(other, seeded(i))
      for (const level of [LEVELS.hewer, LEVELS.foreman])
        expect(choose(other, level, budget(ITERATIONS), seeded(i))).toEqual(
          choose(s, level, budget(ITERATIONS), seeded(i)),
        )
    }
  })

  test('the same seed gives the same choice, and the position is left alone', () => {
    for (const [i, s] of positions(players, 11)
      .filter((_, i) => i % 13 === 0)
      .entries()) {
      const before = state.copy(s)
      const first = choose(s, LEVELS.director, budget(ITERATIONS), seeded(i))
      expect(choose(s, LEVELS.director, budget(ITERATIONS), seeded(i))).toEqual(first)
      expect(s).toEqual(before)
    }
  })
})

test('a bot that sits down in the middle of a turn finishes it by the rules', () => {
  for (let seed = 0; seed < 30; seed++) {
    const random = seeded(seed)
    const inside: State[] = []
    const stray: Choose = (s, r) => {
      if (!legalMoves(s).some((decision) => 'place' in decision || 'draft' in decision)) inside.push(state.copy(s))
      return choosingRandomly(s, r)
    }
    playWholeGame(setupOf(2, seed), [stray, stray], random)
    for (const s of inside.slice(0, 20)) expectLegal(s, choose(s, LEVELS.hewer, budget(0), random))
  }
})

const expectLegal = (start: State, decisions: Decision[]) => void played(start, decisions)

function played(start: State, decisions: Decision[]): State {
  let s = start
  for (const decision of decisions) {
    const { refusal, state: next } = decide(s, decision)
    expect(refusal).toBeUndefined()
    s = next!
  }
  return state.copy(s)
}

test('a game that is decided is played on for points', () => {
  const words = (s: State, turn: Turn) => JSON.stringify(inWords(s, turn))
  const shortfalls = positions(2, 3)
    .filter((s, i) => state.phase(s) === phases.PLACE && state.shift(s) === 3 && i % 3 === 0)
    .flatMap((s, i) => {
      const seat = state.turn(s)
      const found = candidatesOf(seenBy(s), budget(1500), seeded(i), Infinity)
      const leads = new Map(found.map(({ action, leads: each }) => [words(s, action), each[seat]]))
      const best = Math.max(...leads.values())
      return [200, -200].map((lead) => {
        const decided = state.copy(s)
        decided[seatAt(seat) + SCORED] += lead
        const chosen = leads.get(JSON.stringify(choose(decided, LEVELS.director, budget(1500), seeded(i))))!
        return { chosen: best - chosen, any: best - mean([...leads.values()]) }
      })
    })
  const of = (turn: 'chosen' | 'any') => mean(shortfalls.map((each) => each[turn]))
  expect(of('chosen')).toBeLessThan(of('any') / 3)
})

describe('what to keep of five', () => {
  const drawn = (phase: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => positions(2, seed)).filter((s) => state.phase(s) === phase)

  test('is looked ahead at by who searches', () => {
    const gains = drawn(phases.KEEP_ORDER).map((s, i) => {
      const seat = state.turn(s)
      const words = (turn: Turn) => JSON.stringify(inWords(s, turn))
      const found = candidatesOf(seenBy(s), budget(1500), seeded(i), Infinity)
      const leads = new Map(found.map(({ action, leads: each }) => [words(action), each[seat]]))
      const by = (level: Level) => leads.get(JSON.stringify(choose(s, level, budget(300), seeded(i + 1))))!
      return by(LEVELS.foreman) - by(LEVELS.hewer)
    })
    expect(gains.length).toBeGreaterThan(10)
    expect(mean(gains)).toBeGreaterThan(0.3)
  })

  test('is one choice for two tiles alike', () => {
    const alike = drawn(phases.KEEP_TILE).filter((s) => {
      const ids = drawnIds(s)
      return new Set(ids).size < ids.length
    })
    expect(alike.length).toBeGreaterThan(0)
    for (const s of alike) {
      const found = candidatesOf(seenBy(s), budget(50), seeded(1), Infinity).map(({ action }) => inWords(s, action))
      expect(new Set(found.map((each) => JSON.stringify(each))).size).toBe(found.length)
    }
  })
})

const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length

test('levels differ: hewer beats apprentice, apprentice beats chance', () => {
  const wins = (one: Choose, other: Choose, games: number) => {
    let won = 0
    for (let game = 0; game < games; game++) {
      const seats = game % 2 === 0 ? [one, other] : [other, one]
      const { winners } = playWholeGame(setupOf(2, 100 + (game >> 1)), seats, seeded(game)).result
      if (winners.includes(game % 2)) won++
    }
    return won
  }
  expect(wins(bot(LEVELS.apprentice), choosingRandomly, 10)).toBe(10)
  expect(wins(bot(LEVELS.hewer), bot(LEVELS.apprentice), 20)).toBeGreaterThanOrEqual(14)
})
