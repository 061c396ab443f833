/**
 * A seat's outstanding orders as projects, one after the other: the work that each still takes, the chance that it is delivered
 * in time, and what that makes of the elements of the clock. From the seat's own holdings alone, so that they can be kept.
 */
import { addToFloat, addToInt, floatAt, intAt } from '../../../building-blocks/lists.ts'
import {
  CAGE_SPOTS,
  ORDERS_A_VEHICLE,
  ORDERS,
  ORDER_POINTS,
  ORDER_SPOTS,
  SHIFTS,
  STARTING_WORKERS,
} from '../../state/components.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'

/** The index of each projected quantity. */
export const PROJECTED = {
  pointsSoon: 0,
  pointsLate: 1,
  soon: 2,
  workers: 3,
  steps: 4,
  carts: 5,
  price: 6,
  short: 7,
  spare: 8,
  deliveries: 9,
} as const
export const PROJECTIONS = 10
export const projected = new Float64Array(PROJECTIONS)

/** Order spots by element that will have been delivered at the end of this shift, and of the game. */
export const SPOT_ELEMENTS = 8
export const soon = new Float64Array(SPOT_ELEMENTS)
export const late = new Float64Array(SPOT_ELEMENTS)
/** For each outstanding order, the chance that it is delivered before this shift is scored. Other entries are stale. */
export const inTime = new Float64Array(ORDERS.length)

// Measured over games of the search: what a work step, a minecart and a delivery cost in workers as a rule
const WORKERS_A_STEP = 0.25
const WORKERS_A_CART = 0.8
const WORKERS_A_DELIVERY = 1.5
const MARKS_A_WORKER = 3
/** The share of projects that are delivered in a shift when there is time enough: other turns may be worth more. */
const DONE: readonly number[] = [0.6, 0.6, 0.85, 0.97]

const MOST = 16
const queue = new Int32Array(MOST)
const rates = new Float64Array(MOST)
let length = 0

const stored = new Int32Array(4)
const inCage = new Int32Array(4)
const onCarts = new Int32Array(4)
let calls = 0
let load = 0
let below = false
let steps = 0
let carts = 0
let price = 0

/** Fills `projected`, `soon`, `late` and `inTime`. */
export function project(s: State, seat: number): void {
  openYard(s, seat)
  lineUp(s, seat)
  projected.fill(0)
  for (let e = 0; e < SPOT_ELEMENTS; e++) soon[e] = late[e] = state.elementCount(s, seat, e)
  let called = 0
  let deliveries = 0
  let before = 0
  for (let i = 0; i < length; i++) {
    const order = intAt(queue, i)
    const vehicle = (order / ORDERS_A_VEHICLE) | 0
    if (((called >> vehicle) & 1) === 0) deliveries++
    called |= 1 << vehicle
    const work = doWork(s, order)
    const short = Math.max(0, price - state.marks(s, seat))
    const workers =
      work * WORKERS_A_STEP + carts * WORKERS_A_CART + short / MARKS_A_WORKER + deliveries * WORKERS_A_DELIVERY
    addProject(s, seat, order, vehicle, workers, before)
    before = workers
  }
  projected[PROJECTED.steps] = steps
  projected[PROJECTED.carts] = carts
  projected[PROJECTED.price] = price
  projected[PROJECTED.short] = Math.max(0, price - state.marks(s, seat))
  projected[PROJECTED.spare] = Math.max(0, state.workers(s, seat) - before)
  projected[PROJECTED.deliveries] = deliveries
}

function addProject(s: State, seat: number, order: number, vehicle: number, workers: number, before: number) {
  const shift = Math.max(1, state.shift(s))
  const left = state.workers(s, seat)
  const byShift = chance(left, workers) * DONE[shift]!
  inTime[order] = byShift
  const later = left + (SHIFTS - shift) * STARTING_WORKERS[state.players(s)]!
  const byEnd = chance(later, workers) * DONE[SHIFTS]!
  const spots = ORDER_SPOTS[order]!
  addToFloat(projected, PROJECTED.pointsSoon, ORDER_POINTS[order]! * byShift)
  addToFloat(projected, PROJECTED.pointsLate, (ORDER_POINTS[order]! + 1) * byEnd)
  addToFloat(projected, PROJECTED.soon, byShift)
  addToFloat(projected, PROJECTED.workers, (workers - before) * byEnd)
  for (let i = 0; i < spots.length; i++) {
    addToFloat(soon, spots[i]!, byShift)
    addToFloat(late, spots[i]!, byEnd)
  }
  addToFloat(soon, 4 + vehicle, spots.length * byShift)
  addToFloat(late, 4 + vehicle, spots.length * byEnd)
}

/** The chance that `left` workers suffice for a project which takes `workers`, all before it included. */
const chance = (left: number, workers: number) => 1 / (1 + Math.exp((1.4 * workers - left) / (0.6 + 0.25 * workers)))

function openYard(s: State, seat: number) {
  for (let c = 0; c < 4; c++) {
    stored[c] = state.inStorage(s, seat, c)
    inCage[c] = state.inCage(s, seat, c)
    onCarts[c] = state.cubesOn(s, seat, c, c)
  }
  below = state.cageLevel(s, seat) > 0
  calls = below ? 1 << (state.cageLevel(s, seat) - 1) : 0
  load = state.cageTotal(s, seat)
  steps = carts = price = 0
}

/** The orders by points for the work that they would take alone, the best first. */
function lineUp(s: State, seat: number) {
  length = 0
  for (let half = 0; half < 2; half++)
    for (let word = state.outstandingWord(s, seat, half); word !== 0 && length < MOST; word &= word - 1) {
      const order = state.firstOrder(half, word)
      insert(order, (ORDER_POINTS[order]! + 3) / (4 + workAlone(s, order)))
    }
}

function insert(order: number, rate: number) {
  let at = length++
  while (at > 0 && floatAt(rates, at - 1) < rate) {
    rates[at] = floatAt(rates, at - 1)
    queue[at] = intAt(queue, at - 1)
    at--
  }
  rates[at] = rate
  queue[at] = order
}

function workAlone(s: State, order: number): number {
  const spots = ORDER_SPOTS[order]!
  let work = 0
  for (let spot = 0; spot < spots.length; spot++) {
    if (state.onSpot(s, order, spot) !== 0) continue
    const coal = spots[spot]!
    work += intAt(stored, coal) + intAt(inCage, coal) > 0 ? 1 : intAt(onCarts, coal) > 0 ? 3 : 6
  }
  return work
}

/** Fills an order's open spots from the yard; the work steps since the yard was opened, the way up included. */
function doWork(s: State, order: number): number {
  const spots = ORDER_SPOTS[order]!
  let hauls = false
  for (let spot = 0; spot < spots.length; spot++)
    if (state.onSpot(s, order, spot) === 0 && fetch(spots[spot]!)) hauls = true
  return steps + (hauls && below ? 1 : 0)
}

/** A cube for a spot, from where it takes the fewest steps; whether the cage must bring it. */
function fetch(coal: number): boolean {
  steps++
  if (intAt(stored, coal) > 0) {
    addToInt(stored, coal, -1)
    return false
  }
  if (intAt(inCage, coal) > 0) addToInt(inCage, coal, -1)
  else haul(coal)
  return true
}

/** Loads a cube on its level; a minecart that isn't there is to be bought. */
function haul(coal: number) {
  if (intAt(onCarts, coal) > 0) addToInt(onCarts, coal, -1)
  else {
    carts++
    price += coal + 1
  }
  if (load === CAGE_SPOTS) {
    steps++
    calls = load = 0
  }
  if (((calls >> coal) & 1) === 0) steps++
  calls |= 1 << coal
  below = true
  load++
  steps++
}
