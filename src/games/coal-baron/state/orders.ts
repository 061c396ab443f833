/** A seat's order cards, outstanding and delivered, and the cubes on them. */
import { addToInt, intAt } from '../../building-blocks/lists.ts'
import { ORDERS_A_VEHICLE, ORDER_SPOTS } from './components.ts'
import * as L from './layout.ts'
import { addOrder, hasOrder, listOf, ofVehicle, removeOrder } from './card-sets.ts'
import type { State } from './array.ts'

/** Outstanding orders, as a test of one, as half of the set (`firstOrder` finds the first in it) and as a list of numbers. */
export const isOutstanding = (s: State, seat: number, order: number) =>
  hasOrder(s, L.seatAt(seat) + L.OUTSTANDING, order)
export const outstandingWord = (s: State, seat: number, half: number) => intAt(s, L.seatAt(seat) + L.OUTSTANDING + half)
export const outstanding = (s: State, seat: number) => listOf(s, L.seatAt(seat) + L.OUTSTANDING)
export const takeOrder = (s: State, seat: number, order: number) => addOrder(s, L.seatAt(seat) + L.OUTSTANDING, order)
/** Outstanding orders whose spots are all filled; of one vehicle as eleven bits. */
export const isComplete = (s: State, seat: number, order: number) => hasOrder(s, L.seatAt(seat) + L.COMPLETE, order)
export const completeOf = (s: State, seat: number, vehicle: number) =>
  ofVehicle(s, L.seatAt(seat) + L.COMPLETE, vehicle)
/** Whether any of the seat's orders is complete. */
export const hasComplete = (s: State, seat: number) =>
  (intAt(s, L.seatAt(seat) + L.COMPLETE) | intAt(s, L.seatAt(seat) + L.COMPLETE + 1)) !== 0
export const delivered = (s: State, seat: number) => listOf(s, L.seatAt(seat) + L.DELIVERED)

/** The cubes on a spot, to be read by `firstCube` and `secondCube`; 0 when the spot is open. */
export const onSpot = (s: State, order: number, spot: number) => (intAt(s, L.ON_ORDER + order) >> (6 * spot)) & 63
/** The cubes on all spots of an order; 0 when they are all open. */
export const spotWord = (s: State, order: number) => intAt(s, L.ON_ORDER + order)
/** The coal of a spot's cubes, -1 where there is none. */
export const firstCube = (field: number) => (field & 7) - 1
export const secondCube = (field: number) => (field >> 3) - 1

/** Fills a spot with one cube, or with two (`second` 0 to 3) in place of its colour. */
export function fillSpot(s: State, seat: number, order: number, spot: number, first: number, second = -1) {
  s[L.ON_ORDER + order] = intAt(s, L.ON_ORDER + order) | (((first + 1) | ((second + 1) << 3)) << (6 * spot))
  if (allFilled(s, order)) addOrder(s, L.seatAt(seat) + L.COMPLETE, order)
}

function allFilled(s: State, order: number) {
  for (let spot = ORDER_SPOTS[order]!.length - 1; spot >= 0; spot--) if (onSpot(s, order, spot) === 0) return false
  return true
}

/** Cubes on an order's spots. */
export function cubesOnOrder(s: State, order: number): number {
  let cubes = 0
  for (let spot = 0; spot < ORDER_SPOTS[order]!.length; spot++) {
    const field = onSpot(s, order, spot)
    cubes += Number(firstCube(field) >= 0) + Number(secondCube(field) >= 0)
  }
  return cubes
}

/** Moves a complete order to the delivered ones, its cubes to the supply, its points to the track (Delivery). */
export function deliverOrder(s: State, seat: number, order: number, points: number) {
  const at = L.seatAt(seat)
  const spots = ORDER_SPOTS[order]!
  for (let spot = 0; spot < spots.length; spot++) {
    returnCubes(s, onSpot(s, order, spot))
    addToInt(s, at + L.SPOTS + spots[spot]!, 1)
  }
  addToInt(s, at + L.SPOTS + 4 + ((order / ORDERS_A_VEHICLE) | 0), spots.length)
  s[L.ON_ORDER + order] = 0
  removeOrder(s, at + L.OUTSTANDING, order)
  removeOrder(s, at + L.COMPLETE, order)
  addOrder(s, at + L.DELIVERED, order)
  addToInt(s, at + L.DELIVERED_POINTS, points)
}

function returnCubes(s: State, field: number) {
  addToInt(s, L.SUPPLY + firstCube(field), 1)
  if (secondCube(field) >= 0) addToInt(s, L.SUPPLY + secondCube(field), 1)
}
