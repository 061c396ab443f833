/** The accounts of a physical table, from the sheet of its record (docs/record-format.md#coal-train-scored-at-a-table). */
import { incentiveOf, isCity, pointsOf, RESOURCES } from '../state/components.ts'
import type { CardId, PlaceId } from '../state/components.ts'
import { CONTRACTS, GIFT_POINTS } from '../state/valley.ts'
import { scoringPoints } from '../rules/incentives.ts'
import { resultFrom } from '../rules/result.ts'
import type { Result, SeatScore } from '../rules/types.ts'

/** Points one by one, or their sum. */
type Values = number | readonly number[]
/** Coal, iron, water. */
export type Three = readonly [number, number, number]

export interface CountedSeat {
  towns: Values
  cities: Values
  cards: Values
  contracts: Values
  scoring: Values
  left: Three
}

export interface PlacedSeat {
  stations: readonly PlaceId[]
  cards: readonly CardId[]
  paid: readonly CardId[]
  income: Three
  upgrades: number
  markers: number
  left: Three
}

/** A running game has no seats and no totals. */
export type Sheet =
  | { detail: 'points'; totals: readonly number[]; left?: readonly number[] }
  | { detail: 'counts'; seats: readonly CountedSeat[] }
  | { detail: 'places'; seats: readonly PlacedSeat[] }

/** The score of a game of which only the totals were kept. */
export type TotalScore = Pick<SeatScore, 'total' | 'left'>

const sumOf = (values: Values): number =>
  typeof values === 'number' ? values : values.reduce((sum, each) => sum + each, 0)

function scoreFrom(parts: Omit<SeatScore, 'total' | 'left'>, left: Three): SeatScore {
  const { towns, cities, cards, contracts, scoring } = parts
  return { ...parts, total: towns + cities + cards + contracts + scoring, left: sumOf(left) }
}

export const countedScore = ({ towns, cities, cards, contracts, scoring, left }: CountedSeat): SeatScore =>
  scoreFrom(
    {
      ...{ towns: sumOf(towns), cities: sumOf(cities), cards: sumOf(cards) },
      ...{ contracts: sumOf(contracts), scoring: sumOf(scoring) },
    },
    left,
  )

const pointsIn = (stations: readonly PlaceId[]) => sumOf(stations.map(pointsOf))

/** Points of each card by a table of incentives. */
const pointsBy = (table: Readonly<Record<string, { points: number } | number>>, cards: readonly CardId[]) =>
  sumOf(
    cards.map((card) => {
      const points = table[incentiveOf(card)] ?? 0
      return typeof points === 'number' ? points : points.points
    }),
  )

export function placedScore({ stations, cards, paid, income, upgrades, markers, left }: PlacedSeat): SeatScore {
  const towns = stations.filter((place) => !isCity(place))
  const cities = stations.filter(isCity)
  const [C, I, W] = income
  const counted = {
    ...{ towns: towns.length, cities: cities.length, upgrades, markers },
    ...{ income: { C, I, W }, left: sumOf(left) },
  }
  return scoreFrom(
    {
      towns: pointsIn(towns),
      cities: pointsIn(cities),
      cards: pointsBy(GIFT_POINTS, cards),
      contracts: pointsBy(CONTRACTS, paid),
      scoring: sumOf(cards.map((card) => scoringPoints(card, counted))),
    },
    left,
  )
}

/** Null while seats or totals are missing. */
export function sheetResult(sheet: Sheet): Result | { scores: TotalScore[]; winners: number[] } | null {
  if (sheet.detail === 'points') {
    const { totals, left = [] } = sheet
    return totals.length === 0 ? null : resultFrom(totals.map((total, seat) => ({ total, left: left[seat] ?? 0 })))
  }
  const scores = sheet.detail === 'counts' ? sheet.seats.map(countedScore) : sheet.seats.map(placedScore)
  return scores.length === 0 ? null : resultFrom(scores)
}

export const threeOf = (of: (resource: (typeof RESOURCES)[number]) => number): Three => [of('C'), of('I'), of('W')]
