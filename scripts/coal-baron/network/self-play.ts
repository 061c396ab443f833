/** Games of the search against itself and its earlier selves, as samples for the network. */
import { shuffled } from '../../../src/games/base/random.ts'
import type { Random } from '../../../src/games/base/random.ts'
import { search } from '../../../src/games/search/tree.ts'
import { expectPoints } from '../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import type { Weights } from '../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import { stageOf } from '../../../src/games/coal-baron/bot/evaluator/features.ts'
import { victoryGoal } from '../../../src/games/coal-baron/bot/evaluator/goals.ts'
import { OWN_INPUTS, tableInputs } from '../../../src/games/coal-baron/bot/evaluator/inputs.ts'
import { writeInputs } from '../../../src/games/coal-baron/bot/evaluator/look.ts'
import { searchGame } from '../../../src/games/coal-baron/bot/search.ts'
import { playTurn, turnsOf } from '../../../src/games/coal-baron/bot/turns.ts'
import type { Turn } from '../../../src/games/coal-baron/bot/turns.ts'
import { dealHidden, forgetHidden } from '../../../src/games/coal-baron/rules/hidden.ts'
import { isFinished, points, settle, winners } from '../../../src/games/coal-baron/rules/scoring.ts'
import { allOrders, allTiles, deal } from '../../../src/games/coal-baron/rules/setup.ts'
import * as state from '../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../src/games/coal-baron/state/state.ts'
import type { Sample } from './learner.ts'

export interface SelfPlay {
  players: number
  iterations: number
  /** The share of turns that are taken by chance, and of positions that become samples. */
  astray: number
  kept: number
}

/** One game; every seat has weights of its own. `linear` is what the network adds to. */
export function playGame(
  { players, iterations, astray, kept }: SelfPlay,
  weights: readonly Weights[],
  linear: Weights,
  random: Random,
): Sample[] {
  const s = newGame(players, random)
  const samples: Sample[] = []
  while (!isFinished(s)) {
    if (random.below(1000) < 1000 * kept) samples.push(sampleOf(s, linear))
    takeTurn(s, weights[state.turn(s)], iterations, random.below(1000) < 1000 * astray, random)
  }
  const totals = state.seats(s).map((seat) => points(s, seat))
  const winning = winners(s)
  const won = totals.map((_, seat) => (winning.includes(seat) ? 1 / winning.length : 0))
  return samples.map((sample) => ({ ...sample, points: totals, won }))
}

function newGame(players: number, random: Random): State {
  const startingPlayer = random.below(players)
  return deal({ players, startingPlayer, tiles: shuffled(allTiles(), random), orders: shuffled(allOrders(), random) })
}

function takeTurn(s: State, weights: Weights, iterations: number, astray: boolean, random: Random) {
  const seen = state.copy(s)
  forgetHidden(seen)
  if (iterations === 0) return takeBest(s, seen, weights, astray, random)
  const game = searchGame(weights, victoryGoal(seen, weights))
  const budget = { iterations: astray ? 1 : iterations, expired: () => false }
  const found = search(game, seen, state.copy(s), state.copy(s), budget, random)
  const turn = found[astray ? random.below(found.length) : 0].action
  dealHidden(s, random)
  playTurn(s, turn, weights)
  settle(s)
}

const shares = [0, 0, 0, 0]

/** One turn deep. */
function takeBest(s: State, seen: State, weights: Weights, astray: boolean, random: Random) {
  const turns = turnsOf(seen, weights)
  dealHidden(seen, random)
  const goal = victoryGoal(seen, weights)
  const trial = state.copy(s)
  const seat = state.turn(s)
  const worth = (turn: Turn) => {
    trial.set(seen)
    playTurn(trial, turn, weights)
    goal(trial, shares)
    return shares[seat] + (0.01 * random.below(1000)) / 1000
  }
  const rated = astray ? [] : turns.map(worth)
  const turn = turns[astray ? random.below(turns.length) : rated.indexOf(Math.max(...rated))]
  dealHidden(s, random)
  playTurn(s, turn, weights)
  settle(s)
}

const expected = new Float64Array(4)

function sampleOf(s: State, linear: Weights): Sample {
  const players = state.players(s)
  const inputs = new Float32Array(players * (OWN_INPUTS + tableInputs(players)))
  writeInputs(s, inputs)
  expectPoints(s, linear, expected)
  return { stage: stageOf(s), inputs, expected: [...expected.subarray(0, players)], points: [], won: [] }
}
