/** Spaces that nobody should go to, because another is as good and costs less, or because nothing good can come of it. */
import {
  BANK,
  DELIVERY_BARROW,
  FACTORY_DRAW,
  MINING_4,
  MONEY_3,
  ORDERS_A_VEHICLE,
  ORDER_1,
  ORDER_DRAW,
  SHIFTS,
  tileIsDark,
} from '../state/components.ts'
import { canAct } from '../rules/legal.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

/** For a legal space of the seat to place. At least one legal space is never useless. */
export function isUseless(s: State, space: number): boolean {
  if (space < FACTORY_DRAW) return isSoldCheaper(s, space) || isLastTile(s, space) || waitsForDelivery(s, space)
  if (space === FACTORY_DRAW) return state.marks(s, state.turn(s)) === 0 || waitsForDelivery(s, space)
  if (space < MONEY_3) return false
  if (space < ORDER_1 || space === BANK) return isPoorPay(s, space) || waitsForDelivery(s, space)
  return comesTooLate(s, space) || waitsForDelivery(s, space)
}

/** Another money space pays at least as much for at most as many workers. */
function isPoorPay(s: State, space: number): boolean {
  const from = space === BANK ? MONEY_3 : space + 1
  for (let other = from; other < ORDER_1; other++)
    if (!state.isLocked(s, other) && state.workersNeeded(s, other) <= state.workersNeeded(s, space)) return true
  return false
}

/** The same tile lies on a space that costs fewer workers. */
function isSoldCheaper(s: State, space: number): boolean {
  for (let other = 0; other < FACTORY_DRAW; other++)
    if (
      state.factoryTile(s, other) === state.factoryTile(s, space) &&
      !state.isLocked(s, other) &&
      state.workersOn(s, other) < state.workersOn(s, space)
    )
      return true
  return false
}

/** The seat's last turn of the game. */
const isLastTurn = (s: State, space: number) =>
  state.shift(s) === SHIFTS && state.workers(s, state.turn(s)) === state.workersNeeded(s, space)

/** A tile of the last turn empties no minecart any more: one of the wrong side costs two points and brings less. */
function isLastTile(s: State, space: number): boolean {
  if (!isLastTurn(s, space)) return false
  const seat = state.turn(s)
  const lead = state.darkTiles(s, seat) - state.lightTiles(s, seat)
  return tileIsDark(state.factoryTile(s, space)) ? lead >= 0 : lead <= 0
}

/** The last turn could deliver instead, which is worth three points at least. */
function waitsForDelivery(s: State, space: number): boolean {
  if (!isLastTurn(s, space)) return false
  const seat = state.turn(s)
  for (let delivery = DELIVERY_BARROW; delivery < MONEY_3; delivery++)
    if (state.workersNeeded(s, delivery) <= state.workers(s, seat) && canAct(s, seat, delivery)) return true
  return false
}

/** An order taken so late in the last shift that the workers left can't both mine for it and deliver it. */
function comesTooLate(s: State, space: number): boolean {
  if (state.shift(s) !== SHIFTS) return false
  const left = state.workers(s, state.turn(s)) - state.workersNeeded(s, space)
  return left < fewest(s, MINING_4, DELIVERY_BARROW) + fewestToDeliver(s, space)
}

function fewestToDeliver(s: State, space: number): number {
  if (space === ORDER_DRAW) return fewest(s, DELIVERY_BARROW, MONEY_3)
  const vehicle = (state.deskOrder(s, space - ORDER_1) / ORDERS_A_VEHICLE) | 0
  return state.workersNeeded(s, DELIVERY_BARROW + vehicle)
}

/** The workers that the cheapest of these spaces takes. */
function fewest(s: State, from: number, to: number): number {
  let least = Infinity
  for (let space = from; space < to; space++)
    if (!state.isLocked(s, space)) least = Math.min(least, state.workersNeeded(s, space))
  return least
}
