/**
 * A seat's holdings, in the evaluator's terms. A search comes upon the same holdings again and again: their values are kept in a
 * direct-mapped cache.
 */
import { addToByte, addToFloat, addToInt, floatAt, intAt } from '../../../building-blocks/lists.ts'
import { ORDERS_A_VEHICLE, ORDER_POINTS, ORDER_SPOTS } from '../../state/components.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { AT, ELEMENTS, OWN_FEATURES } from './features.ts'
import { COUNTS, OWN_INPUTS, writeCounts, writeOwnInputs } from './inputs.ts'
import { behindOf, HIDDEN, startHidden } from './network.ts'
import type { Behind } from './network.ts'
import { ownPart } from './table-mean.ts'

/** Slots of each seat, so that no two seats take a slot from each other; one more for holdings that no note can hold. */
const SLOTS = 2 ** 12
const ALL = 4 * (SLOTS + 1)

const notes = new Int32Array(ALL * state.FINGERPRINT_WORDS).fill(-1)
/** Counts of the shift's elements by slot: `now`, and `ahead` with complete orders delivered too. */
export const now = new Uint8Array(ALL * ELEMENTS)
export const ahead = new Uint8Array(ALL * ELEMENTS)
/** The value of each slot's own features, and the weights that it was computed with. */
export const worths = new Float64Array(ALL)
const weighedWith: (Float64Array | null)[] = Array<null>(ALL).fill(null)

/**
 * For each slot, if there is a network behind the weights: its hidden units begun, its counts, and the part in the
 * table's mean.
 */
export const begun = new Float32Array(ALL * HIDDEN)
export const counted = new Float32Array(ALL * COUNTS)
export const ownParts = new Float64Array(ALL)
/** The features of what a seat has, and the network's inputs after them. */
export const inputs = new Float64Array(OWN_INPUTS)

const noted = new Int32Array(state.FINGERPRINT_WORDS)
const own = inputs
const open = new Int32Array(4)
const cubes = new Int32Array(4)

/** The slot with what `seat` has, weighed; good until the next call for the same seat. */
export function holdingOf(s: State, seat: number, weight: Float64Array): number {
  const words = state.fingerprint(s, seat, noted)
  const slot = seat * (SLOTS + 1) + (words < 0 ? SLOTS : hashOf(words))
  if (words < 0 || weighedWith[slot] !== weight || !isNoted(slot, words)) fill(s, seat, slot, weight)
  return slot
}

/** Writes the features of what `seat` has into `out`, from `at` on. */
export function writeOwn(s: State, seat: number, out: Float64Array, at: number): void {
  count(s, seat, seat * (SLOTS + 1) + SLOTS)
  for (let i = 0; i < OWN_FEATURES; i++) out[at + i] = floatAt(own, i)
}

/** Whether the clock counts the same for this slot as when `seen` was written for its seat; writes it anew. */
export function countsAgain(slot: number, seat: number, seen: Int32Array): boolean {
  let same = true
  for (let i = 0; i < state.CLOCK_WORDS; i++) {
    const word = intAt(notes, slot * state.FINGERPRINT_WORDS + i)
    if (seen[seat * state.CLOCK_WORDS + i] !== word) same = false
    seen[seat * state.CLOCK_WORDS + i] = word
  }
  return same
}

function hashOf(words: number): number {
  let hash = 0
  for (let i = 0; i < words; i++) hash = Math.imul(hash ^ intAt(noted, i), 0x9e3779b1) ^ (hash >>> 15)
  return (hash ^ (hash >>> 13)) & (SLOTS - 1)
}

function isNoted(slot: number, words: number): boolean {
  for (let i = 0; i < words; i++) if (notes[slot * state.FINGERPRINT_WORDS + i] !== noted[i]) return false
  return true
}

function fill(s: State, seat: number, slot: number, weight: Float64Array) {
  for (let i = 0; i < state.FINGERPRINT_WORDS; i++) notes[slot * state.FINGERPRINT_WORDS + i] = intAt(noted, i)
  count(s, seat, slot)
  let worth = 0
  for (let i = 0; i < OWN_FEATURES; i++) worth += floatAt(weight, i) * floatAt(own, i)
  worths[slot] = worth
  weighedWith[slot] = weight
  const behind = behindOf(weight)
  if (behind) begin(s, seat, slot, behind)
}

function begin(s: State, seat: number, slot: number, { layer, mean }: Behind) {
  writeOwnInputs(s, seat, inputs)
  writeCounts(s, seat, counted, slot * COUNTS)
  startHidden(layer, inputs, OWN_INPUTS, begun, slot * HIDDEN)
  if (mean) ownParts[slot] = ownPart(mean, inputs)
}

/** Fills `own`, and the slot with what the clock counts. */
function count(s: State, seat: number, slot: number) {
  own[AT.workers] = state.workers(s, seat)
  own[AT.marks] = state.marks(s, seat)
  own[AT.fewMarks] = Math.min(6, state.marks(s, seat))
  own[AT.below] = state.cageLevel(s, seat) > 0 ? 1 : 0
  own[AT.imbalance] = Math.abs(state.lightTiles(s, seat) - state.darkTiles(s, seat))
  countPit(s, seat, slot)
  countOrders(s, seat, slot)
}

function countPit(s: State, seat: number, slot: number) {
  const counts = slot * ELEMENTS
  let stored = 0
  for (let c = 0; c < 4; c++) {
    const loaded = state.loadedMinecarts(s, seat, c)
    const carts = state.minecarts(s, seat, c)
    const inCage = state.inCage(s, seat, c)
    const inStorage = state.inStorage(s, seat, c)
    own[AT.minecarts + c] = carts
    own[AT.empty + c] = carts - loaded
    own[AT.onCarts + c] = loaded
    own[AT.inCage + c] = inCage
    stored += inStorage
    cubes[c] = loaded + inCage + inStorage
    for (let e = 0; e < 2; e++)
      now[counts + 4 * e + c] = ahead[counts + 4 * e + c] = state.elementCount(s, seat, 4 * e + c)
    now[counts + 8 + c] = ahead[counts + 8 + c] = carts - loaded
  }
  own[AT.storage] = stored
}

function countOrders(s: State, seat: number, slot: number) {
  for (let i = AT.completePoints; i <= AT.reach; i++) own[i] = 0
  open.fill(0)
  for (let half = 0; half < 2; half++)
    for (let word = state.outstandingWord(s, seat, half); word !== 0; word &= word - 1)
      countOrder(s, seat, state.firstOrder(half, word), slot)
  for (let c = 0; c < 4; c++) {
    own[AT.demand + c] = Math.min(intAt(open, c), intAt(cubes, c))
    own[AT.unmet + c] = Math.max(0, intAt(open, c) - intAt(cubes, c))
  }
}

function countOrder(s: State, seat: number, order: number, slot: number) {
  const points = ORDER_POINTS[order]!
  const spots = ORDER_SPOTS[order]!
  if (state.isComplete(s, seat, order)) {
    addToFloat(own, AT.completePoints, points)
    addToFloat(own, AT.complete, 1)
    return countComplete(slot, order, spots)
  }
  const field = state.spotWord(s, order)
  let filled = 0
  let within = true
  for (let spot = 0; spot < spots.length; spot++) {
    if ((field >> (6 * spot)) & 63) filled++
    else {
      addToInt(open, spots[spot]!, 1)
      if (intAt(cubes, spots[spot]!) < 1) within = false
    }
  }
  addToFloat(own, AT.filled, (points * filled) / spots.length)
  addToFloat(own, AT.incomplete, 1)
  addToFloat(own, AT.incompletePoints, points)
  if (within) addToFloat(own, AT.reach, points)
}

function countComplete(slot: number, order: number, spots: readonly number[]) {
  const at = slot * ELEMENTS
  for (let i = 0; i < spots.length; i++) addToByte(ahead, at + spots[i]!, 1)
  addToByte(ahead, at + 4 + ((order / ORDERS_A_VEHICLE) | 0), spots.length)
}
