/** The turns worth looking at in a position: legal spaces, with mining planned as a whole and the drawn five chosen. */
import { intAt } from '../../building-blocks/lists.ts'
import { DELIVERY_BARROW, MINING_4, SPACES, WORK_STEPS } from '../state/components.ts'
import * as phases from '../state/phases.ts'
import { decisionOf } from '../rules/decisions.ts'
import { listMoves, moveList } from '../rules/legal.ts'
import * as moves from '../rules/moves.ts'
import type { Move } from '../rules/moves.ts'
import { playUnchecked } from '../rules/play.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { expectOwn } from './evaluator/evaluator.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { stageOf } from './evaluator/features.ts'
import { isUseless } from './useless-spaces.ts'
import { planMining } from './mining/planner.ts'
import type { Plan } from './mining/planner.ts'

/** A turn: the moves that are decided at once. On the draw-five spaces the rest is decided when the five are seen. */
export type Turn = readonly Move[]

const list = moveList()

/**
 * The candidate turns of the seat to draft or place, or what it may choose of the five drawn and of the coal: never none, and none
 * of them plain nonsense.
 */
export function turnsOf(s: State, weights: Weights): Turn[] {
  if (state.phase(s) !== phases.PLACE) return partsOf(s).map((part) => [part])
  const turns: Turn[] = []
  const count = listMoves(s, list)
  for (let i = 0; i < count; i++) {
    const space = moves.argument(intAt(list, i))
    if (!isMining(space) && !isUseless(s, space)) turns.push(ALONE[space]!)
  }
  addMining(s, count, weights, turns)
  return turns
}

/** The turns that are over with placing workers, or go on when something was seen. */
const ALONE: readonly Turn[] = SPACES.map((_, space) => [moves.placeMove(space)])

const isMining = (space: number) => space >= MINING_4 && space < DELIVERY_BARROW

/** A plan for each mining space, except those that move nothing or cost fewer workers on another space. */
function addMining(s: State, count: number, weights: Weights, turns: Turn[]) {
  const plans = planMining(s, weights[stageOf(s)]!, mostSteps(count))
  for (let i = 0; i < count; i++) {
    const space = moves.argument(intAt(list, i))
    if (!isMining(space)) continue
    const plan = planAt(plans, space)
    if (plan.steps > 0 && !isCheaperElsewhere(s, space, count, plans)) turns.push(miningTurn(plan, space))
  }
}

/** Work steps of the largest mining space among the first `count` of the list. */
function mostSteps(count: number): number {
  let most = 0
  for (let i = 0; i < count; i++) {
    const space = moves.argument(intAt(list, i))
    if (isMining(space)) most = Math.max(most, stepsOn(space))
  }
  return most
}

const stepsOn = (space: number) => WORK_STEPS[space - MINING_4]!
const planAt = (plans: readonly Plan[], space: number) => plans[stepsOn(space)]!

/** Another space has steps enough for this plan and costs less, or as much where both have the same plan. */
function isCheaperElsewhere(s: State, space: number, count: number, plans: readonly Plan[]): boolean {
  const plan = planAt(plans, space)
  for (let i = 0; i < count; i++) {
    const other = moves.argument(intAt(list, i))
    if (other === space || !isMining(other) || stepsOn(other) < plan.steps) continue
    const saved = state.workersOn(s, space) - state.workersOn(s, other)
    if (saved > 0 || (saved === 0 && other < space && planAt(plans, other) === plan)) return true
  }
  return false
}

const miningTurn = (plan: Plan, space: number): Turn =>
  (plan.turns[space - MINING_4] ??= [moves.placeMove(space), ...plan.moves, moves.endMove()])

/** Plays a turn on the state itself; what it leaves open (coal, the five) is chosen by what the seat then has. */
export function playTurn(s: State, turn: Turn, weights: Weights): void {
  for (const move of turn) playUnchecked(s, move)
  finishTurn(s, weights)
}

/**
 * The same for a turn that was found under another deal and whose first move is legal here: mining follows the plan for
 * this pit, which may hold other things.
 */
export function playTurnHere(s: State, turn: Turn, weights: Weights): void {
  if (turn.length === 1) return playTurn(s, turn, weights)
  const steps = stepsOn(moves.argument(turn[0]!))
  const plan = planMining(s, weights[stageOf(s)]!, steps)[steps]!
  playUnchecked(s, turn[0]!)
  for (const move of plan.moves) playUnchecked(s, move)
  playUnchecked(s, moves.endMove())
}

/** Makes the choices that a turn under way still asks for, except in mining. */
export function finishTurn(s: State, weights: Weights): void {
  while (state.phase(s) > phases.MINING && state.phase(s) < phases.SCORING) playUnchecked(s, choosePart(s, weights))
}

const parts = moveList()
let scratch: State = new Int32Array(0)

/**
 * Returns the best move inside a turn: which of the five to keep, which coal to take. Returned cards go to the bottom
 * in their present order.
 */
export function choosePart(s: State, weights: Weights): Move {
  if (state.phase(s) === phases.RETURN_TILES || state.phase(s) === phases.RETURN_ORDERS)
    return moves.returnMove(true, 0)
  if (scratch.length !== s.length) scratch = state.copy(s)
  const seat = state.turn(s)
  const count = listParts(s)
  let best = intAt(parts, 0)
  let most = -Infinity
  for (let i = 0; i < count; i++) {
    scratch.set(s)
    playUnchecked(scratch, intAt(parts, i))
    const worth = expectOwn(scratch, seat, weights)
    if (worth > most) {
      most = worth
      best = intAt(parts, i)
    }
  }
  return best
}

/** Fills `parts` with what there is to choose, and answers how many there are. */
const listParts = (s: State) => listMoves(s, parts) - (keepsOne(s) ? 1 : 0)

/** The same as a list, two tiles alike as one choice. */
function partsOf(s: State): Move[] {
  const all = [...parts.subarray(0, listParts(s))]
  if (state.phase(s) !== phases.KEEP_TILE) return all
  return [...new Map(all.map((move) => [JSON.stringify(decisionOf(s, move)), move])).values()]
}

/** In the first shift there is time for any order: to keep none, which is listed last, would waste the workers. */
const keepsOne = (s: State) => state.phase(s) === phases.KEEP_ORDER && state.shift(s) === 1
