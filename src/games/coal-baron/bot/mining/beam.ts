/**
 * The beam: for each number of work steps the best few pits that they lead to. One file, because what its loops read from
 * other files costs them a third of their time.
 */
import { addToByte, addToInt, byteAt, floatAt, intAt } from '../../../building-blocks/lists.ts'
import { CAGE_SPOTS } from '../../state/components.ts'
import * as moves from '../../rules/moves.ts'
import type { Cube } from '../../rules/moves.ts'
import { CAGE, CUBES, LEVEL, LOAD, NEEDS, OPEN, SIZE, STORE, needOf } from './packed-pit.ts'
import { worth } from './plan-weights.ts'

/** Work steps of the largest mining space. */
export const STEPS = 10
/** Pits kept for each number of steps. */
export const WIDTH = 8

const ROOM = (STEPS + 3) * WIDTH
/** A pit in bytes each; four at a time are copied and compared. */
const nodes = new Uint8Array(ROOM * SIZE)
const nodeWords = new Int32Array(nodes.buffer)
const WORDS = SIZE / 4
/** Their values if mining ended here, beside where it began; the rank counts the promise of the next steps, too. */
export const values = new Float64Array(ROOM)
const ranks = new Float64Array(ROOM)
export const parents = new Int32Array(ROOM)
/** The work step that led here, as `step` writes it. */
export const steps = new Int32Array(ROOM)
/** The number of plans for each number of steps, kept from `t * WIDTH` on. */
export const counts = new Int32Array(STEPS + 3)
/** The pit to be put in next. */
const next = new Uint8Array(SIZE)
const nextWords = new Int32Array(next.buffer)
let orderCount = 0

/**
 * Runs the beam from a pit with `orders` orders, over at most `most` work steps. Leaves what it found in `values`,
 * `parents`, `steps` and `counts`.
 */
export function searchPlans(pit: Uint8Array, orders: number, most: number): void {
  orderCount = orders
  counts.fill(0)
  next.set(pit)
  insert(0, 0, -1, 0)
  for (let t = 0; t < most; t++) for (let i = 0; i < intAt(counts, t); i++) expand(t, t * WIDTH + i)
}

/** Puts `next` among the best nodes that took `t` steps. */
function insert(t: number, value: number, parent: number, by: number) {
  const rank = value + promised()
  const slot = slotFor(t, rank)
  if (slot < 0) return
  for (let i = 0; i < WORDS; i++) nodeWords[slot * WORDS + i] = intAt(nextWords, i)
  values[slot] = value
  ranks[slot] = rank
  parents[slot] = parent
  steps[slot] = by
}

/** A free slot, or that of the worst node if this one is better; -1 if there is none or the node is there already. */
function slotFor(t: number, rank: number): number {
  const first = t * WIDTH
  let worst = first
  for (let i = first; i < first + intAt(counts, t); i++) {
    if (ranks[i] === rank && isNext(i)) return -1
    if (floatAt(ranks, i) < floatAt(ranks, worst)) worst = i
  }
  if (intAt(counts, t) < WIDTH) return first + addToInt(counts, t, 1) - 1
  return rank > floatAt(ranks, worst) ? worst : -1
}

function isNext(node: number): boolean {
  for (let i = 0; i < WORDS; i++) if (nodeWords[node * WORDS + i] !== nextWords[i]) return false
  return true
}

/** Returns the worth of cubes in the cage that open spots need. */
function promised(): number {
  let promise = 0
  for (let c = 0; c < 4; c++)
    promise += Math.min(byteAt(next, CAGE + c), byteAt(next, OPEN + c)) * floatAt(worth.promise, c)
  return promise
}

/** A work step in one number: what is done with which order, coal and cubes. */
export const STEP = { cage: 0, load: 1, store: 2, fill: 3, pair: 4 } as const
const step = (kind: number, order: number, coal: number, first: Cube = 0, second: Cube = 0) =>
  kind | (order << 4) | (coal << 8) | (first << 12) | (second << 16)

function load(node: number) {
  for (let i = 0; i < WORDS; i++) nextWords[i] = intAt(nodeWords, node * WORDS + i)
}

/** Puts in what one step more (two for a pair of cubes) makes of a node that took `t` steps. */
function expand(t: number, node: number) {
  const at = node * SIZE
  const level = byteAt(nodes, at + LEVEL)
  if (level > 0) expandLoad(t, node, level - 1)
  expandCage(t, node, level)
  for (let k = 0; k < orderCount; k++) if (nodes[at + NEEDS + k] !== 0) expandFills(t, node, k, level === 0)
  if (level === 0 && byteAt(nodes, at + LOAD) > 0) expandStore(t, node)
}

function expandCage(t: number, node: number, level: number) {
  if (t > 0 && (intAt(steps, node) & 15) === STEP.cage) return
  const at = node * SIZE
  for (let to = 0; to <= 4; to++) {
    const useful =
      to === 0
        ? byteAt(nodes, at + LOAD) > 0
        : byteAt(nodes, at + LOAD) < CAGE_SPOTS && byteAt(nodes, at + CUBES + to - 1) > 0
    if (to === level || !useful) continue
    load(node)
    next[LEVEL] = to
    const below = level === 0 ? worth.below : to === 0 ? -worth.below : 0
    insert(t + 1, floatAt(values, node) + below, node, step(STEP.cage, 0, to))
  }
}

function expandLoad(t: number, node: number, coal: number) {
  const at = node * SIZE
  if (nodes[at + LOAD] === CAGE_SPOTS || nodes[at + CUBES + coal] === 0) return
  load(node)
  addToByte(next, CUBES + coal, -1)
  addToByte(next, CAGE + coal, 1)
  addToByte(next, LOAD, 1)
  insert(t + 1, floatAt(values, node) + floatAt(worth.load, coal), node, step(STEP.load, 0, coal))
}

function expandStore(t: number, node: number) {
  for (let c = 0; c < 4; c++) {
    if (nodes[node * SIZE + CAGE + c] === 0) continue
    load(node)
    take(c)
    addToByte(next, STORE + c, 1)
    insert(t + 1, floatAt(values, node) + worth.store - floatAt(worth.cage, c), node, step(STEP.store, 0, c))
  }
}

function take(cube: Cube) {
  if (moves.isFromStorage(cube)) return void addToByte(next, STORE + moves.cubeCoal(cube), -1)
  addToByte(next, CAGE + cube, -1)
  addToByte(next, LOAD, -1)
}

const costOf = (cube: Cube) => (moves.isFromStorage(cube) ? worth.store : floatAt(worth.cage, cube))
const has = (node: number, cube: Cube) => byteAt(nodes, node * SIZE + CAGE + cube) > 0

function expandFills(t: number, node: number, k: number, atSurface: boolean) {
  for (let c = 0; c < 4; c++) {
    if (needOf(byteAt(nodes, node * SIZE + NEEDS + k), c) === 0) continue
    const fromCage = atSurface && has(node, c)
    if (fromCage) expandFill(t, node, k, c, c)
    if (has(node, c + moves.FROM_STORAGE)) expandFill(t, node, k, c, c + moves.FROM_STORAGE)
    else if (!fromCage) expandPair(t, node, k, c, atSurface)
  }
}

function expandFill(t: number, node: number, k: number, coal: number, cube: Cube) {
  load(node)
  take(cube)
  const gain = fillNeed(k, coal) - costOf(cube) - floatAt(worth.demand, coal)
  insert(t + 1, floatAt(values, node) + gain, node, step(STEP.fill, k, coal, cube))
}

/** Two cubes of what is needed least in place of one whose coal is not at hand. */
function expandPair(t: number, node: number, k: number, coal: number, atSurface: boolean) {
  const first = spare(node, atSurface, -1)
  if (first < 0) return
  const second = spare(node, atSurface, first)
  if (second < 0) return
  load(node)
  take(first)
  take(second)
  const gain = fillNeed(k, coal) - spareCost(node, first) - spareCost(node, second) - filledOtherwise(node, coal)
  insert(
    t + 2,
    floatAt(values, node) + gain,
    node,
    step(STEP.pair, k, coal, Math.min(first, second), Math.max(first, second)),
  )
}

/**
 * Returns the worth that is lost when a spot no longer needs its coal: of an unmet spot, or of the demand for a cube at
 * hand.
 */
const filledOtherwise = (node: number, coal: number) =>
  openSpots(node, coal) > atHand(node, coal) ? floatAt(worth.unmet, coal) : floatAt(worth.demand, coal)

const openSpots = (node: number, coal: number) => byteAt(nodes, node * SIZE + OPEN + coal)
const atHand = (node: number, coal: number) =>
  byteAt(nodes, node * SIZE + CUBES + coal) +
  byteAt(nodes, node * SIZE + CAGE + coal) +
  byteAt(nodes, node * SIZE + STORE + coal)

/** The cube that the orders can best do without, beside one that is taken already; -1 if there is none. */
function spare(node: number, atSurface: boolean, taken: Cube): Cube {
  let best = -1
  let least = Infinity
  for (let cube = atSurface ? 0 : moves.FROM_STORAGE; cube < 8; cube++) {
    const left = byteAt(nodes, node * SIZE + CAGE + cube) - (cube === taken ? 1 : 0)
    if (left <= 0) continue
    const cost = spareCost(node, cube)
    if (cost < least) {
      least = cost
      best = cube
    }
  }
  return best
}

/** A cube that is in demand leaves a spot without one. */
function spareCost(node: number, cube: Cube): number {
  const coal = moves.cubeCoal(cube)
  const wanted = atHand(node, coal) <= openSpots(node, coal)
  return costOf(cube) + (wanted ? floatAt(worth.demand, coal) - floatAt(worth.unmet, coal) : 0)
}

/** Fills a spot of an order in `next` and says what that is worth. */
function fillNeed(k: number, coal: number): number {
  addToByte(next, NEEDS + k, -(1 << (2 * coal)))
  addToByte(next, OPEN + coal, -1)
  return floatAt(worth.fill, k) + (next[NEEDS + k] === 0 ? floatAt(worth.complete, k) : 0)
}
