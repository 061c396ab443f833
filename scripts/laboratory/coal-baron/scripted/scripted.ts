/**
 * A player by hand, one turn deep: a yardstick for the levels that shares neither weights nor features nor search with them.
 * It looks at every legal space, plays the turn out and takes the one after which it expects the largest lead.
 */
import { inWords } from '../../../../src/games/coal-baron/rules/entries.ts'
import { dealHidden, forgetHidden } from '../../../../src/games/coal-baron/rules/hidden.ts'
import { listMoves, moveList } from '../../../../src/games/coal-baron/rules/legal.ts'
import * as moves from '../../../../src/games/coal-baron/rules/moves.ts'
import type { Move } from '../../../../src/games/coal-baron/rules/moves.ts'
import { playUnchecked } from '../../../../src/games/coal-baron/rules/play.ts'
import { settle } from '../../../../src/games/coal-baron/rules/scoring.ts'
import type { Decision } from '../../../../src/games/coal-baron/rules/types.ts'
import {
  DELIVERY_BARROW,
  FACTORY_DRAW,
  MINING_4,
  ORDER_DRAW,
  WORK_STEPS,
} from '../../../../src/games/coal-baron/state/components.ts'
import * as phases from '../../../../src/games/coal-baron/state/phases.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'
import { JUDGEMENT } from './judgement.ts'
import type { Judgement } from './judgement.ts'
import { bestHauls } from './hauls.ts'
import { leadOf, ownPoints } from './outlook.ts'
import { queueOf } from './projects.ts'

/** Deals over which drawing five is looked at. */
const DEALS = 4

/** The decisions of the seat to decide, as far as they can be made at once. Nothing hidden has an influence. */
export function scripted(position: State, random: Random): Decision[] {
  const s = state.copy(position)
  forgetHidden(s)
  return inWords(s, bestTurn(s, random, JUDGEMENT[state.players(s)]))
}

export function bestTurn(s: State, random: Random, judgement: Judgement): Move[] {
  if (state.phase(s) === phases.MINING) return restOfMining(s, judgement)
  if (state.phase(s) !== phases.DRAFT && state.phase(s) !== phases.PLACE) return [bestPart(s, judgement)]
  return mostOf(turnsOf(s, judgement), (turn) => leadAfter(s, turn, random, judgement))
}

function mostOf<Item>(items: readonly Item[], worth: (item: Item) => number): Item {
  const worths = items.map(worth)
  return items[worths.indexOf(Math.max(...worths))]
}

/** Every legal space or card; mining goes with the best hauls for its work steps. */
function turnsOf(s: State, judgement: Judgement): Move[][] {
  const firsts = legal(s)
  const hauls = firsts.some(isMining)
    ? bestHauls(s, mostSteps(firsts), (after) => own(after, state.turn(s), judgement))
    : []
  return firsts.map((first) => (isMining(first) ? [first, ...hauls[stepsOn(first)], moves.endMove()] : [first]))
}

const list = moveList()
const legal = (s: State): Move[] => [...list.subarray(0, listMoves(s, list))]

const isMining = (move: Move) =>
  moves.kind(move) === moves.PLACE && moves.argument(move) >= MINING_4 && moves.argument(move) < DELIVERY_BARROW
const stepsOn = (move: Move) => WORK_STEPS[moves.argument(move) - MINING_4]
const mostSteps = (firsts: readonly Move[]) => Math.max(...firsts.filter(isMining).map(stepsOn))

const restOfMining = (s: State, judgement: Judgement): Move[] => [
  ...bestHauls(s, state.stepsLeft(s), (after) => own(after, state.turn(s), judgement))[state.stepsLeft(s)],
  moves.endMove(),
]

function leadAfter(s: State, turn: readonly Move[], random: Random, judgement: Judgement): number {
  const deals = isDraw(turn[0]) ? DEALS : 1
  let lead = 0
  for (let deal = 0; deal < deals; deal++) {
    const after = state.copy(s)
    dealHidden(after, random)
    for (const move of turn) playUnchecked(after, move)
    while (state.phase(after) > phases.MINING && state.phase(after) < phases.SCORING)
      playUnchecked(after, bestPart(after, judgement))
    settle(after)
    lead += leadOf(after, state.turn(s), judgement) / deals
  }
  return lead
}

const isDraw = (move: Move) =>
  moves.kind(move) === moves.PLACE && [FACTORY_DRAW, ORDER_DRAW].includes(moves.argument(move))

/** Which of the five to keep, which coal to take. The rest goes to the bottom as it lies. */
function bestPart(s: State, judgement: Judgement): Move {
  if (state.phase(s) === phases.RETURN_TILES || state.phase(s) === phases.RETURN_ORDERS)
    return moves.returnMove(true, 0)
  return mostOf(legal(s), (move) => {
    const after = state.copy(s)
    playUnchecked(after, move)
    return leadOf(after, state.turn(s), judgement)
  })
}

const own = (s: State, seat: number, judgement: Judgement) => ownPoints(s, seat, queueOf(s, seat, judgement), judgement)
