/**
 * Fits what a whole table of Coal Baron comes to: `node scripts/laboratory/coal-baron/fit-table-mean.ts [--games 2500] [--iterations 80]
 * [--players 2]` plays games of the search among bots as they are and writes src/games/coal-baron/bot/evaluator/table-mean-data.ts,
 * for one number of players or for all. Half an hour on one core.
 *
 * Every position is an equation: how many points the seats made on average from there on. Ridge regression by stage, the last one
 * first. How a game ends says little of an early position in it, so that a stage is taught mostly what the next one expects as
 * it begins (temporal differences).
 */
import { parseArgs } from 'node:util'
import { STAGES, stageOf } from '../../../src/games/coal-baron/bot/evaluator/features.ts'
import { TABLE_MEANS } from '../../../src/games/coal-baron/bot/evaluator/table-mean-data.ts'
import { MEAN_INPUTS, pointsMade } from '../../../src/games/coal-baron/bot/evaluator/table-mean.ts'
import { LEVELS } from '../../../src/games/coal-baron/bot/levels.ts'
import { weightsFor } from '../../../src/games/coal-baron/bot/weigh.ts'
import { isFinished, points } from '../../../src/games/coal-baron/rules/scoring.ts'
import * as state from '../../../src/games/coal-baron/state/state.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { addSample, equations, solve } from '../fit/ridge.ts'
import { writeMeans } from './network/mean-data.ts'
import { meanInputs } from './network/mean-inputs.ts'
import { newGame, takeTurn } from './network/self-play.ts'

/** Pulls away from all inputs, as shares of how much they vary: for each stage the one that is best in the games held back. */
const PULLS = [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3]
/** How far a stage is taught how the game ended, in place of what the stage after it expects. */
const TRACE = 0.3
/** One game in `HELD_BACK` is held back, to see how far the mean is off. */
const HELD_BACK = 10
/** One turn in `ASTRAY` is taken at random. */
const ASTRAY = 25

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2500' },
    iterations: { type: 'string', default: '80' },
    players: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log('node scripts/laboratory/coal-baron/fit-table-mean.ts [--games 2500] [--iterations 80] [--players 2]')
  process.exit()
}

/** Points are means of the table. */
interface Game {
  isHeld: boolean
  positions: Position[]
  points: number
  /** The target of the stage that is fitted next. */
  goal: number
}

interface Position {
  stage: number
  inputs: Float64Array
  made: number
}

/** A position with the points that are to come, as it is taught. */
interface Sample extends Position {
  came: number
}

function playGame(players: number, isHeld: boolean, random: Random): Game {
  const weights = weightsFor(players, LEVELS.director)
  const s = newGame(players, random)
  const positions: Position[] = []
  while (!isFinished(s)) {
    positions.push({ stage: stageOf(s), inputs: meanInputs(s), made: pointsMade(s) })
    takeTurn(s, weights, Number(values.iterations), random.below(ASTRAY) === 0, random)
  }
  const mean = state.seats(s).reduce((sum, seat) => sum + points(s, seat), 0) / players
  return { isHeld, positions, points: mean, goal: mean }
}

/** Weights of one stage for inputs as they come, for each pull, found on inputs brought to one scale. */
function fitted(samples: readonly Sample[]): number[][] {
  const inputs = MEAN_INPUTS - 1
  const average = (of: (sample: Sample) => number) => samples.reduce((sum, each) => sum + of(each), 0) / samples.length
  const center = Float64Array.from({ length: inputs }, (_, i) => average((each) => each.inputs[i]))
  const scale = center.map((middle, i) => Math.sqrt(average((each) => (each.inputs[i] - middle) ** 2)))
  const goal = average(({ came }) => came)
  const system = equations(inputs)
  for (const { inputs: x, came } of samples)
    addSample(
      system,
      center.map((middle, i) => (scale[i] > 0 ? (x[i] - middle) / scale[i] : 0)),
      came - goal,
    )
  return PULLS.map((pull) => {
    const scaled = solve(system, new Float64Array(inputs), pull, 1)
    const weights = Array.from(scaled, (weight, i) => (scale[i] > 0 ? weight / scale[i] : 0))
    return [...weights, goal - weights.reduce((sum, weight, i) => sum + weight * center[i], 0)]
  })
}

const toldBy = (weights: readonly number[], { inputs, made }: Position) =>
  made + weights.reduce((sum, weight, i) => sum + weight * inputs[i], 0)

const root = (squares: readonly number[]) => Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / squares.length)

const samplesOf = (games: readonly Game[], stage: number): Sample[] =>
  games.flatMap(({ positions, goal }) =>
    positions.filter((each) => each.stage === stage).map((each) => ({ ...each, came: goal - each.made })),
  )

/** How far off a game's end this is, from positions of a stage. */
const offBy = (expect: (position: Position) => number, games: readonly Game[], stage: number) =>
  root(
    games.flatMap(({ positions, points: end }) =>
      positions.filter((each) => each.stage === stage).map((each) => (expect(each) - end) ** 2),
    ),
  )

function fitStage(stage: number, games: readonly Game[]): number[] {
  const samples = samplesOf(
    games.filter(({ isHeld }) => !isHeld),
    stage,
  )
  const held = games.filter(({ isHeld }) => isHeld)
  const all = fitted(samples)
  const off = all.map((weights) => offBy((position) => toldBy(weights, position), held, stage))
  const best = off.indexOf(Math.min(...off))
  const middle = held.reduce((sum, game) => sum + game.points, 0) / held.length
  const told = `off by ${off[best].toFixed(2)} of ${offBy(() => middle, held, stage).toFixed(2)}`
  console.log(`  stage ${stage}: ${samples.length} positions, pull ${PULLS[best]}, ${told}`)
  return all[best]
}

/** Teaches the stage before what this one expects as it begins. */
function handOn(stage: number, weights: readonly number[], games: readonly Game[]) {
  for (const game of games) {
    const first = game.positions.find((each) => each.stage === stage)
    if (first) game.goal = (1 - TRACE) * toldBy(weights, first) + TRACE * game.goal
  }
}

function fit(players: number): number[][] {
  console.log(`${players} players`)
  const random = seeded(players)
  const games = Array.from({ length: Number(values.games) }, (_, game) =>
    playGame(players, game % HELD_BACK === 0, random),
  )
  const stages: number[][] = []
  for (let stage = STAGES - 1; stage >= 0; stage--) {
    stages[stage] = fitStage(stage, games)
    handOn(stage, stages[stage], games)
  }
  return stages
}

const asked = values.players === undefined ? [2, 3, 4] : [Number(values.players)]
const means = [2, 3, 4].map((players) => (asked.includes(players) ? fit(players) : TABLE_MEANS[players]))

writeMeans(means)
