/** Purchases of Railroads and the assignment of Investors by the Holding that operates (rulings 22 to 29). */
import {
  INVESTORS,
  OLD_CRATCHIT,
  FLOOR_TRADER,
  PURCHASING_AGENT,
  RAILROADS,
  discounted,
  sideOf,
  sidesOf,
} from '../state/components.ts'
import { itemAt } from '../../building-blocks/lists.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { isInPlay, levelAppears } from './obsolescence.ts'
import { refuse } from './refuse.ts'
import type { Range, Refusal } from './types.ts'

export const operating = (s: State) => state.get(s, at.OPERATING)
/** Whether a Holding has its turn. */
export const isOperating = (s: State) => state.phase(s) >= state.PLACING && state.phase(s) <= state.DISCARDING
export const directing = (s: State) => state.director(s, operating(s))

// From the bank

/** Dollars of a Railroad of the bank for the Holding that operates. */
export function bankCost(s: State, railroad: number, side: number): number {
  const { cost } = sideOf(railroad, side)
  return state.isAssigned(s, PURCHASING_AGENT, operating(s)) ? discounted(cost) : cost
}

/** Dollars that the director adds; 0 if the treasury suffices. */
export const helpFor = (s: State, railroad: number, side: number) =>
  Math.max(0, bankCost(s, railroad, side) - state.treasury(s, operating(s)))

export function whyNotFromBank(s: State, side: number): Refusal | null {
  const top = state.topRailroad(s)
  if (top < 0) return refuse('stack-empty')
  if (side >= sidesOf(top).length) return refuse('one-side', { railroad: itemAt(RAILROADS, top) })
  const help = helpFor(s, top, side)
  if (help === 0) return null
  const need = bankCost(s, top, side)
  const have = state.treasury(s, operating(s))
  if (state.railroads(s, operating(s)) > 0) return refuse('no-help', { have, need })
  const own = state.cash(s, directing(s))
  return own >= help ? null : refuse('director-money', { have: own, need: help })
}

export function buyFromBank(s: State, side: number): void {
  const top = state.topRailroad(s)
  const help = helpFor(s, top, side)
  state.addCash(s, directing(s), -help)
  state.addTreasury(s, operating(s), help - bankCost(s, top, side))
  state.moveRailroad(s, top, operating(s))
  s[at.RAILROAD_SIDE + top] = side
  levelAppears(s, sideOf(top, side).level)
  useToken(s)
}

// From another Holding

/** More than what was refused in this turn. */
const leastPrice = (s: State, railroad: number) => state.get(s, at.REFUSED + railroad) + 1

export const priceRange = (s: State): Range => ({
  least: leastPrice(s, state.get(s, at.WANTED)),
  most: state.treasury(s, operating(s)),
})

export function whyNotAsked(s: State, railroad: number): Refusal | null {
  const id = itemAt(RAILROADS, railroad)
  if (!isInPlay(s, railroad)) return refuse('not-in-play', { railroad: id })
  if (state.railroadAt(s, railroad) === operating(s)) return refuse('own-railroad', { railroad: id })
  const have = state.treasury(s, operating(s))
  const need = leastPrice(s, railroad)
  return have >= need ? null : refuse('no-treasury', { have, need })
}

export function whyNoPrice(s: State, price: number): Refusal | null {
  const { least, most } = priceRange(s)
  if (price >= least && price <= most) return null
  return price > 0 && price < least ? refuse('higher-price', { least }) : refuse('price-out-of-range', { least, most })
}

/** The Railroad that was asked for changes hands at the price that was named. */
export function takeOver(s: State): void {
  const railroad = state.get(s, at.WANTED)
  const price = state.get(s, at.PRICE)
  state.addTreasury(s, state.railroadAt(s, railroad), price)
  state.addTreasury(s, operating(s), -price)
  state.moveRailroad(s, railroad, operating(s))
  useToken(s)
}

// Investors

export function whyNotAssigned(s: State, investor: number): Refusal | null {
  const id = itemAt(INVESTORS, investor)
  if (investor === FLOOR_TRADER || investor === OLD_CRATCHIT) return refuse('stays-personal', { investor: id })
  const place = state.investorAt(s, investor)
  if (place === state.AT_HOLDING + operating(s)) return refuse('investor-here', { investor: id })
  const owner = place >= state.AT_HOLDING ? state.director(s, place - state.AT_HOLDING) : place
  return owner === directing(s) ? null : refuse('not-your-investor', { investor: id })
}

export function assign(s: State, investor: number): void {
  state.moveInvestor(s, investor, state.AT_HOLDING + operating(s))
  useToken(s)
}

function useToken(s: State) {
  s[at.PLUS_LEFT] = state.get(s, at.PLUS_LEFT) - 1
}
