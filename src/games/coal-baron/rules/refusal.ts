/** Refusals of decisions: a code with parameters for each. */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import {
  CAGE_SPOTS,
  COALS,
  DELIVERY_BARROW,
  FACTORY_DRAW,
  MONEY_3,
  ORDERS,
  ORDER_DRAW,
  ORDER_SPOTS,
  SPACES,
  VEHICLES,
  tileCost,
} from '../state/components.ts'
import { moveOf, refuse } from './decisions.ts'
import * as phases from '../state/phases.ts'
import { canAct, canKeep, canPlace, isLegal } from './legal.ts'
import * as moves from './moves.ts'
import type { Move } from './moves.ts'
import { isFinished } from './scoring.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Decision, Refusal } from './types.ts'

/** Null if and only if the decision is among the legal moves; otherwise the first reason against it. */
export function whyIllegal(s: State, decision: Decision): Refusal | null {
  const move = legalMoveOf(s, decision)
  return typeof move === 'number' ? null : move
}

/** The decision as a legal move, or why it is none. */
export function legalMoveOf(s: State, decision: Decision): Move | Refusal {
  const move = moveOf(s, decision)
  if (typeof move !== 'number') return otherPhase(s, decision) ?? move
  return isLegal(s, move) ? move : (otherPhase(s, decision) ?? reason(s, move))
}

/** The phases in which each kind of decision is asked for. */
const PHASES_OF: Readonly<Record<string, readonly number[]>> = {
  draft: [phases.DRAFT],
  place: [phases.PLACE],
  cage: [phases.MINING],
  load: [phases.MINING],
  store: [phases.MINING],
  fill: [phases.MINING],
  end: [phases.MINING],
  keep: [phases.KEEP_TILE, phases.KEEP_ORDER],
  coal: [phases.COAL],
  put: [phases.RETURN_TILES, phases.RETURN_ORDERS],
}

function otherPhase(s: State, decision: Decision): Refusal | null {
  const [kind, asked] = Object.entries(PHASES_OF).find(([key]) => key in decision) ?? []
  if (asked?.includes(state.phase(s))) return null
  if (isFinished(s)) return refuse('game-over')
  if (state.phase(s) === phases.COAL) return refuse('coal-needed', { minecarts: state.unfilled(s) })
  if (kind === 'coal') return refuse('coal-not-needed')
  return refuse('other-decision', { phase: phases.phaseOf(s) })
}

function reason(s: State, move: Move): Refusal {
  const argument = moves.argument(move)
  switch (moves.kind(move)) {
    case moves.DRAFT:
      return refuse('not-offered', { order: itemAt(ORDERS, argument) })
    case moves.PLACE:
      return placeReason(s, argument)
    case moves.KEEP:
      return marksReason(s, state.drawn(s, argument))
    case moves.COAL:
      return refuse('none-left', { coal: itemAt(COALS, argument) })
    default:
      return stepReason(s, move)
  }
}

/** The same as `whyIllegal` of keeping one of what was drawn, by its place there, without a list of all moves. */
export const whyNoKeep = (s: State, i: number): Refusal | null =>
  canKeep(s, i) ? null : marksReason(s, state.drawn(s, i))

// Placing workers

/** The same as `whyIllegal` of placing on a space, by its number, without a list of all moves. */
export const whyNoPlace = (s: State, space: number): Refusal | null =>
  otherPhase(s, { place: itemAt(SPACES, space) }) ?? (canPlace(s, space) ? null : placeReason(s, space))

function placeReason(s: State, space: number): Refusal {
  if (state.isLocked(s, space)) return refuse('locked', { players: state.players(s) })
  if (!canAct(s, state.turn(s), space)) return actionReason(s, space)
  return refuse('needs-workers', { have: state.workers(s, state.turn(s)), need: state.workersNeeded(s, space) })
}

/** The reason that the space's action can't be performed. */
function actionReason(s: State, space: number): Refusal {
  if (space < FACTORY_DRAW) return tileReason(s, state.factoryTile(s, space))
  if (space === FACTORY_DRAW || space === ORDER_DRAW) return refuse('stack-empty')
  if (space < MONEY_3) return refuse('nothing-to-deliver', { vehicle: itemAt(VEHICLES, space - DELIVERY_BARROW) })
  return refuse('no-order')
}

const tileReason = (s: State, tile: number) => (tile < 0 ? refuse('no-tile') : marksReason(s, tile))

const marksReason = (s: State, tile: number) =>
  refuse('needs-marks', { have: state.marks(s, state.turn(s)), need: tileCost(tile) })

// Work steps

function stepReason(s: State, move: Move): Refusal {
  const have = state.stepsLeft(s)
  const need = moves.kind(move) === moves.PAIR ? 2 : 1
  return impossibleStep(s, move) ?? refuse('needs-steps', { have, need })
}

function impossibleStep(s: State, move: Move): Refusal | null {
  const argument = moves.argument(move)
  switch (moves.kind(move)) {
    case moves.CAGE:
      return state.cageLevel(s, state.turn(s)) === argument ? refuse('cage-there', { level: argument }) : null
    case moves.LOAD:
      return loadReason(s, argument)
    case moves.STORE:
      return cubeReason(s, argument)
    default:
      return fillReason(s, move)
  }
}

function loadReason(s: State, coal: number): Refusal | null {
  const seat = state.turn(s)
  const level = state.cageLevel(s, seat)
  if (level === 0) return refuse('cage-at-surface')
  if (state.cubesOn(s, seat, level - 1, coal) === 0)
    return refuse('no-cube', { coal: itemAt(COALS, coal), from: 'level', level })
  return state.cageTotal(s, seat) === CAGE_SPOTS ? refuse('cage-full') : null
}

/** A cube to be taken from the cage (only at the surface) or from the private storage. */
function cubeReason(s: State, cube: moves.Cube, cubes = 1): Refusal | null {
  const seat = state.turn(s)
  const coal = moves.cubeCoal(cube)
  if (moves.isFromStorage(cube))
    return state.inStorage(s, seat, coal) >= cubes
      ? null
      : refuse('no-cube', { coal: itemAt(COALS, coal), from: 'storage' })
  if (state.cageLevel(s, seat) > 0) return refuse('cage-not-at-surface', { level: state.cageLevel(s, seat) })
  return state.inCage(s, seat, coal) >= cubes ? null : refuse('no-cube', { coal: itemAt(COALS, coal), from: 'cage' })
}

function fillReason(s: State, move: Move): Refusal | null {
  const order = moves.fillOrder(move)
  const spot = moves.fillSpotOf(move)
  if (!state.isOutstanding(s, state.turn(s), order)) return refuse('not-your-order', { order: itemAt(ORDERS, order) })
  if (state.onSpot(s, order, spot) !== 0) return refuse('spot-taken', { order: itemAt(ORDERS, order), spot })
  return moves.kind(move) === moves.PAIR ? pairReason(s, move) : singleReason(s, move)
}

function singleReason(s: State, move: Move): Refusal | null {
  const wanted = numberAt(itemAt(ORDER_SPOTS, moves.fillOrder(move)), moves.fillSpotOf(move))
  const coal = moves.cubeCoal(moves.firstOf(move))
  return (
    cubeReason(s, moves.firstOf(move)) ??
    (coal === wanted ? null : refuse('wrong-coal', { have: itemAt(COALS, coal), need: itemAt(COALS, wanted) }))
  )
}

function pairReason(s: State, move: Move): Refusal | null {
  const first = moves.firstOf(move)
  const second = moves.secondOf(move)
  return first === second ? cubeReason(s, first, 2) : (cubeReason(s, first) ?? cubeReason(s, second))
}
