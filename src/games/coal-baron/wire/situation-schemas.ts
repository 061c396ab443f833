/** A situation: a position at the beginning of a turn as somebody lays it out (docs/record-format.md#a-game-that-begins-at-a-situation). */
import * as v from 'valibot'
import { exactly, listOf } from '../../building-blocks/file-schemas.ts'
import { seatOf, whole, within } from '../../building-blocks/shared-schemas.ts'
import { COALS, FEWEST_SEATS, MOST_SEATS, MOST_WORKERS, ORDERS, SHIFTS, SPACES, TILES } from '../state/components.ts'

const seat = seatOf(MOST_SEATS)
const coal = v.picklist(COALS)
const order = v.picklist(ORDERS)
const tile = v.picklist(TILES)
const LEVELS = COALS.length

/** Null for the minecart printed on the pit. */
const tunnel = exactly({ tile: v.nullable(tile), minecarts: listOf(v.nullable(coal), 1, 2) })
const side = listOf(tunnel, 0, 20)
const level = exactly({ light: side, dark: side })

const ofSeat = exactly({
  marks: whole(500),
  /** Those not placed yet. */
  workers: whole(MOST_WORKERS),
  bank: whole(MOST_WORKERS),
  /** Points from the shift scorings that are over. */
  scored: whole(200),
  cage: exactly({ level: whole(LEVELS), cubes: listOf(coal, 0, 5) }),
  storage: listOf(coal, 0, 64),
  levels: listOf(level, LEVELS, LEVELS),
  /** Outstanding orders with the cubes on each spot. */
  orders: listOf(exactly({ order, spots: listOf(listOf(coal, 0, 2), 1, 4) }), 0, ORDERS.length),
  delivered: listOf(order, 0, ORDERS.length),
})

const entries = {
  shift: within({ least: 1, most: SHIFTS }),
  turn: seat,
  /** The components on the factory's spaces 1 to 8 and on the order spaces 1 to 4; null for an empty space. */
  factory: listOf(v.nullable(tile), 8, 8),
  desk: listOf(v.nullable(order), 4, 4),
  /** Workers on other spaces than the bank. */
  placed: listOf(
    exactly({ space: v.picklist(SPACES), seat, workers: within({ least: 1, most: MOST_WORKERS }) }),
    0,
    26,
  ),
  seats: listOf(ofSeat, FEWEST_SEATS, MOST_SEATS),
}

/** A situation in a set-up, which has the starting player itself. */
export const laidOut = exactly(entries)
export const situation = exactly({ startingPlayer: seat, ...entries })

export type LaidOut = v.InferOutput<typeof laidOut>
export type Situation = v.InferOutput<typeof situation>
export type SituationSeat = Situation['seats'][number]
