/**
 * Fits the evaluator of Railroad Barons to games of its own players and writes its weights:
 * `node scripts/laboratory/railroad-barons/fit-evaluator.ts [--steps 100] [--games 16] [--first 0] [--iterations 0]
 * [--spreads 300]`.
 *
 * Simultaneous perturbation (Spall, 1992): each step shifts all weights at random, up in one player and down in the
 * other, lets them play, and moves the weights towards those of the player who ended ahead. A regression of the lead
 * would take what good players own for what makes them win; Holdings that pay make both rich. A shift is the same for
 * all stages or grows from one end of the game to the other. With `--iterations` the players search; else they look one
 * turn deep.
 *
 * It continues from the present weights and writes them every few steps, so that it may be stopped and resumed at any
 * time; chance is drawn from the number of a step, and `--first` is that of the first. Another `--spreads` games say
 * how far an expected lead may still be turned.
 */
import { parseArgs } from 'node:util'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { treeSearch } from '../../../src/games/tree-search/tree.ts'
import { expectedLead } from '../../../src/games/railroad-barons/bot/evaluator/evaluator.ts'
import type { Weights } from '../../../src/games/railroad-barons/bot/evaluator/evaluator.ts'
import { FEATURE_COUNT, STAGES, stageOf } from '../../../src/games/railroad-barons/bot/evaluator/features.ts'
import { dollarsGoal } from '../../../src/games/railroad-barons/bot/evaluator/goals.ts'
import { SPREADS, WEIGHTS } from '../../../src/games/railroad-barons/bot/evaluator/weights.ts'
import { estimateBy, searchGame } from '../../../src/games/railroad-barons/bot/search.ts'
import { playTurn, turnsOf } from '../../../src/games/railroad-barons/bot/turns/turns.ts'
import type { Turn } from '../../../src/games/railroad-barons/bot/turns/turn.ts'
import { worth } from '../../../src/games/railroad-barons/rules/result.ts'
import { deal } from '../../../src/games/railroad-barons/rules/setup.ts'
import { DATA } from '../../../src/games/railroad-barons/state/components.ts'
import * as state from '../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../src/games/railroad-barons/state/state.ts'
import { spreadOf } from '../fit/spread.ts'
import type { Outcome } from '../fit/spread.ts'
import { best } from './one-turn-deep.ts'
import { writeWeights } from './weights-file.ts'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '100' },
    games: { type: 'string', default: '16' },
    first: { type: 'string', default: '0' },
    iterations: { type: 'string', default: '0' },
    spreads: { type: 'string', default: '300' },
  },
})

/** How far a weight is shifted: by its size, and at least by so much. */
const SHIFT = 0.25
const LEAST_SHIFT = 0.08
/** How far weights follow a player who wins every game. */
const FOLLOWS = 0.3
/** Dollars of a lead that is as good as a victory. */
const CLEAR = 1000
const EVERY = 10
const UNIT = 100

function chosen(s: State, weights: Weights, random: Random): Turn {
  const turns = turnsOf(s, estimateBy(weights))
  if (turns.length === 1) return turns[0]
  return Number(values.iterations) > 0 ? searched(s, weights, random) : best(s, turns, weights, random)
}

function searched(s: State, weights: Weights, random: Random): Turn {
  const budget = { iterations: Number(values.iterations), expired: () => false }
  const game = searchGame(weights, dollarsGoal(weights, expectedLead(state.copy(s), weights)))
  return treeSearch(game, s, state.copy(s), state.copy(s), budget, random)[0].action
}

/** The lead of seat 0 at the end, in dollars. */
function play(players: readonly [Weights, Weights], starter: number, random: Random, look: (s: State) => void): number {
  const s = deal({ startingPlayer: starter, values: 'named', data: DATA })
  while (state.phase(s) !== state.OVER) {
    playTurn(s, chosen(s, players[state.asked(s)], random))
    look(s)
  }
  return worth(s, 0) - worth(s, 1)
}

/** Returns a random shift of each weight by stage and feature. */
function shifts(weights: Weights, random: Random): Float64Array[] {
  const sign = () => 2 * random.below(2) - 1
  const same = Array.from({ length: FEATURE_COUNT }, sign)
  const growing = Array.from({ length: FEATURE_COUNT }, sign)
  return weights.map((stage, i) =>
    stage.map((weight, feature) => {
      const turned = same[feature] + growing[feature] * ((2 * i) / (STAGES - 1) - 1)
      return (turned / 2) * Math.max(LEAST_SHIFT, SHIFT * Math.abs(weight))
    }),
  )
}

const shifted = (weights: Weights, by: Weights, times: number): Float64Array[] =>
  weights.map((stage, i) => stage.map((weight, feature) => weight + times * by[i][feature]))

/** One step: the weights moved towards whichever of the two players did better, -1 to 1. */
function step(weights: Weights, number: number): Float64Array[] {
  const random = seeded(number)
  const by = shifts(weights, random)
  const [up, down] = [shifted(weights, by, 1), shifted(weights, by, -1)]
  const games = Number(values.games)
  let better = 0
  for (let game = 0; game < games; game++) {
    const isFirst = game % 2 === 0
    const lead = play(isFirst ? [up, down] : [down, up], (game >> 1) % 2, random, () => {})
    better += ((isFirst ? 1 : -1) * Math.tanh(lead / CLEAR)) / games
  }
  return shifted(weights, by, FOLLOWS * better)
}

/** Returns for each stage how far the leads that these weights expect may be off. */
function spreads(weights: Weights): number[] {
  const outcomes = Array.from({ length: STAGES }, (): Outcome[] => [])
  for (let game = 0; game < Number(values.spreads); game++) watch(weights, seeded(2 ** 40 + game), outcomes)
  // A draft is over so soon that its games say little of it.
  outcomes[0].push(...outcomes[1])
  return outcomes.map((stage, i) => (stage.length > 0 ? spreadOf(stage) : SPREADS[i]))
}

/** Plays one game and notes each expectation beside the outcome. */
function watch(weights: Weights, random: Random, outcomes: Outcome[][]) {
  const seen: { stage: number; expected: number }[] = []
  const lead = play([weights, weights], random.below(2), random, (s) => {
    if (state.phase(s) !== state.OVER) seen.push({ stage: stageOf(s), expected: expectedLead(s, weights) / UNIT })
  })
  const won = [(Math.sign(lead) + 1) / 2, (1 - Math.sign(lead)) / 2]
  for (const { stage, expected } of seen) outcomes[stage].push({ expected: [expected, 0], won })
}

let weights: Weights = WEIGHTS.map((stage) => Float64Array.from(stage))
const first = Number(values.first)
for (let number = 1; number <= Number(values.steps); number++) {
  weights = step(weights, first + number)
  if (number % EVERY > 0) continue
  process.stderr.write(`step ${first + number}\n`)
  writeWeights(weights, SPREADS)
}
if (Number(values.spreads) > 0) writeWeights(weights, spreads(weights))
