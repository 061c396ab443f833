/** A fingerprint of all that belongs to a seat, to see at once whether two positions leave it with the same. */
import { intAt } from '../../building-blocks/lists.ts'
import { firstOrder } from './card-sets.ts'
import * as L from './layout.ts'
import { cageLevel, darkTiles, emptyMinecarts, lightTiles } from './pit.ts'
import { marks, workers } from './seat.ts'
import type { State } from './array.ts'

/** Words of a fingerprint. The first of them hold all that the shift clock counts, and the complete orders. */
export const FINGERPRINT_WORDS = 24
export const CLOCK_WORDS = 5
const ORDERS_FROM = 10

/**
 * Writes what a seat has into `out` and answers how many words that took, or -1 where it has more orders than fit. Left out
 * are which tiles it has, what each minecart carries, where its placed workers are, and its points.
 */
export function fingerprint(s: State, seat: number, out: Int32Array): number {
  const at = L.seatAt(seat)
  out[0] = bytes(s, at + L.SPOTS)
  out[1] = bytes(s, at + L.SPOTS + 4)
  out[2] = allEmpty(s, seat)
  out[3] = intAt(s, at + L.COMPLETE)
  out[4] = intAt(s, at + L.COMPLETE + 1)
  out[5] = bytes(s, at + L.MINECARTS)
  out[6] = cubes(s, at)
  out[7] = purse(s, seat)
  out[8] = intAt(s, at + L.OUTSTANDING)
  out[9] = intAt(s, at + L.OUTSTANDING + 1)
  return fingerprintOrders(s, at, out)
}

/** Four words that are small enough, as one. */
const bytes = (s: State, at: number) =>
  intAt(s, at) | (intAt(s, at + 1) << 8) | (intAt(s, at + 2) << 16) | (intAt(s, at + 3) << 24)

const allEmpty = (s: State, seat: number) =>
  emptyMinecarts(s, seat, 0) |
  (emptyMinecarts(s, seat, 1) << 8) |
  (emptyMinecarts(s, seat, 2) << 16) |
  (emptyMinecarts(s, seat, 3) << 24)

/** At most 5 of a coal in the cage and 16 in storage. */
function cubes(s: State, at: number): number {
  let word = 0
  for (let coal = 0; coal < 4; coal++)
    word |= (intAt(s, at + L.CAGE + coal) | (intAt(s, at + L.STORAGE + coal) << 3)) << (8 * coal)
  return word
}

const purse = (s: State, seat: number) =>
  workers(s, seat) |
  (cageLevel(s, seat) << 6) |
  ((lightTiles(s, seat) - darkTiles(s, seat) + 64) << 9) |
  (marks(s, seat) << 16)

function fingerprintOrders(s: State, at: number, out: Int32Array): number {
  let next = ORDERS_FROM
  for (let half = 0; half < 2; half++)
    for (let word = intAt(s, at + L.OUTSTANDING + half); word !== 0; word &= word - 1) {
      if (next === FINGERPRINT_WORDS) return -1
      out[next++] = intAt(s, L.ON_ORDER + firstOrder(half, word))
    }
  return next
}
