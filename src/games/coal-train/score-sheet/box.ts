/** The most that the box gives, by the own data, for the checks on a score pad. */
import { CARD_IDS, CARDS_A_CITY, CITY_IDS, pointsOf, STATIONS, TOWN_IDS, entryFor } from '../state/components.ts'
import type { CardId } from '../state/components.ts'
import {
  CONTRACTS,
  GIFT_POINTS,
  MOST_ACTION_POINTS,
  MOST_COUNTED,
  MOST_INCOME,
  START_ACTION_POINTS,
  START_INCOME,
} from '../state/valley.ts'
import { sumOf } from './pad-fields.ts'

/** The most points of a card of each kind; nothing for kinds that bring none. */
function mostPointsOf(card: CardId): number {
  const points = entryFor(CONTRACTS, card)?.points ?? entryFor(GIFT_POINTS, card)
  return points ?? (card.startsWith('F') ? MOST_COUNTED : 0)
}

const pointsOfKind = (letter: 'N' | 'P' | 'F') => CARD_IDS.filter((card) => card.startsWith(letter)).map(mostPointsOf)

/** Points of all cards of a part together. */
export const IN_BOX = {
  cards: sumOf(pointsOfKind('N')),
  contracts: sumOf(pointsOfKind('P')),
  scoring: sumOf(pointsOfKind('F')),
} as const

/** Points of each card at once that brings any. */
export const GIFT = Math.max(...pointsOfKind('N'))
/** The number of contracts by their points. */
export const CONTRACT_COPIES: ReadonlyMap<number, number> = pointsOfKind('P').reduce(
  (copies, points) => copies.set(points, (copies.get(points) ?? 0) + 1),
  new Map<number, number>(),
)

export const MOST_OF_TOWN = Math.max(...TOWN_IDS.map(pointsOf))
export const MOST_OF_CITY = Math.max(...CITY_IDS.map(pointsOf))

/** Cards that lie at the cities. */
export const CARDS_IN_PLAY = CITY_IDS.length * CARDS_A_CITY

/** Steps of all four incomes. */
export const MOST_STEPS =
  sumOf(Object.values(START_INCOME).map((start) => MOST_INCOME - start)) + MOST_ACTION_POINTS - START_ACTION_POINTS

const highest = (numbers: readonly number[], count: number) => sumOf(numbers.toSorted((a, b) => b - a).slice(0, count))

/** The most points of a seat: every city, towns with the other stations, and the dearest card of each city. */
export const MOST_TOTAL =
  sumOf(CITY_IDS.map(pointsOf)) +
  highest(TOWN_IDS.map(pointsOf), STATIONS - CITY_IDS.length) +
  highest(CARD_IDS.map(mostPointsOf), CITY_IDS.length)
