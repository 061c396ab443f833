/** The generator of legal moves: the one place that decides legality. */
import { intAt } from '../../building-blocks/lists.ts'
import {
  BANK,
  DELIVERY_BARROW,
  FACTORY_DRAW,
  CAGE_SPOTS,
  MINING_4,
  MONEY_3,
  ORDER_1,
  ORDER_DRAW,
  ORDER_SPOTS,
  tileCost,
} from '../state/components.ts'
import * as phases from '../state/phases.ts'
import * as moves from './moves.ts'
import type { Move } from './moves.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

/** Room for the moves of any state. Every order of the box open and every kind of cube at hand would make 3089. */
export const MOST_MOVES = 4096
export type MoveList = Int32Array
export const moveList = (): MoveList => new Int32Array(MOST_MOVES)

/** Writes the moves of the seat to decide into `list` and returns how many there are; none in a phase that asks nobody. */
export function listMoves(s: State, list: MoveList): number {
  switch (state.phase(s)) {
    case phases.PLACE:
      return listPlaces(s, list)
    case phases.MINING:
      return listSteps(s, list)
    case phases.DRAFT:
      return listDraft(s, list)
    case phases.KEEP_TILE:
    case phases.KEEP_ORDER:
      return listKeeps(s, list)
    case phases.COAL:
      return listCoal(s, list)
    case phases.RETURN_TILES:
    case phases.RETURN_ORDERS:
      return listReturns(s, list)
    default:
      return 0
  }
}

function listDraft(s: State, list: MoveList): number {
  let n = 0
  for (let half = 0; half < 2; half++)
    for (let word = state.offerWord(s, half); word !== 0; word &= word - 1)
      list[n++] = moves.draftMove(state.firstOrder(half, word))
  return n
}

/** Kind by kind, in the order of the spaces: to ask each space for its kind takes as long as all else. */
function listPlaces(s: State, list: MoveList): number {
  const seat = state.turn(s)
  const workers = state.workers(s, seat)
  let n = 0
  for (let space = 0; space < FACTORY_DRAW; space++)
    if (isOpen(s, space, workers) && canBuy(s, seat, state.factoryTile(s, space))) list[n++] = moves.placeMove(space)
  if (state.tileStack(s) > 0) n = listOpen(s, FACTORY_DRAW, MINING_4, workers, list, n)
  n = listOpen(s, MINING_4, DELIVERY_BARROW, workers, list, n)
  if (state.hasComplete(s, seat)) n = listDeliveries(s, seat, workers, list, n)
  n = listOpen(s, MONEY_3, ORDER_1, workers, list, n)
  for (let space = ORDER_1; space < ORDER_DRAW; space++)
    if (isOpen(s, space, workers) && state.deskOrder(s, space - ORDER_1) >= 0) list[n++] = moves.placeMove(space)
  if (state.orderStack(s) > 0) n = listOpen(s, ORDER_DRAW, BANK, workers, list, n)
  list[n++] = moves.placeMove(BANK)
  return n
}

function listDeliveries(s: State, seat: number, workers: number, list: MoveList, from: number): number {
  let n = from
  for (let space = DELIVERY_BARROW; space < MONEY_3; space++)
    if (state.completeOf(s, seat, space - DELIVERY_BARROW) !== 0 && isOpen(s, space, workers))
      list[n++] = moves.placeMove(space)
  return n
}

/** The open ones of the spaces from `first` to before `end`. */
function listOpen(s: State, first: number, end: number, workers: number, list: MoveList, from: number): number {
  let n = from
  for (let space = first; space < end; space++) if (isOpen(s, space, workers)) list[n++] = moves.placeMove(space)
  return n
}

/**
 * True if the seat to act may place workers there: it has enough of them to oust those that are there, and the space's
 * action can be performed (Taking your turn).
 */
export const canPlace = (s: State, space: number): boolean =>
  space === BANK || (isOpen(s, space, state.workers(s, state.turn(s))) && canAct(s, state.turn(s), space))

/** Not locked, and the seat's workers suffice. */
function isOpen(s: State, space: number, workers: number): boolean {
  const there = state.workersOn(s, space)
  return there < workers && there >= 0
}

/** Whether the seat could perform the space's action; mining (ruling 6), money and the bank are always possible. */
export function canAct(s: State, seat: number, space: number): boolean {
  if (space < FACTORY_DRAW) return canBuy(s, seat, state.factoryTile(s, space))
  if (space === FACTORY_DRAW) return state.tileStack(s) > 0
  if (space >= DELIVERY_BARROW && space < MONEY_3) return state.completeOf(s, seat, space - DELIVERY_BARROW) !== 0
  if (space >= ORDER_1 && space < ORDER_DRAW) return state.deskOrder(s, space - ORDER_1) >= 0
  return space !== ORDER_DRAW || state.orderStack(s) > 0
}

const canBuy = (s: State, seat: number, tile: number) => tile >= 0 && tileCost(tile) <= state.marks(s, seat)

/** Any of the drawn, tiles only if they can be paid for (ruling 5), or none. */
function listKeeps(s: State, list: MoveList): number {
  let n = 0
  for (let i = 0; i < state.drawnCount(s); i++) if (canKeep(s, i)) list[n++] = moves.keepMove(i)
  list[n++] = moves.keepMove(moves.KEEP_NONE)
  return n
}

/** Whether the seat to act may keep this one of what it drew. */
export const canKeep = (s: State, i: number): boolean =>
  state.phase(s) !== phases.KEEP_TILE || canBuy(s, state.turn(s), state.drawn(s, i))

/** Any coal that is left, or none (ruling 10). */
function listCoal(s: State, list: MoveList): number {
  let n = 0
  for (let coal = 0; coal < 4; coal++) if (state.supply(s, coal) > 0) list[n++] = moves.coalMove(coal)
  list[n++] = moves.coalMove(moves.NO_COAL)
  return n
}

/** All orders of what is left, on top and at the bottom: the same each time, so they are copied from lists made once. */
function listReturns(s: State, list: MoveList): number {
  const all = RETURNS[state.drawnCount(s)]!
  list.set(all)
  return all.length
}

const RETURNS = moves.PERMUTATIONS.map(({ length }) =>
  Int32Array.from({ length: 2 * length }, (_, i) => moves.returnMove(i >= length, i % length)),
)

/** Work steps (Mining 1 to 6, rulings 6 to 8 and 14), and the end of mining, which is always allowed. */
function listSteps(s: State, list: MoveList): number {
  list[0] = moves.endMove()
  const left = state.stepsLeft(s)
  if (left === 0) return 1
  const seat = state.turn(s)
  const level = state.cageLevel(s, seat)
  let n = 1
  for (let to = 0; to <= 4; to++) if (to !== level) list[n++] = moves.cageMove(to)
  n = level > 0 ? listLoads(s, seat, level - 1, list, n) : listStores(s, seat, list, n)
  return listFills(s, seat, level === 0, left, list, n)
}

function listLoads(s: State, seat: number, level: number, list: MoveList, from: number): number {
  let n = from
  if (state.cageTotal(s, seat) === CAGE_SPOTS) return n
  for (let coal = 0; coal < 4; coal++) if (state.cubesOn(s, seat, level, coal) > 0) list[n++] = moves.loadMove(coal)
  return n
}

function listStores(s: State, seat: number, list: MoveList, from: number): number {
  let n = from
  if (state.cageTotal(s, seat) === 0) return n
  for (let coal = 0; coal < 4; coal++) if (state.inCage(s, seat, coal) > 0) list[n++] = moves.storeMove(coal)
  return n
}

/** Cubes that may go onto an order now, each kind once, with how many there are: by coal and by where they come from. */
const KINDS_OF_CUBE = 8
const kinds = new Int32Array(KINDS_OF_CUBE)
const counts = new Int32Array(KINDS_OF_CUBE)

function listCubes(s: State, seat: number, atSurface: boolean): number {
  let n = 0
  for (let cube = atSurface ? 0 : moves.FROM_STORAGE; cube < KINDS_OF_CUBE; cube++) {
    const coal = moves.cubeCoal(cube)
    const count = moves.isFromStorage(cube) ? state.inStorage(s, seat, coal) : state.inCage(s, seat, coal)
    if (count > 0) {
      kinds[n] = cube
      counts[n++] = count
    }
  }
  return n
}

function listFills(s: State, seat: number, atSurface: boolean, left: number, list: MoveList, from: number): number {
  const cubes = listCubes(s, seat, atSurface)
  if (cubes === 0) return from
  let n = from
  for (let half = 0; half < 2; half++)
    for (let word = state.outstandingWord(s, seat, half); word !== 0; word &= word - 1)
      n = listFillsOf(s, state.firstOrder(half, word), cubes, left, list, n)
  return n
}

function listFillsOf(s: State, order: number, cubes: number, left: number, list: MoveList, from: number): number {
  const spots = ORDER_SPOTS[order]!
  let n = from
  for (let spot = 0; spot < spots.length; spot++) {
    if (state.onSpot(s, order, spot) !== 0) continue
    for (let i = 0; i < cubes; i++)
      if (moves.cubeCoal(intAt(kinds, i)) === spots[spot]) list[n++] = moves.fillMove(order, spot, intAt(kinds, i))
    if (left >= 2) n = listPairs(order, spot, cubes, list, n)
  }
  return n
}

/** Any two cubes in place of one, for two work steps (ruling 7). */
function listPairs(order: number, spot: number, cubes: number, list: MoveList, from: number): number {
  let n = from
  for (let i = 0; i < cubes; i++) {
    if (intAt(counts, i) > 1) list[n++] = moves.pairMove(order, spot, intAt(kinds, i), intAt(kinds, i))
    for (let j = i + 1; j < cubes; j++) list[n++] = moves.pairMove(order, spot, intAt(kinds, i), intAt(kinds, j))
  }
  return n
}

const scratch = moveList()

/** Whether a move is among those listed. */
export const isLegal = (s: State, move: Move): boolean => scratch.subarray(0, listMoves(s, scratch)).includes(move)
