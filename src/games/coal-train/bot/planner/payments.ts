/** Payments in the planner: what helps to bring the resources together, and what waivers cover. */
import { RESOURCES, ROOM } from '../../state/components.ts'
import type { Subsidy } from '../../state/components.ts'
import { COAL_TAKEN, EXCHANGE_LIMIT } from '../../state/valley.ts'
import { FREE_TRADE_LIMIT } from '../../rules/subsidies.ts'
import * as hands from '../hand/seat-hand.ts'
import type { Due, Hand } from '../hand/seat-hand.ts'
import { closeBuild, decide, fork, takePoints } from './turn-draft.ts'
import type { Draft } from './turn-draft.ts'

const EXCHANGE_CARD = hands.onlyCard('L4')
const COAL_CARD = hands.onlyCard('L5')
/** Resources that a waiver covers. */
const COVERED = 2

export const coalFor = (hand: Hand): number => (hands.holdsCard(hand, COAL_CARD) ? COAL_TAKEN.raised : COAL_TAKEN.plain)

const exchangeLimit = (hand: Hand): number =>
  hands.holdsCard(hand, EXCHANGE_CARD) ? EXCHANGE_LIMIT.raised : EXCHANGE_LIMIT.plain

const short = (hand: Hand, due: Due, i: number): number => Math.max(0, due[i]! - hands.heldAt(hand, hands.COAL + i))
export const lackingIn = (hand: Hand, due: Due): number =>
  short(hand, due, 0) + short(hand, due, 1) + short(hand, due, 2)
const sparedIn = (hand: Hand, due: Due): number =>
  Math.max(0, hands.heldAt(hand, 0) - due[0]) +
  Math.max(0, hands.heldAt(hand, 1) - due[1]) +
  Math.max(0, hands.heldAt(hand, 2) - due[2])

// Help

/** Whether anything is at hand that brings or trades resources. */
export const mayBeHelped = (hand: Hand): boolean =>
  hands.heldAt(hand, hands.ACTION_POINTS) +
    hands.heldAt(hand, hands.MARKER.MG) +
    hands.heldAt(hand, hands.MARKER.FO) +
    hands.heldAt(hand, hands.MARKER.FT) >
  0

/** False if `gather` can't succeed: trades don't bring more resources, and grants and coal only a limited number. */
export function mayGather({ hand }: Draft, due: Due, covered: number, subsidiesAlone: boolean): boolean {
  if (lackingIn(hand, due) <= covered) return true
  if (!mayBeHelped(hand)) return false
  const coal = subsidiesAlone ? 0 : hands.heldAt(hand, hands.ACTION_POINTS) * coalFor(hand)
  const most =
    hands.heldAt(hand, 0) +
    hands.heldAt(hand, 1) +
    hands.heldAt(hand, 2) +
    2 * (hands.heldAt(hand, hands.MARKER.MG) + hands.heldAt(hand, hands.MARKER.FO)) +
    coal
  return most >= due[0] + due[1] + due[2] - covered
}

/**
 * Gathers the resources that are due except for `covered` of them; false if that is impossible. Only subsidies leave a
 * second build.
 */
export function gather(draft: Draft, due: Due, covered: number, subsidiesAlone: boolean): boolean {
  const { hand } = draft
  for (let lacking = lackingIn(hand, due) - covered; lacking > 0; lacking = lackingIn(hand, due) - covered) {
    const isHelped = granted(draft, due) || freelyTraded(draft, due, lacking)
    if (!isHelped && (subsidiesAlone || !worked(draft, due, lacking))) return false
  }
  return true
}

const granted = (draft: Draft, due: Due): boolean => grant(draft, due, 'FO', 1) || grant(draft, due, 'MG', 0)

function grant(draft: Draft, due: Due, subsidy: 'FO' | 'MG', resource: number): boolean {
  const { hand } = draft
  if (short(hand, due, resource) === 0 || hands.heldAt(hand, hands.MARKER[subsidy]) === 0) return false
  hands.add(hand, hands.MARKER[subsidy], -1)
  hands.add(hand, hands.COAL + resource, 2)
  decide(draft, { spend: subsidy })
  return true
}

function freelyTraded(draft: Draft, due: Due, lacking: number): boolean {
  const { hand } = draft
  const size = Math.min(lacking, FREE_TRADE_LIMIT, sparedIn(hand, due))
  if (size === 0 || hands.heldAt(hand, hands.MARKER.FT) === 0) return false
  hands.add(hand, hands.MARKER.FT, -1)
  decide(draft, { spend: 'FT' })
  decide(draft, { trade: traded(hand, due, size) })
  return true
}

/** For action points: an Exchange, or coal. */
function worked(draft: Draft, due: Due, lacking: number): boolean {
  const { hand } = draft
  const size = Math.min(lacking, exchangeLimit(hand), sparedIn(hand, due))
  const coal = Math.min(coalFor(hand), short(hand, due, 0))
  if (size === 0 && coal === 0) return false
  if (!takePoints(draft, 1)) return false
  closeBuild(draft)
  if (coal >= size) {
    hands.add(hand, hands.COAL, coalFor(hand))
    decide(draft, { coal: 1 })
  } else decide(draft, { exchange: traded(hand, due, size) })
  return true
}

/** Gives what there is most of beyond what is due, for what is short. */
function traded(hand: Hand, due: Due, size: number): [string, string] {
  let [give, get] = ['', '']
  for (let i = 0; i < size; i++) {
    const most = bestOf((each) => hands.heldAt(hand, hands.COAL + each) - due[each]!)
    const least = bestOf((each) => due[each]! - hands.heldAt(hand, hands.COAL + each))
    hands.add(hand, hands.COAL + most, -1)
    hands.add(hand, hands.COAL + least, 1)
    give += RESOURCES[most]!
    get += RESOURCES[least]!
  }
  return [give, get]
}

function bestOf(by: (resource: number) => number): number {
  const [c, i, w] = [by(0), by(1), by(2)]
  if (i > c && i >= w) return 1
  return w > c ? 2 : 0
}

// Waivers

/** How many waivers might be used on a payment, none first; at most two, and by the Back Room only if it is needed. */
export function waiverCounts(hand: Hand, due: Due, waiver: 'IN' | 'ZV' | null): number[] {
  if (waiver === null) return [0]
  const own = hands.heldAt(hand, hands.MARKER[waiver])
  const needed = Math.ceil(lackingIn(hand, due) / COVERED)
  const counts = [0]
  if (own > 0) counts.push(1)
  if (needed > 1 && needed <= own + 1) counts.push(needed)
  else if (needed === 1 && own === 0 && hands.markersIn(hand) >= ROOM) counts.push(1)
  return counts
}

/** Pays with this number of waivers; false if that doesn't work out. */
export function pay(draft: Draft, due: Due, waiver: 'IN' | 'ZV' | null, waivers: number): boolean {
  const left: [number, number, number] = [...due]
  for (let i = 0; i < waivers; i++) if (!waive(draft, left, waiver!)) return false
  if (lackingIn(draft.hand, left) > 0) return false
  for (let i = 0; i < 3; i++) hands.add(draft.hand, hands.COAL + i, -left[i]!)
  decide(draft, { pay: true })
  return true
}

function waive(draft: Draft, left: [number, number, number], waiver: 'IN' | 'ZV'): boolean {
  const { hand } = draft
  const covered = cover(hand, left)
  if (covered === '') return false
  if (hands.heldAt(hand, hands.MARKER[waiver]) > 0) {
    hands.add(hand, hands.MARKER[waiver], -1)
    decide(draft, { waive: covered })
    return true
  }
  const triple = leastWanted(hand)
  if (triple === null) return false
  for (const subsidy of triple) hands.add(hand, hands.MARKER[subsidy], -1)
  decide(draft, { waive: covered, rooms: 1 })
  decide(draft, { with: triple })
  return true
}

/** Up to two resources that are short, or else those that leave least. */
function cover(hand: Hand, left: [number, number, number]): string {
  let covered = ''
  for (let i = 0; i < COVERED; i++) {
    const most = bestOf((each) => (left[each]! > 0 ? 100 + left[each]! - hands.heldAt(hand, hands.COAL + each) : 0))
    if (left[most]! === 0) break
    left[most] = left[most]! - 1
    covered += RESOURCES[most]!
  }
  return [...covered].toSorted().join('')
}

/** Subsidies in the order in which they are given up in the Back Room. */
const LEAST_FIRST: readonly Subsidy[] = ['FT', 'RP', 'GW', 'TR', 'IN', 'MG', 'FO', 'ZV']

/** Three markers for the Back Room; null if there are too few. */
export function leastWanted(hand: Hand): [Subsidy, Subsidy, Subsidy] | null {
  const held: Subsidy[] = []
  for (const subsidy of LEAST_FIRST)
    for (let i = 0; i < hands.heldAt(hand, hands.MARKER[subsidy]) && held.length < ROOM; i++) held.push(subsidy)
  const [first, second, third] = held
  return first && second && third ? [first, second, third] : null
}

/** Every way to pay: what helps first, then the decision that asks for the payment, and the payment. */
export const paid = (
  draft: Draft,
  due: Due,
  waiver: 'IN' | 'ZV' | null,
  asking: (draft: Draft) => void,
  subsidiesAlone = false,
): Draft[] =>
  waiverCounts(draft.hand, due, waiver).flatMap((waivers) => {
    const covered = COVERED * waivers
    if (!mayGather(draft, due, covered, subsidiesAlone)) return []
    const next = fork(draft)
    if (!gather(next, due, covered, subsidiesAlone)) return []
    asking(next)
    return pay(next, due, waiver, waivers) ? [next] : []
  })
