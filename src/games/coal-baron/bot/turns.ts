/** The turns worth looking at in a position: legal spaces, with mining planned as a whole and the drawn five chosen. */
import { DELIVERY_BARROW, MINING_4, MONEY_3, ORDER_1, WORK_STEPS } from '../components.ts'
import * as phases from '../phases.ts'
import { listMoves, moveList } from '../legal.ts'
import * as moves from '../moves.ts'
import type { Move } from '../moves.ts'
import { playUnchecked } from '../play.ts'
import * as state from '../state.ts'
import type { State } from '../state.ts'
import { expectedLead } from './evaluator.ts'
import type { Weights } from './evaluator.ts'
import { stageOf } from './features.ts'
import { planMining } from './planner.ts'

/** A turn: the moves that are decided at once. On the draw-five spaces the rest is decided when the five are seen. */
export type Turn = readonly Move[]

const list = moveList()

/** The candidate turns of the seat to draft or place: never none, and none of them plain nonsense. */
export function turnsOf(s: State, weights: Weights): Turn[] {
  const first = [...list.subarray(0, listMoves(s, list))]
  if (state.phase(s) !== phases.PLACE) return first.map((move) => [move])
  const spaces = first.map(moves.argument)
  const others = spaces.filter((space) => !isMining(space) && !isPoorPay(s, space, spaces))
  return [...others.map((space) => [moves.placeMove(space)]), ...miningTurns(s, spaces.filter(isMining), weights)]
}

const isMining = (space: number) => space >= MINING_4 && space < DELIVERY_BARROW
const isMoney = (space: number) => space >= MONEY_3 && space < ORDER_1

/** Another money space pays at least as much for at most as many workers. */
const isPoorPay = (s: State, space: number, spaces: readonly number[]) =>
  isMoney(space) &&
  spaces.some((other) => isMoney(other) && other > space && state.workersOn(s, other) <= state.workersOn(s, space))

/** A plan for each mining space, but none that moves nothing, nor one that costs fewer workers elsewhere. */
function miningTurns(s: State, spaces: readonly number[], weights: Weights): Turn[] {
  if (spaces.length === 0) return []
  const plans = planMining(s, weights[stageOf(s)])
  const cheapest = new Map<number, number>()
  for (const space of spaces) {
    const used = plans[WORK_STEPS[space - MINING_4]].steps
    const known = cheapest.get(used)
    if (used > 0 && (known === undefined || state.workersOn(s, space) < state.workersOn(s, known)))
      cheapest.set(used, space)
  }
  return [...cheapest].map(([used, space]) => [moves.placeMove(space), ...plans[used].moves, moves.endMove()])
}

/** Plays a turn on the state itself; what it leaves open (coal, the five) is chosen by the best expected lead. */
export function playTurn(s: State, turn: Turn, weights: Weights): void {
  for (const move of turn) playUnchecked(s, move)
  finishTurn(s, weights)
}

/** Makes the choices that a turn under way still asks for, except in mining. */
export function finishTurn(s: State, weights: Weights): void {
  while (state.phase(s) > phases.MINING && state.phase(s) < phases.SCORING) playUnchecked(s, choosePart(s, weights))
}

const parts = moveList()
let scratch: State = new Int32Array(0)

/** The best move inside a turn: which of the five to keep, which coal to take. What goes back goes to the bottom as it lies. */
export function choosePart(s: State, weights: Weights): Move {
  if (state.phase(s) === phases.RETURN_TILES || state.phase(s) === phases.RETURN_ORDERS)
    return moves.returnMove(true, 0)
  if (scratch.length !== s.length) scratch = state.copy(s)
  const seat = state.turn(s)
  const count = listMoves(s, parts)
  let best = parts[0]
  let most = -Infinity
  for (let i = 0; i < count; i++) {
    scratch.set(s)
    playUnchecked(scratch, parts[i])
    const lead = expectedLead(scratch, seat, weights)
    if (lead > most) {
      most = lead
      best = parts[i]
    }
  }
  return best
}
