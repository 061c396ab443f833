/** The mean of a whole table, and how bots go for points of their own. */
import { expect, test } from 'vitest'
import { meanInputs } from '../../../../../scripts/laboratory/coal-baron/network/mean-inputs.ts'
import { expectPoints } from '../../../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import { leadOf } from '../../../../../src/games/coal-baron/bot/evaluator/lead.ts'
import { stageOf } from '../../../../../src/games/coal-baron/bot/evaluator/features.ts'
import { victoryGoal } from '../../../../../src/games/coal-baron/bot/evaluator/goals.ts'
import { behindOf, putBehind } from '../../../../../src/games/coal-baron/bot/evaluator/network.ts'
import { TABLE_MEANS } from '../../../../../src/games/coal-baron/bot/evaluator/table-mean-data.ts'
import { pointsMade } from '../../../../../src/games/coal-baron/bot/evaluator/table-mean.ts'
import { LEVELS } from '../../../../../src/games/coal-baron/bot/levels.ts'
import { weightsFor } from '../../../../../src/games/coal-baron/bot/weigh.ts'
import type { State } from '../../../../../src/games/coal-baron/index.ts'
import { isAutomatic, isFinished } from '../../../../../src/games/coal-baron/rules/scoring.ts'
import * as state from '../../../../../src/games/coal-baron/state/state.ts'
import { positions } from '../positions.ts'

const director = (players: number) => weightsFor(players, LEVELS.director)

/** The director's weights, its network alone behind them. */
const leadsAlone = (players: number) =>
  director(players).map((stage) => {
    const copy = Float64Array.from(stage)
    putBehind(copy, behindOf(stage)!.layer)
    return copy
  })

function expectedBy(s: State, weights: readonly Float64Array[]): Float64Array {
  const out = new Float64Array(4)
  expectPoints(state.copy(s), weights, out)
  return out.slice(0, state.players(s))
}

const mean = (points: Float64Array) => points.reduce((sum, each) => sum + each, 0) / points.length

const underWay = (players: number) =>
  positions(players, 5).filter((s, i) => i % 5 === 0 && !isFinished(s) && !isAutomatic(s))

test.each([2, 3, 4])('seats that %i players take expect on average what was fitted to such positions', (players) => {
  for (const s of underWay(players)) {
    const weights = TABLE_MEANS[players][stageOf(s)]
    const fitted = meanInputs(s).reduce((sum, input, i) => sum + input * weights[i], 0)
    expect(mean(expectedBy(s, director(players)))).toBeCloseTo(pointsMade(s) + fitted, 3)
  }
})

test.each([2, 3, 4])('what a table of %i comes to changes nobody’s lead', (players) => {
  for (const s of underWay(players)) {
    const [lifted, bare] = [expectedBy(s, director(players)), expectedBy(s, leadsAlone(players))]
    for (const seat of lifted.keys()) expect(leadOf(lifted, seat, players)).toBeCloseTo(leadOf(bare, seat, players), 6)
  }
})

test.each([2, 3, 4])('a table of %i ends near what its seats expected', (players) => {
  const game = positions(players, 5)
  const last = game.filter((s) => stageOf(s) === 10).at(-1)!
  const points = expectedBy(last, director(players))
  for (const s of game) expect(Math.abs(mean(expectedBy(s, director(players))) - mean(points))).toBeLessThan(40)
})

/** The worth of a position to each seat, before and after everybody gets ten more points. */
function worthRicher(s: State, weights: readonly Float64Array[]): { before: number[]; after: number[] } {
  const goal = victoryGoal(s, weights)
  const richer = state.copy(s)
  for (const seat of state.seats(s)) state.addScored(richer, seat, 10)
  const [before, after]: [number[], number[]] = [[], []]
  goal(state.copy(s), before)
  goal(richer, after)
  return { before, after }
}

test.each([2, 3, 4])('points that all %i players get are worth something to each of them', (players) => {
  for (const s of underWay(players)) {
    const { before, after } = worthRicher(s, director(players))
    for (const seat of state.seats(s)) expect(after[seat]).toBeGreaterThan(before[seat] + 0.05)
  }
})

test.each([2, 3, 4])('with leads alone they are worth nothing to any of %i players', (players) => {
  for (const s of underWay(players)) {
    const { before, after } = worthRicher(s, leadsAlone(players))
    for (const seat of state.seats(s)) expect(after[seat]).toBeCloseTo(before[seat], 9)
  }
})
