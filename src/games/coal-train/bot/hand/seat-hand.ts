/**
 * A seat's components packed into numbers, for the planner to try turns on and the evaluator to weigh. A copy costs
 * next to nothing; a planner that looks at thousands of turns couldn't afford plain positions.
 */
import { keyedBy } from '../../../building-blocks/keyed.ts'
import {
  CARD_IDS,
  CITY_IDS,
  extraOf,
  amountsOf,
  incentiveOf,
  isCity,
  NEIGHBOURS,
  PLACE_IDS,
  pointsOf,
  RESOURCES,
  SUBSIDIES,
  TILES,
} from '../../state/components.ts'
import type { Amounts, CardId, PlaceId, TileId, Incentive } from '../../state/components.ts'
import type { Seat, State } from '../../state/state.ts'
import { STATION_TILES, UPGRADE_TILES } from '../../state/valley.ts'

export type Hand = number[]

/** Reads a number at one of the indexes below. A function for hands alone keeps this read fast, as `building-blocks/lists.ts` explains. */
export const heldAt = (hand: Hand, index: number): number => hand[index]!

/** The index of each number. Resources, incomes, markers and kinds of tiles take several in a row. */
export const COAL = 0
export const INCOME = 3
export const ACTION_INCOME = 6
export const ACTION_POINTS = 7
export const MARKERS = 8
export const KINDS_HELD = 16
export const POINTS = 26
export const TOWNS = 27
export const CITIES = 28
export const UPGRADES = 29
/** A bit for each place in the order of `PLACE_IDS`. */
export const STATIONS = 30
/** -1 while off the market. */
export const AGENT = 31
export const STEPPED = 33
/** A bit for each space that the seat has bought from in this turn. */
export const BOUGHT = 34
export const LOCO = 35
/** A bit for each card: at once and for payment, and the others. */
export const CARDS = 36
export const PAID = 38
const WORDS = 40

// Kinds of tiles

/** Kinds as the planner tells them apart: Management of section B may give goods. */
export const HAND_KINDS = ['Sa', 'Sb', 'Sc', 'Sd', 'Se', 'CM', 'IM', 'RV', 'MA', 'MB'] as const
export const STATION_KINDS = 5
export const COAL_MINE = 5
export const MANAGEMENT = 8
export const MANAGEMENT_B = 9

export type Due = readonly [number, number, number]
export const dueOf = (letters: string): Due => listed(amountsOf(letters))
const listed = (amounts: Amounts): Due => [amounts.C, amounts.I, amounts.W]

export const KIND_COSTS: readonly { town: Due; city: Due }[] = Object.values(STATION_TILES).map(({ town, city }) => ({
  town: dueOf(town),
  city: dueOf(city),
}))
/** The payment for each upgrade kind from the Coal Mine on, and the income that it raises (3 for action points). */
export const KIND_PAYS: readonly Due[] = (['CM', 'IM', 'RV', 'MA', 'MA'] as const).map((kind) =>
  dueOf(UPGRADE_TILES[kind].pay),
)
export const raisedBy = (kind: number): number => Math.min(3, kind - COAL_MINE)

const kindsById = new Map<TileId, number>(
  TILES.map(({ id, kind, section }) => [id, HAND_KINDS.indexOf(kind === 'MA' && section === 'B' ? 'MB' : kind)]),
)
/** The kind of a tile in a hand. */
export const handKind = (id: TileId): number => kindsById.get(id)!

// Places

export interface Road {
  to: number
  extra: Due
  sum: number
}

export const PLACES = PLACE_IDS.length
export const isCityNumber = (place: number): boolean => place < CITY_IDS.length
export const placePoints: readonly number[] = PLACE_IDS.map(pointsOf)
const numberOf = new Map<PlaceId, number>(PLACE_IDS.map((place, i) => [place, i]))
export const placeNumber = (place: PlaceId): number => numberOf.get(place)!

/** The connections of each place. */
export const ROADS: readonly (readonly Road[])[] = PLACE_IDS.map((place) =>
  NEIGHBOURS[place].map((other) => {
    const extra = dueOf(extraOf(place, other) ?? '')
    return { to: placeNumber(other), extra, sum: extra[0] + extra[1] + extra[2] }
  }),
)

export const hasStation = (hand: Hand, place: number): boolean => ((heldAt(hand, STATIONS) >> place) & 1) === 1

// Cards

/** Cards taken at once or paid come first, then those that are scored or last. */
const FIRST_LATER = CARD_IDS.findIndex((card) => incentiveOf(card).startsWith('F'))
const cardNumbers = new Map<CardId, number>(CARD_IDS.map((card, i) => [card, i]))
export const cardNumber = (card: CardId): number => cardNumbers.get(card)!
const wordOf = (card: number) => Number(card >= FIRST_LATER)
const bitOf = (card: number) => 1 << (card >= FIRST_LATER ? card - FIRST_LATER : card)

export const holdsCard = (hand: Hand, card: number): boolean => (heldAt(hand, CARDS + wordOf(card)) & bitOf(card)) !== 0
export const isPaid = (hand: Hand, card: number): boolean => (heldAt(hand, PAID + wordOf(card)) & bitOf(card)) !== 0
export function giveCard(hand: Hand, card: number): void {
  hand[CARDS + wordOf(card)] = heldAt(hand, CARDS + wordOf(card)) | bitOf(card)
}
export function markPaid(hand: Hand, card: number): void {
  hand[PAID + wordOf(card)] = heldAt(hand, PAID + wordOf(card)) | bitOf(card)
}

/** The only copy of a lasting or scoring incentive. */
export const onlyCard = (incentive: Incentive): number => cardNumber(`${incentive}a`)

export function add(hand: Hand, at: number, by: number): void {
  hand[at] = heldAt(hand, at) + by
}

// From a position

export function handOf(s: State, seat: number): Hand {
  const hand: Hand = Array.from({ length: WORDS }, () => 0)
  const held = s.seats[seat]!
  writeGoods(hand, held)
  for (const id of held.tiles) add(hand, KINDS_HELD + handKind(id), 1)
  for (const place of held.stations) writeStation(hand, place)
  for (const card of held.cards) giveCard(hand, cardNumber(card))
  for (const card of held.paid) markPaid(hand, cardNumber(card))
  const isActive = seat === s.turn
  hand[AGENT] = held.agent ?? -1
  hand[STEPPED] = Number(isActive && s.stepped)
  hand[LOCO] = s.loco
  return hand
}

function writeGoods(hand: Hand, seat: Seat) {
  RESOURCES.forEach((resource, i) => {
    hand[COAL + i] = seat.resources[resource]
    hand[INCOME + i] = seat.income[resource]
  })
  hand[ACTION_INCOME] = seat.actionIncome
  hand[ACTION_POINTS] = seat.actionPoints
  SUBSIDIES.forEach((subsidy, i) => (hand[MARKERS + i] = seat.markers[subsidy]))
  hand[POINTS] = seat.towns + seat.cities + seat.gifts + seat.contracts
  hand[UPGRADES] = seat.upgrades
}

function writeStation(hand: Hand, place: PlaceId) {
  hand[STATIONS] = heldAt(hand, STATIONS) | (1 << placeNumber(place))
  add(hand, isCity(place) ? CITIES : TOWNS, 1)
}

export const MARKER = keyedBy(SUBSIDIES, (_, i) => MARKERS + i)
export function markersIn(hand: Hand): number {
  let sum = 0
  for (let i = 0; i < SUBSIDIES.length; i++) sum += heldAt(hand, MARKERS + i)
  return sum
}

/** Whether a kind of tile builds stations. */
export const isStationKind = (kind: number): boolean => kind < STATION_KINDS
