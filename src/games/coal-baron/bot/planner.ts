/**
 * Plans a mining turn as a whole: a beam search over work steps on a small copy of the pit, with a value that is linear in
 * what the pit holds. One search serves all mining spaces at once.
 */
import { CAGE_SPOTS, FIRST_REWARD, ORDERS_A_VEHICLE, ORDER_POINTS, ORDER_SPOTS } from '../components.ts'
import * as moves from '../moves.ts'
import type { Cube, Move } from '../moves.ts'
import { playUnchecked } from '../play.ts'
import * as state from '../state.ts'
import type { State } from '../state.ts'
import { AT, FAR_MARGIN, MARGIN } from './features.ts'

/** Work steps of the largest mining space. */
const STEPS = 10
/** Orders that a plan looks at: more than anybody has in a sensible game; further ones are left alone. */
const ORDERS = 10
/** Nodes kept for each number of steps. */
const WIDTH = 8

// A node: the cage's level and load, cubes in the cage, in storage and on each level by coal, open spots of each order
const LEVEL = 0
const LOAD = 1
const CAGE = 2
const STORE = 6
const CUBES = 10
/** Two bits a coal. */
const NEEDS = 14
const WORDS = NEEDS + ORDERS
const needOf = (needs: number, coal: number) => (needs >> (2 * coal)) & 3

const nodes = new Int32Array((STEPS + 3) * WIDTH * WORDS)
/** What the pit is worth if mining ended here, and with what the next steps promise. */
const values = new Float64Array((STEPS + 3) * WIDTH)
const ranks = new Float64Array((STEPS + 3) * WIDTH)
const parents = new Int32Array((STEPS + 3) * WIDTH)
/** The step that led here: kind and arguments, see `step`. */
const steps = new Int32Array((STEPS + 3) * WIDTH)
const counts = new Int32Array(STEPS + 3)
const next = new Int32Array(WORDS)

const STEP = { cage: 0, load: 1, store: 2, fill: 3, pair: 4 } as const
const step = (kind: number, order: number, coal: number, first: Cube = 0, second: Cube = 0) =>
  kind | (order << 4) | (coal << 8) | (first << 12) | (second << 16)

/** What the planner weighs, drawn from the evaluator's weights for this seat and stage. */
interface Worth {
  /** A cube of each coal loaded: its minecart emptied, itself in the cage. */
  load: Float64Array
  cage: Float64Array
  store: number
  below: number
  /** A cube in the cage that an order needs promises this much more. */
  promise: Float64Array
  demand: Float64Array
  unmet: Float64Array
  /** By order of the plan: one spot filled, and all filled. */
  fill: Float64Array
  complete: Float64Array
}

const worth: Worth = {
  load: new Float64Array(4),
  cage: new Float64Array(4),
  store: 0,
  below: 0,
  promise: new Float64Array(4),
  demand: new Float64Array(4),
  unmet: new Float64Array(4),
  fill: new Float64Array(ORDERS),
  complete: new Float64Array(ORDERS),
}
const orders = new Int32Array(ORDERS)
let orderCount = 0

/** A plan: work steps without the end of mining, the number of steps it uses and what it adds to the pit's worth. */
export interface Plan {
  moves: readonly Move[]
  steps: number
  value: number
  /** Whole turns that follow the plan, kept by whoever makes them. */
  turns: (readonly Move[])[]
}

/**
 * The best plan found for each number of work steps from 0 to 10 (a plan may use fewer), for the seat whose turn it is.
 * `weights` are the evaluator's for this stage.
 */
export function planMining(s: State, weights: Float64Array): readonly Plan[] {
  const seat = state.turn(s)
  readOrders(s, seat)
  const slot = slotOfPit(s, seat)
  if (knownWeights[slot] !== weights || !isKnown(slot)) {
    weigh(weights)
    start(s)
    for (let t = 0; t < STEPS; t++) for (let i = 0; i < counts[t]; i++) expand(t, t * WIDTH + i)
    knownWeights[slot] = weights
    knownPits.set(pit, slot * PIT)
    knownPlans[slot] = plans(s)
  }
  return knownPlans[slot]
}

// The same pit comes up again and again in a search: its plans are kept until another pit takes their slot.

const SLOTS = 2 ** 12
/** Cage, storage, minecarts, and each order with what lies on it. */
const PIT = 14 + ORDERS
const pit = new Int32Array(PIT)
const knownPits = new Int32Array(SLOTS * PIT)
const knownWeights: (Float64Array | undefined)[] = Array<undefined>(SLOTS).fill(undefined)
const knownPlans: Plan[][] = []

/** Writes what plans depend on into `pit`, and answers where its plans would be kept. */
function slotOfPit(s: State, seat: number): number {
  pit[LEVEL] = state.cageLevel(s, seat)
  pit[LOAD] = state.cageTotal(s, seat)
  for (let c = 0; c < 4; c++) {
    pit[CAGE + c] = state.inCage(s, seat, c)
    pit[STORE + c] = state.inStorage(s, seat, c)
    pit[CUBES + c] = state.cubesOn(s, seat, c, c)
  }
  for (let k = 0; k < ORDERS; k++)
    pit[NEEDS + k] = k < orderCount ? (state.spotWord(s, orders[k]) << 6) | orders[k] : -1
  let hash = 0
  for (let i = 0; i < PIT; i++) hash = Math.imul(hash ^ pit[i], 0x9e3779b1) ^ (hash >>> 15)
  return (hash ^ (hash >>> 13)) & (SLOTS - 1)
}

function isKnown(slot: number): boolean {
  for (let i = 0; i < PIT; i++) if (knownPits[slot * PIT + i] !== pit[i]) return false
  return true
}

function readOrders(s: State, seat: number) {
  orderCount = 0
  for (let half = 0; half < 2; half++)
    for (let word = state.outstandingWord(s, seat, half); word !== 0 && orderCount < ORDERS; word &= word - 1) {
      const order = half * 22 + state.lowestBit(word)
      if (!state.isComplete(s, seat, order)) orders[orderCount++] = order
    }
}

function weigh(w: Float64Array) {
  for (let c = 0; c < 4; c++) {
    const emptied = w[AT.empty + c] - w[AT.onCarts + c] + counted(w, 8 + c)
    worth.cage[c] = w[AT.inCage + c]
    worth.load[c] = emptied + w[AT.inCage + c]
    worth.demand[c] = w[AT.demand + c]
    worth.unmet[c] = w[AT.unmet + c]
    worth.promise[c] = 0
  }
  worth.store = w[AT.storage]
  worth.below = w[AT.below]
  for (let k = 0; k < orderCount; k++) weighOrder(k, w)
}

/** One more of an element of the clock where the lead in it is open. */
function counted(w: Float64Array, element: number): number {
  const group = element >> 2
  return FIRST_REWARD[element] * (w[AT.clockAhead + group] / MARGIN + w[AT.clockFar + group] / FAR_MARGIN)
}

function weighOrder(k: number, w: Float64Array) {
  const points = ORDER_POINTS[orders[k]]
  const spots = ORDER_SPOTS[orders[k]]
  const clock = spots.reduce((sum, coal) => sum + counted(w, coal), 0)
  const vehicle = counted(w, 4 + ((orders[k] / ORDERS_A_VEHICLE) | 0)) * spots.length
  worth.fill[k] = (points * w[AT.filled]) / spots.length
  worth.complete[k] =
    points * (w[AT.completePoints] - w[AT.filled] - w[AT.incompletePoints]) +
    w[AT.complete] -
    w[AT.incomplete] +
    clock +
    vehicle
  for (const c of spots) {
    const promise = worth.fill[k] + worth.complete[k] / spots.length - worth.demand[c] - worth.cage[c]
    if (promise > worth.promise[c]) worth.promise[c] = promise
  }
}

function start(s: State) {
  counts.fill(0)
  next.set(pit)
  for (let k = 0; k < ORDERS; k++) next[NEEDS + k] = k < orderCount ? openNeeds(s, orders[k]) : 0
  insert(0, 0, -1, 0)
}

function openNeeds(s: State, order: number): number {
  const spots = ORDER_SPOTS[order]
  let needs = 0
  for (let spot = 0; spot < spots.length; spot++)
    if (state.onSpot(s, order, spot) === 0) needs += 1 << (2 * spots[spot])
  return needs
}

// Search

/** Puts `next` among the best nodes that took `t` steps. */
function insert(t: number, value: number, parent: number, by: number) {
  const rank = value + promised()
  const slot = slotFor(t, rank)
  if (slot < 0) return
  const at = slot * WORDS
  const used = NEEDS + orderCount
  for (let i = 0; i < used; i++) nodes[at + i] = next[i]
  values[slot] = value
  ranks[slot] = rank
  parents[slot] = parent
  steps[slot] = by
}

/** A free slot, or that of the worst node if this one is better; -1 if there is none or the node is there already. */
function slotFor(t: number, rank: number): number {
  const first = t * WIDTH
  let worst = first
  for (let i = first; i < first + counts[t]; i++) {
    if (ranks[i] === rank && isNext(i)) return -1
    if (ranks[i] < ranks[worst]) worst = i
  }
  if (counts[t] < WIDTH) return first + counts[t]++
  return rank > ranks[worst] ? worst : -1
}

function isNext(node: number): boolean {
  const at = node * WORDS
  const used = NEEDS + orderCount
  for (let i = 0; i < used; i++) if (nodes[at + i] !== next[i]) return false
  return true
}

/** What cubes in the cage promise for spots that need them. */
function promised(): number {
  let promise = 0
  for (let c = 0; c < 4; c++) {
    let left = next[CAGE + c]
    if (left === 0) continue
    for (let k = 0; k < orderCount && left > 0; k++) left -= needOf(next[NEEDS + k], c)
    promise += (next[CAGE + c] - Math.max(0, left)) * worth.promise[c]
  }
  return promise
}

function load(node: number) {
  const at = node * WORDS
  const used = NEEDS + orderCount
  for (let i = 0; i < used; i++) next[i] = nodes[at + i]
}

function expand(t: number, node: number) {
  const at = node * WORDS
  countOpen(at)
  const level = nodes[at + LEVEL]
  if (level > 0) expandLoad(t, node, level - 1)
  expandCage(t, node, level)
  for (let k = 0; k < orderCount; k++) if (nodes[at + NEEDS + k] !== 0) expandFills(t, node, k, level === 0)
  if (level === 0 && nodes[at + LOAD] > 0) expandStore(t, node)
}

/** Open spots by coal of the node that is being expanded. */
const open = new Int32Array(4)

function countOpen(at: number) {
  open.fill(0)
  for (let k = 0; k < orderCount; k++) for (let c = 0; c < 4; c++) open[c] += needOf(nodes[at + NEEDS + k], c)
}

function expandCage(t: number, node: number, level: number) {
  if (t > 0 && (steps[node] & 15) === STEP.cage) return
  const at = node * WORDS
  for (let to = 0; to <= 4; to++) {
    const useful = to === 0 ? nodes[at + LOAD] > 0 : nodes[at + LOAD] < CAGE_SPOTS && nodes[at + CUBES + to - 1] > 0
    if (to === level || !useful) continue
    load(node)
    next[LEVEL] = to
    const below = level === 0 ? worth.below : to === 0 ? -worth.below : 0
    insert(t + 1, values[node] + below, node, step(STEP.cage, 0, to))
  }
}

function expandLoad(t: number, node: number, coal: number) {
  const at = node * WORDS
  if (nodes[at + LOAD] === CAGE_SPOTS || nodes[at + CUBES + coal] === 0) return
  load(node)
  next[CUBES + coal]--
  next[CAGE + coal]++
  next[LOAD]++
  insert(t + 1, values[node] + worth.load[coal], node, step(STEP.load, 0, coal))
}

function expandStore(t: number, node: number) {
  for (let c = 0; c < 4; c++) {
    if (nodes[node * WORDS + CAGE + c] === 0) continue
    load(node)
    take(c)
    next[STORE + c]++
    insert(t + 1, values[node] + worth.store - worth.cage[c], node, step(STEP.store, 0, c))
  }
}

function take(cube: Cube) {
  if (moves.isFromStorage(cube)) return void next[STORE + moves.cubeCoal(cube)]--
  next[CAGE + cube]--
  next[LOAD]--
}

const costOf = (cube: Cube) => (moves.isFromStorage(cube) ? worth.store : worth.cage[cube])
const has = (node: number, cube: Cube) => nodes[node * WORDS + CAGE + cube] > 0

function expandFills(t: number, node: number, k: number, atSurface: boolean) {
  for (let c = 0; c < 4; c++) {
    if (needOf(nodes[node * WORDS + NEEDS + k], c) === 0) continue
    const fromCage = atSurface && has(node, c)
    if (fromCage) expandFill(t, node, k, c, c)
    if (has(node, c + moves.FROM_STORAGE)) expandFill(t, node, k, c, c + moves.FROM_STORAGE)
    else if (!fromCage) expandPair(t, node, k, c, atSurface)
  }
}

function expandFill(t: number, node: number, k: number, coal: number, cube: Cube) {
  load(node)
  take(cube)
  const gain = fillNeed(k, coal) - costOf(cube) - worth.demand[coal]
  insert(t + 1, values[node] + gain, node, step(STEP.fill, k, coal, cube))
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
  insert(t + 2, values[node] + gain, node, step(STEP.pair, k, coal, Math.min(first, second), Math.max(first, second)))
}

/** What is lost when a spot needs its coal no more: the demand for a cube at hand, or a spot that waits for one. */
const filledOtherwise = (node: number, coal: number) =>
  open[coal] > atHand(node, coal) ? worth.unmet[coal] : worth.demand[coal]

const atHand = (node: number, coal: number) =>
  nodes[node * WORDS + CUBES + coal] + nodes[node * WORDS + CAGE + coal] + nodes[node * WORDS + STORE + coal]

/** The cube that the orders can best do without, beside one that is taken already; -1 if there is none. */
function spare(node: number, atSurface: boolean, taken: Cube): Cube {
  let best = -1
  let least = Infinity
  for (let cube = atSurface ? 0 : moves.FROM_STORAGE; cube < 8; cube++) {
    const left = nodes[node * WORDS + CAGE + cube] - (cube === taken ? 1 : 0)
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
  const wanted = atHand(node, coal) <= open[coal]
  return costOf(cube) + (wanted ? worth.demand[coal] - worth.unmet[coal] : 0)
}

/** Fills a spot of an order in `next` and says what that is worth. */
function fillNeed(k: number, coal: number): number {
  next[NEEDS + k] -= 1 << (2 * coal)
  return worth.fill[k] + (next[NEEDS + k] === 0 ? worth.complete[k] : 0)
}

// Plans

/** The best node for each number of steps, as moves. */
function plans(s: State): Plan[] {
  const found: Plan[] = []
  let best = 0
  for (let t = 0; t <= STEPS; t++) {
    const before = best
    for (let i = t * WIDTH; i < t * WIDTH + counts[t]; i++) if (values[i] > values[best] + 1e-9) best = i
    found.push(
      t > 0 && best === before ? found[t - 1] : { moves: pathTo(s, best), steps: t, value: values[best], turns: [] },
    )
  }
  return found
}

function pathTo(s: State, node: number): Move[] {
  const path: number[] = []
  for (let n = node; parents[n] >= 0; n = parents[n]) path.push(steps[n])
  const scratch = state.copy(s)
  return path.reverse().map((by) => {
    const move = moveOf(scratch, by)
    playUnchecked(scratch, move)
    return move
  })
}

function moveOf(s: State, by: number): Move {
  const coal = (by >> 8) & 15
  const order = orders[(by >> 4) & 15]
  const first = (by >> 12) & 15
  switch (by & 15) {
    case STEP.cage:
      return moves.cageMove(coal)
    case STEP.load:
      return moves.loadMove(coal)
    case STEP.store:
      return moves.storeMove(coal)
    case STEP.fill:
      return moves.fillMove(order, openSpot(s, order, coal), first)
    default:
      return moves.pairMove(order, openSpot(s, order, coal), first, by >> 16)
  }
}

const openSpot = (s: State, order: number, coal: number) =>
  ORDER_SPOTS[order].findIndex((each, spot) => each === coal && state.onSpot(s, order, spot) === 0)
