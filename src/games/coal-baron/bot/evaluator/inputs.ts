/** The network's inputs: a seat's own, and how it stands at the table. */
import { addToInt, floatAt, intAt, singleAt } from '../../../building-blocks/lists.ts'
import { MINING_4, MONEY_3, ORDER_1 } from '../../state/components.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { OWN_FEATURES } from './features.ts'
import { bounded } from './lead.ts'
import { ORDER_INPUTS, writeOrder } from './order-inputs.ts'
import { PROJECTED, PROJECTIONS, SPOT_ELEMENTS, late, project, projected, soon } from './projection.ts'

/** The features that the linear value knows, what is projected, and the seat's shares of time. */
export const OWN_INPUTS = OWN_FEATURES + PROJECTIONS + 4

/** Writes a seat's own inputs, its features standing there already. Leaves `soon` and `late` filled. */
export function writeOwnInputs(s: State, seat: number, out: Float64Array): void {
  project(s, seat)
  for (let i = 0; i < PROJECTIONS; i++) out[OWN_FEATURES + i] = floatAt(projected, i)
  const at = OWN_FEATURES + PROJECTIONS
  const workers = state.workers(s, seat)
  out[at] = Math.min(workers, 3)
  out[at + 1] = Math.min(workers, 8)
  out[at + 2] = Math.sqrt(state.marks(s, seat))
  out[at + 3] = Math.min(floatAt(projected, PROJECTED.workers), workers)
}

// At the table: tempo and prices, then the leads by element over the best other. With three or more follow those over the second,
// and what comes of the order of seats.
export const TEMPO = 10
const LEADS = 2 * SPOT_ELEMENTS + 4
/** Index of the first input that says in which order the seats play. */
export const ORDER_AT = TEMPO + 2 * LEADS
export const tableInputs = (players: number): number => (players > 2 ? ORDER_AT + ORDER_INPUTS : TEMPO + LEADS)
export const MOST_TABLE_INPUTS = ORDER_AT + ORDER_INPUTS

/** Counts by slot: soon, late, empty minecarts. */
export const COUNTS = LEADS
const EMPTY = 2 * SPOT_ELEMENTS

/** Small changes of a chance are no change: most inputs stay as they are from one turn to the next. */
const grained = (count: number) => Math.round(8 * count) / 8

export function writeCounts(s: State, seat: number, out: Float32Array, at: number): void {
  for (let e = 0; e < SPOT_ELEMENTS; e++) {
    out[at + e] = grained(floatAt(soon, e))
    out[at + SPOT_ELEMENTS + e] = grained(floatAt(late, e))
  }
  for (let c = 0; c < 4; c++) out[at + EMPTY + c] = state.emptyMinecarts(s, seat, c)
}

/** The inputs at the table, seat after seat, as they were written last. All are multiples of a sixteenth. */
export const standing = new Float64Array(4 * MOST_TABLE_INPUTS)
/** For each element, how often its leads were written. They aren't written again while no seat's count changes. */
export const written = new Int32Array(COUNTS)

const seen = new Float32Array(4 * COUNTS)
let playersSeen = 0

/**
 * Fills `standing`; `tempo` are the linear value's own four, from `tempoAt` on and `tempoStep` apart, `expected` the points that
 * it promises each seat.
 */
export function writeTableInputs(
  s: State,
  counts: Float32Array,
  slots: Int32Array,
  tempo: Float64Array,
  tempoAt: number,
  tempoStep: number,
  expected: Float64Array,
): void {
  const players = state.players(s)
  let workers = 0
  for (let seat = 0; seat < players; seat++) workers += state.workers(s, seat)
  const money = leastForMoney(s)
  for (let seat = 0; seat < players; seat++) {
    const at = seat * MOST_TABLE_INPUTS
    for (let i = 0; i < 4; i++) standing[at + i] = floatAt(tempo, seat * tempoStep + tempoAt + i)
    standing[at + 4] = workers - state.workers(s, seat)
    for (let i = 0; i < 4; i++) standing[at + 5 + i] = Math.max(0, state.workersNeeded(s, MINING_4 + i))
    standing[at + 9] = money
  }
  writeAllLeads(counts, slots, players)
  if (players > 2) writeOrder(s, expected, standing, ORDER_AT, MOST_TABLE_INPUTS)
}

function writeAllLeads(counts: Float32Array, slots: Int32Array, players: number) {
  if (players !== playersSeen) seen.fill(-1)
  playersSeen = players
  for (let e = 0; e < COUNTS; e++) if (isNew(counts, slots, players, e)) writeLeads(players, e)
}

/** Whether a seat's count of an element is another than at the last look; notes it. */
function isNew(counts: Float32Array, slots: Int32Array, players: number, element: number): boolean {
  let differs = false
  for (let seat = 0; seat < players; seat++) {
    const count = singleAt(counts, intAt(slots, seat) * COUNTS + element)
    if (singleAt(seen, seat * COUNTS + element) === count) continue
    seen[seat * COUNTS + element] = count
    differs = true
  }
  return differs
}

function leastForMoney(s: State): number {
  let least = 9
  for (let space = MONEY_3; space < ORDER_1; space++)
    if (!state.isLocked(s, space)) least = Math.min(least, state.workersNeeded(s, space))
  return least
}

/** A lead up to which an element may still be caught up. */
const OPEN_LEAD = 6

/** Each seat's lead in an element over the best of the others and, with three or more, over the second of them. */
function writeLeads(players: number, element: number) {
  addToInt(written, element, 1)
  let best = -1
  let second = -1
  let third = -1
  for (let seat = 0; seat < players; seat++) {
    const count = singleAt(seen, seat * COUNTS + element)
    if (count > best) {
      third = second
      second = best
      best = count
    } else if (count > second) {
      third = second
      second = count
    } else if (count > third) third = count
  }
  for (let seat = 0; seat < players; seat++) {
    const count = singleAt(seen, seat * COUNTS + element)
    const at = seat * MOST_TABLE_INPUTS + TEMPO + element
    standing[at] = bounded(count - (count === best ? second : best), OPEN_LEAD)
    if (players > 2) standing[at + COUNTS] = bounded(count - (count >= second ? third : second), OPEN_LEAD)
  }
}
