/** Coal Baron as the shared tree search sees it. */
import { dealHidden } from '../hidden.ts'
import * as phases from '../phases.ts'
import { canPlace } from '../legal.ts'
import * as moves from '../moves.ts'
import { isAutomatic, isFinished, settle } from '../scoring.ts'
import * as state from '../state.ts'
import type { State } from '../state.ts'
import type { SearchGame } from '../../search/tree.ts'
import { expectPoints, leadOf } from './evaluator.ts'
import type { Weights } from './evaluator.ts'
import { stageOf } from './features.ts'
import { playTurnHere, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'

/** How many points of an expected lead are worth one unit of log odds, by stage: what chance can still turn shrinks. */
const SPREAD = [17, 16, 15, 13, 11.5, 10, 8.5, 6.5, 4.5, 3.5, 2.5]
const SPREAD_AT_END = 0.5

const expected = new Float64Array(4)

/** Each seat's chance of winning, by how far it may expect to lead. Settles the state. */
export function winningChances(s: State, weights: Weights, out: number[]): void {
  expectPoints(s, weights, expected)
  const spread = isFinished(s) ? SPREAD_AT_END : SPREAD[stageOf(s)]
  const players = state.players(s)
  for (let seat = 0; seat < players; seat++) out[seat] = 1 / (1 + Math.exp(-leadOf(expected, seat, players) / spread))
}

/** The lead at the end, in points, that a chance of winning stands for in this position. */
export const leadFor = (s: State, chance: number): number => {
  const within = Math.min(0.999, Math.max(0.001, chance))
  return SPREAD[stageOf(s)] * Math.log(within / (1 - within))
}

/** The other way round. */
export const chanceFor = (s: State, lead: number): number => 1 / (1 + Math.exp(-lead / SPREAD[stageOf(s)]))

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
