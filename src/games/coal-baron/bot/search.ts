/** Coal Baron as the shared tree search sees it. */
import { dealHidden } from '../hidden.ts'
import * as phases from '../phases.ts'
import { canPlace } from '../legal.ts'
import * as moves from '../moves.ts'
import { isAutomatic, isFinished, settle } from '../scoring.ts'
import * as state from '../state.ts'
import type { State } from '../state.ts'
import type { SearchGame } from '../../search/tree.ts'
import { expectPoints } from './evaluator.ts'
import type { Weights } from './evaluator.ts'
import { stageOf } from './features.ts'
import { playTurnHere, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'
import { SPREADS } from './weights.ts'

const SPREAD_AT_END = 0.5

const expected = new Float64Array(4)

/** Each seat's chance of winning, 1 together: the softmax of what they may expect. Settles the state. */
export function winningChances(s: State, weights: Weights, out: number[]): void {
  expectPoints(s, weights, expected)
  const players = state.players(s)
  const spread = isFinished(s) ? SPREAD_AT_END : SPREADS[players][stageOf(s)]
  let best = expected[0]
  for (let seat = 1; seat < players; seat++) if (expected[seat] > best) best = expected[seat]
  let total = 0
  for (let seat = 0; seat < players; seat++) total += out[seat] = Math.exp((expected[seat] - best) / spread)
  for (let seat = 0; seat < players; seat++) out[seat] /= total
}

/** The lead over each of the others, in points, that a chance of winning stands for in this position. */
export const leadFor = (s: State, chance: number): number => {
  const within = Math.min(0.999, Math.max(0.001, chance))
  return spreadAt(s) * Math.log(((state.players(s) - 1) * within) / (1 - within))
}

/** The other way round. */
export const chanceFor = (s: State, lead: number): number =>
  1 / (1 + (state.players(s) - 1) * Math.exp(-lead / spreadAt(s)))

const spreadAt = (s: State) => SPREADS[state.players(s)][stageOf(s)]

/** A line of the search turns up less than this many tiles or orders. */
const LOOKED_AT = 20

export const searchGame = (weights: Weights): SearchGame<State, Turn> => ({
  copyInto: (target, source) => target.set(source),
  dealHidden: (s, random) => dealHidden(s, random, LOOKED_AT),
  players: state.players,
  seatToAct: (s) => (isFinished(s) ? -1 : state.turn(s)),
  actions: (s) => turnsOf(s, weights),
  fits,
  play: (s, turn) => {
    playTurnHere(s, turn, weights)
    if (isAutomatic(s)) settle(s)
  },
  evaluate: (s, out) => winningChances(s, weights, out),
})

/** A turn found under another deal can be played if its first move can. */
function fits(s: State, turn: Turn): boolean {
  const first = moves.argument(turn[0])
  return state.phase(s) === phases.DRAFT ? state.isOffered(s, first) : canPlace(s, first)
}
