/** A seat's outstanding orders as projects: the work that each still takes, and the chance that it is delivered in time. */
import {
  CAGE_SPOTS,
  DELIVERY_BARROW,
  MINING_4,
  ORDERS_A_VEHICLE,
  ORDER_POINTS,
  ORDER_SPOTS,
  SHIFTS,
  STARTING_WORKERS,
  WORK_STEPS,
} from '../../../../src/games/coal-baron/state/components.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import type { Judgement } from './judgement.ts'

export interface Project {
  order: number
  points: number
  vehicle: number
  spots: readonly number[]
  /** Workers that are placed before it is delivered, those for the projects that come first included. */
  workers: number
  /** The chance that it is delivered before the scoring of shift I, II and III; 0 for a shift that is over. */
  chances: number[]
}

/** All of a seat's projects, and the cubes and Marks that they leave. */
export interface Queue {
  projects: Project[]
  /** Workers for all that will be done, each as likely as it is delivered by the end. */
  workers: number
  spareCubes: number[]
  spareMarks: number
}

/** The cubes at hand with the cage's trip under way: used up by one project after the other. */
interface Yard {
  stored: number[]
  inCage: number[]
  onCarts: number[]
  /** Levels that this trip has called at, as a set. */
  calls: number
  load: number
  below: boolean
  steps: number
  /** Minecarts to be bought, and their price. */
  carts: number
  price: number
}

const PER_COAL = [0, 1, 2, 3]

/** The queue of a seat's projects, those first that bring most for their work. */
export function queueOf(s: State, seat: number, judgement: Judgement): Queue {
  const yard = yardOf(s, seat)
  const start = { ...yard, stored: [...yard.stored], inCage: [...yard.inCage], onCarts: [...yard.onCarts] }
  const orders = inOrder(s, seat, yard, judgement)
  const stepPrice = workersAStep(s, seat, judgement)
  const queue: Queue = { projects: [], workers: 0, spareCubes: [], spareMarks: 0 }
  let called = 0
  let deliveries = 0
  let before = 0
  for (const order of orders) {
    const vehicle = Math.floor(order / ORDERS_A_VEHICLE)
    if (((called >> vehicle) & 1) === 0) deliveries += deliveryPrice(s, vehicle, judgement)
    called |= 1 << vehicle
    const steps = work(s, order, start)
    const short = Math.max(0, start.price - state.marks(s, seat))
    const workers =
      steps * stepPrice + start.carts * judgement.workersACart + short / judgement.marksAWorker + deliveries
    const chances = chancesFor(s, seat, workers, judgement)
    queue.projects.push({ order, points: ORDER_POINTS[order], vehicle, spots: ORDER_SPOTS[order], workers, chances })
    queue.workers += (workers - before) * chances[SHIFTS - 1]
    before = workers
  }
  queue.spareCubes = PER_COAL.map((coal) => start.stored[coal] + start.inCage[coal] + start.onCarts[coal])
  queue.spareMarks = Math.max(0, state.marks(s, seat) - start.price)
  return queue
}

const yardOf = (s: State, seat: number): Yard => ({
  stored: PER_COAL.map((coal) => state.inStorage(s, seat, coal)),
  inCage: PER_COAL.map((coal) => state.inCage(s, seat, coal)),
  onCarts: PER_COAL.map((coal) => state.cubesOn(s, seat, coal, coal)),
  calls: state.cageLevel(s, seat) > 0 ? 1 << (state.cageLevel(s, seat) - 1) : 0,
  load: state.cageTotal(s, seat),
  below: state.cageLevel(s, seat) > 0,
  steps: 0,
  carts: 0,
  price: 0,
})

/** Sorts by points for the work that an order would take if it were the only one. */
function inOrder(s: State, seat: number, yard: Yard, judgement: Judgement): number[] {
  const rated = state.outstanding(s, seat).map((order) => {
    const alone = { ...yard, stored: [...yard.stored], inCage: [...yard.inCage], onCarts: [...yard.onCarts] }
    const steps = work(s, order, alone)
    return { order, rate: (ORDER_POINTS[order] + judgement.orderBonus) / (steps + 3 * alone.carts + 4) }
  })
  return rated.sort((a, b) => b.rate - a.rate).map(({ order }) => order)
}

/** Fills an order's open spots from the yard; the work steps since the yard was full, the way up included. */
function work(s: State, order: number, yard: Yard): number {
  const spots = ORDER_SPOTS[order]
  let hauls = false
  for (let spot = 0; spot < spots.length; spot++)
    if (state.onSpot(s, order, spot) === 0 && fetch(spots[spot], yard)) hauls = true
  return yard.steps + (hauls && yard.below ? 1 : 0)
}

/** A cube for a spot, from where it takes the fewest steps; whether the cage must bring it. */
function fetch(coal: number, yard: Yard): boolean {
  yard.steps++
  if (yard.stored[coal] > 0) {
    yard.stored[coal]--
    return false
  }
  if (yard.inCage[coal] > 0) yard.inCage[coal]--
  else haul(coal, yard)
  return true
}

/** Loads a cube on its level; a minecart that isn't there is to be bought. */
function haul(coal: number, yard: Yard) {
  if (yard.onCarts[coal] > 0) yard.onCarts[coal]--
  else {
    yard.carts++
    yard.price += coal + 1
  }
  if (yard.load === CAGE_SPOTS) goUp(yard)
  if (((yard.calls >> coal) & 1) === 0) yard.steps++
  yard.calls |= 1 << coal
  yard.below = true
  yard.load++
  yard.steps++
}

function goUp(yard: Yard) {
  yard.steps++
  yard.calls = 0
  yard.load = 0
}

/** Workers for one work step: what the mining spaces cost now and what they cost as a rule. */
function workersAStep(s: State, seat: number, { stepPrice }: Judgement): number {
  let least = Infinity
  for (let i = 0; i < WORK_STEPS.length; i++)
    if (!state.isLocked(s, MINING_4 + i)) least = Math.min(least, state.workersNeeded(s, MINING_4 + i) / WORK_STEPS[i])
  return state.workers(s, seat) === 0 ? stepPrice : (stepPrice + least) / 2
}

const deliveryPrice = (s: State, vehicle: number, { delivery }: Judgement): number =>
  (delivery + state.workersNeeded(s, DELIVERY_BARROW + vehicle)) / 2

function chancesFor(s: State, seat: number, workers: number, judgement: Judgement): number[] {
  const shift = Math.max(1, state.shift(s))
  return [1, 2, 3].map((scoring) => {
    if (scoring < shift) return 0
    const spare = workersBy(s, seat, scoring) - workers * (1 + judgement.slackAWorker)
    return judgement.done[scoring - 1] * chance(spare / (judgement.spread + judgement.spreadAWorker * workers))
  })
}

/** Workers that a seat places before the scoring of a shift. */
export function workersBy(s: State, seat: number, scoring: number): number {
  const full = STARTING_WORKERS[state.players(s)]
  const shifts = scoring - Math.max(1, state.shift(s))
  return state.workers(s, seat) + full * shifts
}

/** From odds to chances: 0.5 at zero. */
export const chance = (odds: number): number => 1 / (1 + Math.exp(-odds))
