/** A seat's pit as the planner sees it: a few numbers, beside the orders that a plan may fill. */
import { intAt } from '../../../building-blocks/lists.ts'
import { ORDER_SPOTS } from '../../state/components.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'

/** Orders that a plan looks at: more than anybody has in a sensible game; further ones are left alone. */
export const ORDERS = 10

// The numbers: the cage's level and load, cubes in the cage, in storage and on each level by coal, open spots of each order
export const LEVEL = 0
export const LOAD = 1
export const CAGE = 2
export const STORE = 6
export const CUBES = 10
/** Two bits a coal. */
export const NEEDS = 14
export const WORDS = NEEDS + ORDERS
/** Open spots by coal, of all orders together. */
export const OPEN = WORDS
export const SIZE = OPEN + 4
export const needOf = (needs: number, coal: number) => (needs >> (2 * coal)) & 3

/** The orders by their place in a pit. */
export const orders = new Int32Array(ORDERS)
export let orderCount = 0

/** All that plans depend on: the pit, with each order and what lies on it in place of the open spots. */
export const pit = new Int32Array(WORDS)

/** Fills `pit` and `orders` for a seat. */
export function readPit(s: State, seat: number): void {
  readOrders(s, seat)
  pit[LEVEL] = state.cageLevel(s, seat)
  pit[LOAD] = state.cageTotal(s, seat)
  for (let c = 0; c < 4; c++) {
    pit[CAGE + c] = state.inCage(s, seat, c)
    pit[STORE + c] = state.inStorage(s, seat, c)
    pit[CUBES + c] = state.cubesOn(s, seat, c, c)
  }
  for (let k = 0; k < ORDERS; k++)
    pit[NEEDS + k] = k < orderCount ? (state.spotWord(s, intAt(orders, k)) << 6) | intAt(orders, k) : -1
}

function readOrders(s: State, seat: number) {
  orderCount = 0
  for (let half = 0; half < 2; half++)
    for (let word = state.outstandingWord(s, seat, half); word !== 0 && orderCount < ORDERS; word &= word - 1) {
      const order = state.firstOrder(half, word)
      if (!state.isComplete(s, seat, order)) orders[orderCount++] = order
    }
}

/** The open spots of an order. */
export function openNeeds(s: State, order: number): number {
  const spots = ORDER_SPOTS[order]!
  let needs = 0
  for (let spot = 0; spot < spots.length; spot++)
    if (state.onSpot(s, order, spot) === 0) needs += 1 << (2 * spots[spot]!)
  return needs
}
