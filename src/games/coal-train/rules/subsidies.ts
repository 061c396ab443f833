/** Subsidies that are spent as such, and the Exchange (rulings 10, 11, 13 and 14). */
import { amountsOf, lettersOf, markersNeeded, textsOf } from '../state/components.ts'
import type { Subsidy } from '../state/components.ts'
import { gained, holds, minus, totalOf } from '../state/amounts.ts'
import { active, hasCard, withActive } from '../state/state.ts'
import type { Seat, Spendable, State, Step } from '../state/state.ts'
import { EXCHANGE_LIMIT } from '../state/valley.ts'
import { canPass } from './agents.ts'
import { raiseIncome, whyNotPaidThen, whyTrackEnds } from './bills.ts'
import { returnMarkers, whyNoRoom, whyNotHeld } from './markers.ts'
import { refuse, whyTooFew } from './refuse.ts'
import type { DecisionOf, Refusal } from './types.ts'

export const FREE_TRADE_LIMIT = 4

const GOVERNMENT_WAIVER = 2
const GRANTS = { MG: 'CC', FO: 'II' } as const

type Spend = DecisionOf<'spend'>

/** Markers of its own that are returned at once; each of the others is a Back Room. */
const ownMarkers = ({ spend, rooms }: Spend): Subsidy[] =>
  Array<Subsidy>(markersNeeded(spend) - (rooms ?? 0)).fill(spend)

export function whyNoSpending(s: State, decision: Spend): Refusal | null {
  const seat = active(s)
  const { spend } = decision
  const rooms: number = decision.rooms ?? 0
  if (rooms > markersNeeded(spend)) return refuse('too-many-rooms', { have: rooms, need: markersNeeded(spend) })
  const own = ownMarkers(decision)
  const wrong = whyTooFew('no-marker', seat.markers[spend], own.length)
  if (wrong) return { ...wrong, params: { ...wrong.params, subsidy: spend } }
  return whyNoRoom({ markers: returnMarkers(seat.markers, own) }, rooms) ?? whyUseless(s, spend)
}

function whyUseless(s: State, spend: Spendable): Refusal | null {
  if (spend === 'TR') return whyTrackEnds(active(s), 'AP')
  if (spend === 'FT') return whyTooFew('not-enough-resources', totalOf(active(s).resources), 1)
  return spend !== 'RP' || canPass(s) ? null : refuse('nowhere-to-go')
}

/** Returns the subsidy's own markers; the others are asked for one Back Room after the other. */
export function spend(s: State, decision: Spend): State {
  const returned = withActive(s, { markers: returnMarkers(active(s).markers, ownMarkers(decision)) })
  const then = { at: 'spent', subsidy: decision.spend } as const
  const { rooms } = decision
  return rooms ? { ...returned, step: { at: 'room', rooms, then } } : spent(returned, decision.spend)
}

type Rooms = Extract<Step, { at: 'room' }>

export function whyNoTriple(s: State, { then }: Rooms, triple: readonly Subsidy[]): Refusal | null {
  const seat = active(s)
  const wrong = whyNotHeld(seat, triple)
  if (wrong || then.at !== 'bill') return wrong
  const markers = returnMarkers(seat.markers, triple)
  return whyNotPaidThen({ ...seat, markers }, then.due, then.waiver)
}

export function returnTriple(s: State, step: Rooms, triple: readonly Subsidy[]): State {
  const returned = withActive(s, { markers: returnMarkers(active(s).markers, triple) })
  if (step.rooms > 1) return { ...returned, step: { ...step, rooms: step.rooms - 1 } }
  return step.then.at === 'bill' ? { ...returned, step: step.then } : spent(returned, step.then.subsidy)
}

/** The markers are returned: it has its effect, or asks what it is used for. */
function spent(s: State, subsidy: Spendable): State {
  const now: State = { ...s, step: null }
  const { actionPoints, resources } = active(now)
  switch (subsidy) {
    case 'GW':
      return withActive(now, { actionPoints: actionPoints + GOVERNMENT_WAIVER })
    case 'TR':
      return raiseIncome(now, 'AP')
    case 'MG':
    case 'FO':
      return withActive(now, { resources: gained(resources, GRANTS[subsidy]) })
    default:
      return { ...now, step: { at: 'spent', subsidy } }
  }
}

// Trades

export const exchangeLimit = (seat: Seat): number =>
  hasCard(seat, 'L4') ? EXCHANGE_LIMIT.raised : EXCHANGE_LIMIT.plain

/**
 * Returns why a trade is refused; null if it isn't. As many resources are gained as are given, of any kinds, also of
 * the same (ruling 14).
 */
export function whyNoTrade(s: State, [give, get]: readonly [string, string], limit: number): Refusal | null {
  if (give.length > limit) return refuse('trade-limit', { have: give.length, most: limit })
  if (give.length !== get.length) return refuse('unequal-trade', { give: give.length, get: get.length })
  const { resources } = active(s)
  return holds(resources, amountsOf(give)) ? null : refuse('cannot-pay', { have: lettersOf(resources), need: give })
}

export const trade = (s: State, [give, get]: readonly [string, string]): State =>
  withActive(s, { resources: gained(minus(active(s).resources, amountsOf(give)), get) })

/** Returns all trades of up to `limit` resources, possible or not. */
export const tradesUpTo = (limit: number): [string, string][] => TRADES.slice(0, limit).flat()

const TRADES = [1, 2, 3, 4].map((size) =>
  textsOf(size).flatMap((give) => textsOf(size).map((get): [string, string] => [give, get])),
)
