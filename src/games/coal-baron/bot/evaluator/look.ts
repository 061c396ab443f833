/** A position as the evaluator sees it: what each seat has and how that stands at the table. Nothing hidden is read here. */
import { addToFloat, byteAt, floatAt, intAt } from '../../../building-blocks/lists.ts'
import { DELIVERY_BARROW, FIRST_REWARD, ORDERS_A_VEHICLE, ORDER_POINTS, SECOND_REWARD } from '../../state/components.ts'
import { writeRewards } from '../../rules/scoring.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { AT, ELEMENTS, FAR_MARGIN, FEATURE_COUNT, MARGIN, OWN_FEATURES } from './features.ts'
import { ahead, begun, counted, countsAgain, holdingOf, inputs, now, writeOwn } from './holdings.ts'
import {
  COUNTS,
  MOST_TABLE_INPUTS,
  OWN_INPUTS,
  standing,
  tableInputs,
  writeCounts,
  writeOwnInputs,
  writeTableInputs,
} from './inputs.ts'
import { active, goOn, HIDDEN, residual } from './network.ts'
import type { Layer } from './network.ts'

/** The offset of each seat's holdings, and the number of its features beyond them. */
export const slots = new Int32Array(4)
export const TABLE_FEATURES = FEATURE_COUNT - OWN_FEATURES
/** Those features, seat after seat, as `look` found them last. */
export const table = new Float64Array(4 * TABLE_FEATURES)

const CLOCK_FEATURES = AT.toMove - OWN_FEATURES
const TO_MOVE = AT.toMove - OWN_FEATURES
const MORE_WORKERS = AT.moreWorkers - OWN_FEATURES
const TO_DELIVER = AT.toDeliver - OWN_FEATURES
const STUCK = AT.stuck - OWN_FEATURES
const CLOCK_NOW = AT.clockNow - OWN_FEATURES
const AHEAD = AT.clockAhead - OWN_FEATURES
const FAR = AT.clockFar - OWN_FEATURES
const SECOND = AT.second - OWN_FEATURES

/** Fills `slots` and `table`. */
export function look(s: State, weight: Float64Array): void {
  const players = state.players(s)
  let same = players === playersSeen
  for (let seat = 0; seat < players; seat++) {
    slots[seat] = holdingOf(s, seat, weight)
    if (!countsAgain(intAt(slots, seat), seat, seen)) same = false
  }
  playersSeen = players
  if (!same) writeClock(players)
  for (let seat = 0; seat < players; seat++) writeTempo(s, players, seat)
}

const ANY = new Float64Array(FEATURE_COUNT)

/** Writes the features of every seat into `out`, seat after seat. */
export function writeFeatures(s: State, out: Float64Array): void {
  look(s, ANY)
  for (let seat = 0; seat < state.players(s); seat++) {
    const at = seat * FEATURE_COUNT
    writeOwn(s, seat, out, at)
    for (let i = 0; i < TABLE_FEATURES; i++) out[at + OWN_FEATURES + i] = floatAt(table, seat * TABLE_FEATURES + i)
  }
}

/** Adds to each seat's points, as the linear value expects them, what the network makes of the position looked at last. */
export function addResiduals(s: State, layer: Layer, out: Float64Array): void {
  const players = state.players(s)
  writeTableInputs(s, counted, slots, table, TO_MOVE, TABLE_FEATURES, out)
  goOn(layer, players)
  active.fill(0)
  for (let seat = 0; seat < players; seat++)
    addToFloat(out, seat, residual(layer, seat, begun, intAt(slots, seat) * HIDDEN))
}

/**
 * Writes the network's inputs of every seat into `out`, seat after seat: its own, then those at the table; `expected` are the
 * points that the linear value expects.
 */
export function writeInputs(s: State, expected: Float64Array, out: Float32Array): void {
  const players = state.players(s)
  const count = tableInputs(players)
  look(s, ANY)
  for (let seat = 0; seat < players; seat++) {
    const at = seat * (OWN_INPUTS + count)
    writeOwn(s, seat, scratch, 0)
    writeOwnInputs(s, seat, inputs)
    writeCounts(s, seat, counted, intAt(slots, seat) * COUNTS)
    for (let i = 0; i < OWN_INPUTS; i++) out[at + i] = floatAt(inputs, i)
  }
  writeTableInputs(s, counted, slots, table, TO_MOVE, TABLE_FEATURES, expected)
  for (let seat = 0; seat < players; seat++)
    for (let i = 0; i < count; i++)
      out[seat * (OWN_INPUTS + count) + OWN_INPUTS + i] = floatAt(standing, seat * MOST_TABLE_INPUTS + i)
}

const scratch = new Float64Array(OWN_FEATURES)

function writeTempo(s: State, players: number, seat: number) {
  const at = seat * TABLE_FEATURES
  table[at + TO_MOVE] = state.turn(s) === seat ? 1 : 0
  table[at + MORE_WORKERS] = Math.max(0, state.workers(s, seat) - mostWorkers(s, players, seat))
  writeDelivery(s, seat, at)
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
  table[at + TO_DELIVER] = needed
  table[at + STUCK] = stuck
}

function pointsOf(vehicle: number, orders: number): number {
  let points = 0
  for (let word = orders; word !== 0; word &= word - 1)
    points += ORDER_POINTS[vehicle * ORDERS_A_VEHICLE + state.lowestBit(word)]!
  return points
}

// The shift clock: its features are left as they are where no seat counts anything else than at the last look

const seen = new Int32Array(4 * state.CLOCK_WORDS)
let playersSeen = 0

function writeClock(players: number) {
  for (let seat = 0; seat < players; seat++)
    for (let i = 0; i < CLOCK_FEATURES; i++) table[seat * TABLE_FEATURES + i] = 0
  for (let element = 0; element < ELEMENTS; element++) {
    addRewards(players, element)
    addLeads(players, element)
  }
}

const counts = new Int32Array(4)
const pays = new Int32Array(4)

/** Adds each seat's reward for an element, if it were scored now, to the element's group. */
function addRewards(players: number, element: number) {
  for (let seat = 0; seat < players; seat++) counts[seat] = byteAt(now, intAt(slots, seat) * ELEMENTS + element)
  writeRewards(counts, players, element, pays)
  for (let seat = 0; seat < players; seat++)
    addToFloat(table, seat * TABLE_FEATURES + CLOCK_NOW + (element >> 2), intAt(pays, seat))
}

/** Each seat's lead over the best and the second best of the others in an element, added to its group. */
function addLeads(players: number, element: number) {
  for (let seat = 0; seat < players; seat++) {
    let best = 0
    let second = 0
    for (let other = 0; other < players; other++) {
      if (other === seat) continue
      const count = byteAt(ahead, intAt(slots, other) * ELEMENTS + element)
      if (count > best) {
        second = best
        best = count
      } else if (count > second) second = count
    }
    const counted = byteAt(ahead, intAt(slots, seat) * ELEMENTS + element)
    const at = seat * TABLE_FEATURES
    const group = element >> 2
    addToFloat(table, at + AHEAD + group, FIRST_REWARD[element]! * within(counted - best, MARGIN))
    addToFloat(table, at + FAR + group, FIRST_REWARD[element]! * within(counted - best, FAR_MARGIN))
    if (players > 2) addToFloat(table, at + SECOND, SECOND_REWARD[element]! * within(counted - second, MARGIN))
  }
}

/** -1 to 1. */
const within = (lead: number, margin: number) => (lead > margin ? 1 : lead < -margin ? -1 : lead / margin)
