/** Games of the search against itself and its earlier selves, as samples for the network. */
import { shuffled } from '../../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'
import { treeSearch } from '../../../../src/games/tree-search/tree.ts'
import { expectPoints } from '../../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import type { Weights } from '../../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import { stageOf } from '../../../../src/games/coal-baron/bot/evaluator/features.ts'
import { victoryGoal, winningChances } from '../../../../src/games/coal-baron/bot/evaluator/goals.ts'
import { OWN_INPUTS, tableInputs } from '../../../../src/games/coal-baron/bot/evaluator/inputs.ts'
import { writeInputs } from '../../../../src/games/coal-baron/bot/evaluator/look.ts'
import { searchGame } from '../../../../src/games/coal-baron/bot/search.ts'
import { finishTurn, playTurn, turnsOf } from '../../../../src/games/coal-baron/bot/turns.ts'
import type { Turn } from '../../../../src/games/coal-baron/bot/turns.ts'
import { dealHidden, forgetHidden } from '../../../../src/games/coal-baron/rules/hidden.ts'
import { playUnchecked } from '../../../../src/games/coal-baron/rules/play.ts'
import { isFinished, points, settle, winners } from '../../../../src/games/coal-baron/rules/scoring.ts'
import { allOrders, allTiles, deal } from '../../../../src/games/coal-baron/rules/setup.ts'
import * as phases from '../../../../src/games/coal-baron/state/phases.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import type { Sample } from './learner.ts'

export interface SelfPlay {
  players: number
  iterations: number
  /** The share of turns that are taken by chance, and of positions that become samples. */
  astray: number
  kept: number
  /**
   * How far a position is taught what came of it in the end, against what is expected a turn later: 1 for the end alone. Where a
   * turn was taken by chance, what came after it teaches nothing.
   */
  trace: number
}

/** Who plays: every seat has weights of its own. `judge` says what later positions promise, `linear` what the network adds to. */
export interface Cast {
  seats: readonly Weights[]
  judge: Weights
  linear: Weights
}

/** One game. */
export function playGame(options: SelfPlay, { seats, judge, linear }: Cast, random: Random): Sample[] {
  const { players, iterations, astray, kept } = options
  const s = newGame(players, random)
  const turns: Turned[] = []
  while (!isFinished(s)) {
    const sample = random.below(1000) < 1000 * kept ? sampleOf(s, linear) : null
    const byChance = random.below(1000) < 1000 * astray
    turns.push({ sample, byChance, promise: promiseOf(s, judge) })
    takeTurn(s, seats[state.turn(s)], iterations, byChance, random)
  }
  return taught(turns, outcomeOf(s), options)
}

/** Each seat's points at the end and its share of the victory, expected or as they came. */
interface Promise {
  points: number[]
  won: number[]
}

interface Turned {
  sample: Sample | null
  byChance: boolean
  promise: Promise
}

const promised = new Float64Array(4)

function promiseOf(position: State, judge: Weights): Promise {
  const s = state.copy(position)
  const won: number[] = []
  winningChances(s, judge, won)
  expectPoints(s, judge, promised)
  return { points: [...promised.subarray(0, won.length)], won }
}

function outcomeOf(s: State): Promise {
  const winning = winners(s)
  const share = (seat: number) => (winning.includes(seat) ? 1 / winning.length : 0)
  return { points: state.seats(s).map((seat) => points(s, seat)), won: state.seats(s).map(share) }
}

/** From the end to the beginning: each position with what it is taught. */
function taught(turns: readonly Turned[], outcome: Promise, { trace }: SelfPlay): Sample[] {
  const samples: Sample[] = []
  let next = outcome
  let later = outcome
  for (const { sample, byChance, promise } of [...turns].reverse()) {
    later = byChance && trace < 1 ? promise : mixed(next, later, trace)
    if (sample && (!byChance || trace === 1)) samples.push({ ...sample, ...later })
    next = promise
  }
  return samples.reverse()
}

const mixed = (next: Promise, later: Promise, trace: number): Promise => ({
  points: next.points.map((each, seat) => each + trace * (later.points[seat] - each)),
  won: next.won.map((each, seat) => each + trace * (later.won[seat] - each)),
})

export function newGame(players: number, random: Random): State {
  const startingPlayer = random.below(players)
  return deal({ players, startingPlayer, tiles: shuffled(allTiles(), random), orders: shuffled(allOrders(), random) })
}

/**
 * Takes a turn by a search of this many iterations for each choice, or one turn deep for 0; any turn if it is `astray`.
 */
export function takeTurn(s: State, weights: Weights, iterations: number, astray: boolean, random: Random) {
  const seen = state.copy(s)
  forgetHidden(seen)
  if (iterations === 0) return takeBest(s, seen, weights, astray, random)
  const game = searchGame(weights, victoryGoal(seen, weights))
  const budget = { iterations: astray ? 1 : iterations, expired: () => false }
  const found = treeSearch(game, seen, state.copy(s), state.copy(s), budget, random)
  const turn = found[astray ? random.below(found.length) : 0].action
  dealHidden(s, random)
  for (const move of turn) playUnchecked(s, move)
  if (isChoosing(s)) takeTurn(s, weights, iterations, false, random)
  finishTurn(s, weights)
  settle(s)
}

/** Whether something is still to be chosen of what was drawn, or coal. */
const isChoosing = (s: State) => state.phase(s) > phases.MINING && state.phase(s) < phases.RETURN_TILES

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
  expectPoints(s, linear, expected)
  writeInputs(s, expected, inputs)
  return { stage: stageOf(s), inputs, expected: [...expected.subarray(0, players)], points: [], won: [], isHeld: false }
}
