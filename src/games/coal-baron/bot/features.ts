/** What the evaluator looks at: a seat's assets in numbers that a linear value can weigh. Nothing hidden is read here. */
import {
  DELIVERY_BARROW,
  FIRST_REWARD,
  ORDERS_A_VEHICLE,
  ORDER_POINTS,
  ORDER_SPOTS,
  SECOND_REWARD,
  SHIFTS,
  STARTING_WORKERS,
} from '../components.ts'
import * as phases from '../phases.ts'
import * as state from '../state.ts'
import type { State } from '../state.ts'

/** The features by name, in their order; four in a row where the name ends in a coal. */
export const FEATURES = [
  'workers',
  'Marks',
  'Marks up to 6',
  ...perCoal('minecarts'),
  ...perCoal('empty minecarts'),
  ...perCoal('cubes on minecarts'),
  ...perCoal('cubes in the cage'),
  'cubes in storage',
  'cage below',
  'tunnel imbalance',
  ...perCoal('cubes in demand'),
  ...perCoal('spots without a cube'),
  'points of complete orders',
  'complete orders',
  'points filled on incomplete orders',
  'incomplete orders',
  'points of incomplete orders',
  'points of orders within reach',
  ...perGroup('clock now'),
  ...perGroup('clock ahead'),
  ...perGroup('clock far ahead'),
  'clock: second place',
  'to move',
  'workers more than anybody',
  'workers to deliver',
  'points that nobody can deliver',
] as const

function perCoal(name: string) {
  return ['yellow', 'brown', 'gray', 'black'].map((coal) => `${name}: ${coal}`)
}

function perGroup(name: string) {
  return ['coal', 'vehicles', 'empty minecarts'].map((group) => `${name}: ${group}`)
}

export const FEATURE_COUNT = FEATURES.length
export const AT = {
  workers: 0,
  marks: 1,
  fewMarks: 2,
  minecarts: 3,
  empty: 7,
  onCarts: 11,
  inCage: 15,
  storage: 19,
  below: 20,
  imbalance: 21,
  demand: 22,
  unmet: 26,
  completePoints: 30,
  complete: 31,
  filled: 32,
  incomplete: 33,
  incompletePoints: 34,
  reach: 35,
  clockNow: 36,
  clockAhead: 39,
  clockFar: 42,
  second: 45,
  toMove: 46,
  moreWorkers: 47,
  toDeliver: 48,
  stuck: 49,
} as const

/** Features before this one say what a seat has, the others how that stands at the table. */
export const OWN_FEATURES = AT.clockNow

/** How far ahead or behind, in spots or minecarts, an element still looks open: for a start, and at most. */
export const MARGIN = 4
export const FAR_MARGIN = 10

const ELEMENTS = 12
/** Counts of the shift clock's elements by seat: delivered now, and with complete orders delivered too. */
const now = new Int32Array(4 * ELEMENTS)
const ahead = new Int32Array(4 * ELEMENTS)
const open = new Int32Array(4)
const cubes = new Int32Array(4)

/** The features of every seat, seat after seat, as `look` found them last. */
export const features = new Float64Array(4 * FEATURE_COUNT)
const notes = Array.from({ length: 4 }, state.newNote)

/** Goes up by one for a seat whenever its own features may have changed. */
export const changes = new Int32Array(4)

/** Fills `features`. A seat's own are left as they are where nothing of it has changed since the last look. */
export function look(s: State): void {
  const players = state.players(s)
  for (let seat = 0; seat < players; seat++) lookAtOwn(s, seat)
  writeTable(s, players)
}

/** Fills in the features of what a seat has, and no others. */
export function lookAtOwn(s: State, seat: number): void {
  if (!state.note(s, seat, notes[seat])) return
  changes[seat]++
  writeSeat(s, seat, features, seat * FEATURE_COUNT)
}

/** Writes the features of every seat into `out`, seat after seat. */
export function writeFeatures(s: State, out: Float64Array): void {
  look(s)
  out.set(features)
}

function writeSeat(s: State, seat: number, out: Float64Array, at: number) {
  out[at + AT.workers] = state.workers(s, seat)
  out[at + AT.marks] = state.marks(s, seat)
  out[at + AT.fewMarks] = Math.min(6, state.marks(s, seat))
  out[at + AT.below] = state.cageLevel(s, seat) > 0 ? 1 : 0
  out[at + AT.imbalance] = Math.abs(state.lightTiles(s, seat) - state.darkTiles(s, seat))
  writePit(s, seat, out, at)
  writeOrders(s, seat, out, at)
}

function writePit(s: State, seat: number, out: Float64Array, at: number) {
  let stored = 0
  for (let c = 0; c < 4; c++) {
    const loaded = state.loadedMinecarts(s, seat, c)
    const carts = state.minecarts(s, seat, c)
    const inCage = state.inCage(s, seat, c)
    const inStorage = state.inStorage(s, seat, c)
    out[at + AT.minecarts + c] = carts
    out[at + AT.empty + c] = carts - loaded
    out[at + AT.onCarts + c] = loaded
    out[at + AT.inCage + c] = inCage
    stored += inStorage
    cubes[c] = loaded + inCage + inStorage
    for (let e = 0; e < 2; e++)
      now[seat * ELEMENTS + 4 * e + c] = ahead[seat * ELEMENTS + 4 * e + c] = state.elementCount(s, seat, 4 * e + c)
    now[seat * ELEMENTS + 8 + c] = ahead[seat * ELEMENTS + 8 + c] = carts - loaded
  }
  out[at + AT.storage] = stored
}

function writeOrders(s: State, seat: number, out: Float64Array, at: number) {
  for (let i = AT.completePoints; i <= AT.reach; i++) out[at + i] = 0
  open.fill(0)
  for (let half = 0; half < 2; half++)
    for (let word = state.outstandingWord(s, seat, half); word !== 0; word &= word - 1)
      writeOrder(s, seat, half * 22 + state.lowestBit(word), out, at)
  for (let c = 0; c < 4; c++) {
    out[at + AT.demand + c] = Math.min(open[c], cubes[c])
    out[at + AT.unmet + c] = Math.max(0, open[c] - cubes[c])
  }
}

function writeOrder(s: State, seat: number, order: number, out: Float64Array, at: number) {
  const points = ORDER_POINTS[order]
  const spots = ORDER_SPOTS[order]
  if (state.isComplete(s, seat, order)) {
    out[at + AT.completePoints] += points
    out[at + AT.complete]++
    return countComplete(seat, order, spots)
  }
  const field = state.spotWord(s, order)
  let filled = 0
  let within = true
  for (let spot = 0; spot < spots.length; spot++) {
    if ((field >> (6 * spot)) & 63) filled++
    else {
      open[spots[spot]]++
      if (cubes[spots[spot]] < 1) within = false
    }
  }
  out[at + AT.filled] += (points * filled) / spots.length
  out[at + AT.incomplete]++
  out[at + AT.incompletePoints] += points
  if (within) out[at + AT.reach] += points
}

function countComplete(seat: number, order: number, spots: readonly number[]) {
  for (let i = 0; i < spots.length; i++) ahead[seat * ELEMENTS + spots[i]]++
  ahead[seat * ELEMENTS + 4 + ((order / ORDERS_A_VEHICLE) | 0)] += spots.length
}

// What stands between the seats

function writeTable(s: State, players: number) {
  for (let seat = 0; seat < players; seat++) {
    const at = seat * FEATURE_COUNT
    features.fill(0, at + OWN_FEATURES, at + AT.toMove)
    features[at + AT.toMove] = state.turn(s) === seat ? 1 : 0
    features[at + AT.moreWorkers] = Math.max(0, state.workers(s, seat) - mostWorkers(s, players, seat))
    writeDelivery(s, seat, at)
  }
  for (let element = 0; element < ELEMENTS; element++) {
    writeRewards(players, element)
    writeLeads(players, element)
  }
}

function mostWorkers(s: State, players: number, except: number): number {
  let most = 0
  for (let seat = 0; seat < players; seat++)
    if (seat !== except && state.workers(s, seat) > most) most = state.workers(s, seat)
  return most
}

/** The workers that delivery takes now, and the points that wait where the seat has not enough of them. */
function writeDelivery(s: State, seat: number, at: number) {
  let needed = 0
  let stuck = 0
  for (let vehicle = 0; vehicle < 4; vehicle++) {
    const waiting = state.completeOf(s, seat, vehicle)
    if (waiting === 0) continue
    const workers = state.workersNeeded(s, DELIVERY_BARROW + vehicle)
    needed += workers
    if (workers > state.workers(s, seat)) stuck += pointsOf(vehicle, waiting)
  }
  features[at + AT.toDeliver] = needed
  features[at + AT.stuck] = stuck
}

function pointsOf(vehicle: number, orders: number): number {
  let points = 0
  for (let word = orders; word !== 0; word &= word - 1)
    points += ORDER_POINTS[vehicle * ORDERS_A_VEHICLE + state.lowestBit(word)]
  return points
}

/** What an element would pay now, added to its group. */
function writeRewards(players: number, element: number) {
  let most = 0
  let leaders = 0
  let second = 0
  for (let seat = 0; seat < players; seat++) {
    const count = now[seat * ELEMENTS + element]
    if (count > most) {
      second = most
      most = count
      leaders = 1
    } else if (count === most) leaders++
    else if (count > second) second = count
  }
  if (most === 0) return
  const paysSecond = players > 2 && leaders === 1 && second > 0
  for (let seat = 0; seat < players; seat++) {
    const count = now[seat * ELEMENTS + element]
    const at = seat * FEATURE_COUNT + AT.clockNow + (element >> 2)
    if (count === most) features[at] += FIRST_REWARD[element]
    else if (paysSecond && count === second) features[at] += SECOND_REWARD[element]
  }
}

/** How far each seat leads or trails the best and the second best of the others in an element, added to its group. */
function writeLeads(players: number, element: number) {
  for (let seat = 0; seat < players; seat++) {
    let best = 0
    let second = 0
    for (let other = 0; other < players; other++) {
      if (other === seat) continue
      const count = ahead[other * ELEMENTS + element]
      if (count > best) {
        second = best
        best = count
      } else if (count > second) second = count
    }
    const own = ahead[seat * ELEMENTS + element]
    const at = seat * FEATURE_COUNT
    const group = element >> 2
    features[at + AT.clockAhead + group] += FIRST_REWARD[element] * within(own - best, MARGIN)
    features[at + AT.clockFar + group] += FIRST_REWARD[element] * within(own - best, FAR_MARGIN)
    if (players > 2) features[at + AT.second] += SECOND_REWARD[element] * within(own - second, MARGIN)
  }
}

/** -1 to 1. */
const within = (lead: number, margin: number) => (lead > margin ? 1 : lead < -margin ? -1 : lead / margin)

/**
 * Stages of a game, each with weights of its own: three a shift by the share of workers that are left at the table, and the
 * last third of shift III once more by three, where every worker counts.
 */
export const STAGES = 11

export function stageOf(s: State): number {
  if (state.phase(s) === phases.DRAFT) return 0
  const players = state.players(s)
  let left = 0
  for (let seat = 0; seat < players; seat++) left += state.workers(s, seat)
  const gone = 1 - left / WORKERS[players]
  if (state.shift(s) === SHIFTS && gone >= 2 / 3) return gone < 5 / 6 ? 8 : gone < 17 / 18 ? 9 : 10
  return 3 * (state.shift(s) - 1) + Math.min(2, Math.floor(3 * gone))
}

/** Workers at the table when a shift begins, by number of players. */
const WORKERS: readonly number[] = [0, 0, 2, 3, 4].map((players) => players * (STARTING_WORKERS[players] ?? 0))
