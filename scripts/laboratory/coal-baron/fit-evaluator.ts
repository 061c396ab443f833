/**
 * Fits the evaluator of Coal Baron's bots: `node scripts/laboratory/coal-baron/fit-evaluator.ts [--games 3000] [--rounds 5]` plays games
 * against itself for two, three and four players and writes src/games/coal-baron/bot/evaluator/weights.ts. About ten minutes on one core.
 *
 * Each round plays games one turn deep with the weights so far, three turns in ten at random so that bad positions are seen
 * too. Every position gives one equation for each pair of seats: how their features differ, and how differently they went on
 * to score. The equations of a stage are solved towards the weights so far; without that pull the fit takes what good players
 * own for what makes them win, and plays badly. Two players start from a person's guess, three and four from the fit before.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Weights } from '../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import { expectPoints, expectedLead } from '../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import { FEATURES, FEATURE_COUNT, STAGES, stageOf } from '../../../src/games/coal-baron/bot/evaluator/features.ts'
import { writeFeatures } from '../../../src/games/coal-baron/bot/evaluator/look.ts'
import { playTurn, turnsOf } from '../../../src/games/coal-baron/bot/turns.ts'
import type { Turn } from '../../../src/games/coal-baron/bot/turns.ts'
import { dealHidden } from '../../../src/games/coal-baron/rules/hidden.ts'
import { isFinished, points, settle, winners } from '../../../src/games/coal-baron/rules/scoring.ts'
import { allOrders, allTiles, deal } from '../../../src/games/coal-baron/rules/setup.ts'
import * as state from '../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../src/games/coal-baron/state/state.ts'
import { seeded, shuffled } from '../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { addSample, equations, explained, solve } from '../fit/ridge.ts'
import type { Equations } from '../fit/ridge.ts'
import { numbers } from '../fit/numbers.ts'
import { spreadOf } from '../fit/spread.ts'
import type { Outcome } from '../fit/spread.ts'
import { firstWeights } from './first-weights.ts'

const RANDOM_TURNS = 0.3
const MISJUDGED = 1.5
const PULL = 1
const LEAST_PULL = 30

const { values } = parseArgs({
  options: { games: { type: 'string', default: '3000' }, rounds: { type: 'string', default: '5' } },
})

interface Sample {
  stage: number
  features: Float64Array
  points: number[]
}

function newGame(players: number, random: Random): State {
  const startingPlayer = random.below(players)
  return deal({ players, startingPlayer, tiles: shuffled(allTiles(), random), orders: shuffled(allOrders(), random) })
}

function bestTurn(s: State, weights: Weights, random: Random): Turn {
  const dealt = state.copy(s)
  dealHidden(dealt, random)
  const worth = (turn: Turn) => {
    const trial = state.copy(dealt)
    playTurn(trial, turn, weights)
    return expectedLead(trial, state.turn(s), weights) + MISJUDGED * (random.below(1000) / 1000)
  }
  const turns = turnsOf(s, weights).map((turn) => ({ turn, worth: worth(turn) }))
  return turns.reduce((best, each) => (each.worth > best.worth ? each : best)).turn
}

function randomTurn(s: State, weights: Weights, random: Random): Turn {
  const turns = turnsOf(s, weights)
  return turns[random.below(turns.length)]
}

function sampleOf(s: State, seats: number[]): Sample {
  const features = new Float64Array(4 * FEATURE_COUNT)
  writeFeatures(s, features)
  return {
    stage: stageOf(s),
    features,
    points: seats.map((seat) => state.deliveredPoints(s, seat) + state.scored(s, seat)),
  }
}

/** Plays one game and adds its equations. */
function learnFrom(players: number, weights: Weights, random: Random, stages: Equations[]) {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const samples: Sample[] = []
  const s = newGame(players, random)
  while (!isFinished(s)) {
    const turn =
      random.below(1000) < RANDOM_TURNS * 1000 ? randomTurn(s, weights, random) : bestTurn(s, weights, random)
    playTurn(s, turn, weights)
    settle(s)
    if (!isFinished(s)) samples.push(sampleOf(s, seats))
  }
  const totals = seats.map((seat) => points(s, seat))
  for (const sample of samples) addPairs(sample, totals, stages[sample.stage])
}

function addPairs(sample: Sample, totals: number[], e: Equations) {
  const gain = (seat: number) => totals[seat] - sample.points[seat]
  const feature = (seat: number, i: number) => sample.features[seat * FEATURE_COUNT + i]
  for (let a = 0; a < totals.length; a++)
    for (let b = a + 1; b < totals.length; b++)
      addSample(
        e,
        Float64Array.from({ length: FEATURE_COUNT }, (_, i) => feature(a, i) - feature(b, i)),
        gain(a) - gain(b),
      )
}

function fitRound(players: number, weights: Float64Array[], round: number): Float64Array[] {
  const stages = Array.from({ length: STAGES }, () => equations(FEATURE_COUNT))
  for (let game = 0; game < Number(values.games); game++)
    learnFrom(players, weights, seeded(round * 2 ** 20 + game), stages)
  const fitted = stages.map((e, stage) => solve(e, weights[stage], PULL, LEAST_PULL))
  const shares = stages.map((e, stage) => explained(e, fitted[stage]).toFixed(2))
  process.stderr.write(`${players} players, round ${round + 1}: explains ${shares.join(' ')}\n`)
  return fitted
}

function fit(players: number, start: Float64Array[]): Float64Array[] {
  let weights = start
  for (let round = 0; round < Number(values.rounds); round++) weights = fitRound(players, weights, round)
  return weights
}

/**
 * Returns for each stage how far the points that these weights expect may be off, over games of players who choose by
 * them.
 */
function spreads(players: number, weights: Weights): number[] {
  const outcomes = Array.from({ length: STAGES }, (): Outcome[] => [])
  for (let game = 0; game < Number(values.games); game++) watch(players, weights, seeded(2 ** 40 + game), outcomes)
  // A draft is over so soon that its games say little of it.
  outcomes[0].push(...outcomes[1])
  const found = outcomes.map(spreadOf)
  process.stderr.write(`${players} players, spreads ${found.map((spread) => spread.toFixed(1)).join(' ')}\n`)
  return found
}

/** Plays one game and notes each expectation beside the outcome. */
function watch(players: number, weights: Weights, random: Random, outcomes: Outcome[][]) {
  const s = newGame(players, random)
  const seen: { stage: number; expected: number[] }[] = []
  const points = new Float64Array(4)
  while (!isFinished(s)) {
    playTurn(s, bestTurn(s, weights, random), weights)
    settle(s)
    if (isFinished(s)) break
    expectPoints(s, weights, points)
    seen.push({ stage: stageOf(s), expected: [...points.subarray(0, players)] })
  }
  const winning = winners(s)
  const won = state.seats(s).map((seat) => (winning.includes(seat) ? 1 / winning.length : 0))
  for (const { stage, expected } of seen) outcomes[stage].push({ expected, won })
}

const two = fit(2, firstWeights())
const three = fit(3, two)
const four = fit(4, three)

const table = (weights: Float64Array[]) => weights.map((stage) => `    [${numbers(stage)}],`).join('\n')

writeFileSync(
  join(import.meta.dirname, '../../../src/games/coal-baron/bot/evaluator/weights.ts'),
  `/**
 * Written by scripts/laboratory/coal-baron/fit-evaluator.ts (--games ${values.games} --rounds ${values.rounds}), which says how.
 * Not to be changed by hand.
 * The points that a unit of each of the ${FEATURES.length} features is worth, by number of players, then by stage.
 */
// prettier-ignore
export const WEIGHTS: Readonly<Record<number, readonly (readonly number[])[]>> = {
${[two, three, four].map((weights, i) => `  ${i + 2}: [\n${table(weights)}\n  ],`).join('\n')}
}

/** Points of an expected lead that are worth one unit of log odds, by number of players, then by stage. */
export const SPREADS: Readonly<Record<number, readonly number[]>> = {
${[two, three, four].map((weights, i) => `  ${i + 2}: [${numbers(spreads(i + 2, weights))}],`).join('\n')}
}
`,
)
