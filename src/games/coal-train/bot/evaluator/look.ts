/** Looks at a hand: writes its features. */
import { floatAt } from '../../../building-blocks/lists.ts'
import { CARD_IDS, CITY_IDS, STATIONS, entryFor } from '../../state/components.ts'
import { CONTRACTS, MOST_ACTION_POINTS, MOST_COUNTED, MOST_INCOME } from '../../state/valley.ts'
import * as hands from '../hand/seat-hand.ts'
import type { Hand } from '../hand/seat-hand.ts'
import { AT } from './features.ts'

/** A hand's future: the turns to come after this position's, and the incomes among them. */
export interface Ahead {
  turns: number
  incomes: number
}

/** Share of each resource in the costs of stations. */
const SHARES = [0.42, 0.31, 0.27] as const
const RESOURCES_A_STATION = 4.2
const POINTS_A_STATION = 2
const PLENTY = 9

const CONTRACT_CARDS = CARD_IDS.flatMap((card, number) => {
  const contract = entryFor(CONTRACTS, card)
  return contract ? [{ number, points: contract.points }] : []
})
const TOWN_CARD = hands.onlyCard('F1')
const CITY_CARD = hands.onlyCard('F2')
const UPGRADE_CARD = hands.onlyCard('F3')
const MARKER_CARD = hands.onlyCard('F7')
const LEFT_CARD = hands.onlyCard('F8')
const GROWING = [TOWN_CARD, CITY_CARD, UPGRADE_CARD, MARKER_CARD, LEFT_CARD]
const BY_INCOME = (['F4', 'F5', 'F6'] as const).map(hands.onlyCard)
const LASTING = (['L1', 'L2', 'L3', 'L4', 'L5', 'L6'] as const).map(hands.onlyCard)

export function writeFeatures(hand: Hand, ahead: Ahead, out: Float64Array): void {
  out[AT.points] = hands.heldAt(hand, hands.POINTS) + scoringNow(hand)
  writeGoods(hand, ahead, out)
  for (let i = 0; i < 8; i++) out[AT['Govt. Waiver'] + i] = hands.heldAt(hand, hands.MARKERS + i)
  writeTiles(hand, out)
  writeNetwork(hand, out)
  writeCards(hand, out)
  out[AT['at the table']] = 1
}

function writeGoods(hand: Hand, { turns, incomes }: Ahead, out: Float64Array) {
  let total = 0
  let held = 0
  for (let i = 0; i < 3; i++) {
    const now = hands.heldAt(hand, hands.COAL + i)
    const later = hands.heldAt(hand, hands.INCOME + i) * incomes
    out[AT.coal + i] = now
    out[AT['coal to come'] + i] = later
    held += now
    total += now + later
  }
  out[AT['lacking kinds']] = lackingIn(out, total)
  out[AT.hoard] = Math.max(0, held - PLENTY)
  const points = hands.heldAt(hand, hands.ACTION_INCOME) * turns
  out[AT['action points to come']] = points
  out[AT['stations to come']] = Math.min(
    total / RESOURCES_A_STATION,
    points / POINTS_A_STATION + 2 * buildTiles(hand),
    STATIONS - hands.heldAt(hand, hands.TOWNS) - hands.heldAt(hand, hands.CITIES),
  )
}

function lackingIn(out: Float64Array, total: number): number {
  let lacking = 0
  for (let i = 0; i < 3; i++) {
    const short = SHARES[i]! * total - floatAt(out, AT.coal + i) - floatAt(out, AT['coal to come'] + i)
    if (short > 0) lacking += short
  }
  return lacking
}

function buildTiles(hand: Hand): number {
  let tiles = 0
  for (let kind = 0; kind < hands.STATION_KINDS; kind++) tiles += hands.heldAt(hand, hands.KINDS_HELD + kind)
  return tiles
}

function writeTiles(hand: Hand, out: Float64Array) {
  const held = (kind: number) => hands.heldAt(hand, hands.KINDS_HELD + kind)
  const tiles = buildTiles(hand)
  out[AT['first Build Station']] = Math.min(1, tiles)
  out[AT['second Build Station']] = Math.min(1, Math.max(0, tiles - 1))
  out[AT['further Build Stations']] = Math.max(0, tiles - 2)
  out[AT['cheap Build Stations']] = held(3) + held(4)
  for (let i = 0; i < 3; i++) {
    const room = MOST_INCOME - hands.heldAt(hand, hands.INCOME + i)
    out[AT['Coal Mines'] + i] = Math.min(room, held(hands.COAL_MINE + i))
  }
  const managements = held(hands.MANAGEMENT) + held(hands.MANAGEMENT_B)
  out[AT.Managements] = Math.min(MOST_ACTION_POINTS - hands.heldAt(hand, hands.ACTION_INCOME), managements)
  out[AT.goods] = held(hands.MANAGEMENT_B)
}

/** Bits of the places next to each, and of the cities. */
const NEXT = hands.ROADS.map((roads) => roads.reduce((bits, { to }) => bits | (1 << to), 0))
const CITY_BITS = (1 << CITY_IDS.length) - 1
const GOOD_TOWNS = hands.placePoints.reduce(
  (bits, points, place) => (points === 3 && !hands.isCityNumber(place) ? bits | (1 << place) : bits),
  0,
)

function reach(places: number): number {
  let bits = 0
  for (let rest = places; rest !== 0; rest &= rest - 1) bits |= NEXT[31 - Math.clz32(rest & -rest)]!
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

function writeNetwork(hand: Hand, out: Float64Array) {
  const built = hands.heldAt(hand, hands.STATIONS)
  const next = reach(built) & ~built
  const after = reach(next) & ~built & ~next
  out[AT.towns] = hands.heldAt(hand, hands.TOWNS)
  out[AT.cities] = hands.heldAt(hand, hands.CITIES)
  out[AT['best city next']] = bestCity(next & CITY_BITS)
  out[AT['cities next']] = countBits(next & CITY_BITS)
  out[AT['good towns next']] = countBits(next & GOOD_TOWNS)
  out[AT['cities after next']] = countBits(after & CITY_BITS)
  out[AT['agent in the market']] = hands.heldAt(hand, hands.AGENT) >= 0 ? 1 : 0
}

function bestCity(cities: number): number {
  let best = 0
  for (let rest = cities; rest !== 0; rest &= rest - 1)
    best = Math.max(best, hands.placePoints[31 - Math.clz32(rest & -rest)]!)
  return best
}

function writeCards(hand: Hand, out: Float64Array) {
  out[AT['cards that count pieces']] = heldOf(hand, GROWING)
  out[AT['cards that count income']] = heldOf(hand, BY_INCOME)
  let contracts = 0
  for (const { number, points } of CONTRACT_CARDS)
    if (hands.holdsCard(hand, number) && !hands.isPaid(hand, number)) contracts += points
  out[AT.contracts] = contracts
  for (let i = 0; i < LASTING.length; i++) out[AT['Town Water'] + i] = hands.holdsCard(hand, LASTING[i]!) ? 1 : 0
}

function heldOf(hand: Hand, cards: readonly number[]): number {
  let held = 0
  for (const card of cards) if (hands.holdsCard(hand, card)) held++
  return held
}

/** Points that scoring cards would bring now. */
function scoringNow(hand: Hand): number {
  if (hands.heldAt(hand, hands.CARDS + 1) === 0) return 0
  let points = 0
  for (let i = 0; i < 3; i++) if (hands.holdsCard(hand, BY_INCOME[i]!)) points += hands.heldAt(hand, hands.INCOME + i)
  points += counted(hand, TOWN_CARD, hands.heldAt(hand, hands.TOWNS) >> 1)
  points += counted(hand, CITY_CARD, hands.heldAt(hand, hands.CITIES))
  points += counted(hand, UPGRADE_CARD, hands.heldAt(hand, hands.UPGRADES))
  points += counted(hand, MARKER_CARD, hands.markersIn(hand) >> 1)
  return points + counted(hand, LEFT_CARD, Math.floor(resourcesIn(hand) / 3))
}

export const resourcesIn = (hand: Hand): number => hands.heldAt(hand, 0) + hands.heldAt(hand, 1) + hands.heldAt(hand, 2)

const counted = (hand: Hand, card: number, pieces: number): number =>
  hands.holdsCard(hand, card) ? Math.min(MOST_COUNTED, pieces) : 0
