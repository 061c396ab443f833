/** What the evaluator looks at: a seat's assets in numbers that a linear value can weigh. Nothing hidden is read here. */
import {
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
  'clock now: coal',
  'clock now: vehicles',
  'clock now: empty minecarts',
  'clock ahead: coal',
  'clock ahead: vehicles',
  'clock ahead: empty minecarts',
  'to move',
  'workers more than anybody',
] as const

function perCoal(name: string) {
  return ['yellow', 'brown', 'gray', 'black'].map((coal) => `${name}: ${coal}`)
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
  toMove: 42,
  moreWorkers: 43,
} as const

/** How far ahead or behind, in spots or minecarts, an element still looks open. */
export const MARGIN = 4

/** Counts of the shift clock's elements by seat: delivered now, and with complete orders delivered too. */
const now = new Int32Array(4 * 12)
const ahead = new Int32Array(4 * 12)
const open = new Int32Array(4)
const cubes = new Int32Array(4)

/** Writes the features of every seat into `out`, seat after seat. */
export function writeFeatures(s: State, out: Float64Array): void {
  const players = state.players(s)
  for (let seat = 0; seat < players; seat++) writeSeat(s, seat, out, seat * FEATURE_COUNT)
  for (let seat = 0; seat < players; seat++) writeClock(players, seat, out, seat * FEATURE_COUNT)
  writeLead(s, players, out)
}

function writeSeat(s: State, seat: number, out: Float64Array, at: number) {
  out[at + AT.workers] = state.workers(s, seat)
  out[at + AT.marks] = state.marks(s, seat)
  out[at + AT.fewMarks] = Math.min(6, state.marks(s, seat))
  out[at + AT.below] = state.cageLevel(s, seat) > 0 ? 1 : 0
  out[at + AT.imbalance] = Math.abs(state.lightTiles(s, seat) - state.darkTiles(s, seat))
  out[at + AT.toMove] = state.turn(s) === seat ? 1 : 0
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
      now[seat * 12 + 4 * e + c] = ahead[seat * 12 + 4 * e + c] = state.elementCount(s, seat, 4 * e + c)
    now[seat * 12 + 8 + c] = ahead[seat * 12 + 8 + c] = carts - loaded
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
  for (let i = 0; i < spots.length; i++) ahead[seat * 12 + spots[i]]++
  ahead[seat * 12 + 4 + ((order / ORDERS_A_VEHICLE) | 0)] += spots.length
}

/** By group of elements: the rewards if they were scored now, and how far the seat leads or trails in them. */
function writeClock(players: number, seat: number, out: Float64Array, at: number) {
  for (let group = 0; group < 3; group++) {
    let reward = 0
    let lead = 0
    for (let e = 4 * group; e < 4 * group + 4; e++) {
      reward += rewardNow(players, seat, e)
      lead += FIRST_REWARD[e] * leadIn(players, seat, e)
    }
    out[at + AT.clockNow + group] = reward
    out[at + AT.clockAhead + group] = lead
  }
}

function rewardNow(players: number, seat: number, element: number): number {
  const mine = now[seat * 12 + element]
  if (mine === 0) return 0
  let better = 0
  for (let other = 0; other < players; other++) if (now[other * 12 + element] > mine) better++
  if (better === 0) return FIRST_REWARD[element]
  return better === 1 && players > 2 ? SECOND_REWARD[element] : 0
}

function leadIn(players: number, seat: number, element: number): number {
  let best = 0
  for (let other = 0; other < players; other++)
    if (other !== seat && ahead[other * 12 + element] > best) best = ahead[other * 12 + element]
  const lead = ahead[seat * 12 + element] - best
  return lead > MARGIN ? 1 : lead < -MARGIN ? -1 : lead / MARGIN
}

function writeLead(s: State, players: number, out: Float64Array) {
  for (let seat = 0; seat < players; seat++) {
    let most = 0
    for (let other = 0; other < players; other++)
      if (other !== seat && state.workers(s, other) > most) most = state.workers(s, other)
    out[seat * FEATURE_COUNT + AT.moreWorkers] = Math.max(0, state.workers(s, seat) - most)
  }
}

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
