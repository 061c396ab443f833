/** The accounts of a physical table, from the sheet of its record (docs/record-format.md#coal-train-scored-at-a-table). */
import { itemAt } from '../../building-blocks/lists.ts'
import { possibleWinners } from '../../building-blocks/open-ties.ts'
import { incentiveOf, isCity, pointsOf, RESOURCES } from '../state/components.ts'
import type { CardId, PlaceId } from '../state/components.ts'
import { CONTRACTS, GIFT_POINTS } from '../state/valley.ts'
import { scoringPoints } from '../rules/incentives.ts'
import type { SeatScore } from '../rules/types.ts'

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
  /** Absent if nobody counted it. */
  left?: Three
}

export interface PlacedSeat {
  stations: readonly PlaceId[]
  cards: readonly CardId[]
  paid: readonly CardId[]
  income: Three
  upgrades: number
  markers: number
  /** Absent if nobody counted it. */
  left?: Three
}

/** A running game has no seats and no totals. */
export type Sheet =
  | { detail: 'points'; totals: readonly number[]; left?: readonly (number | null)[]; winners?: readonly number[] }
  | { detail: 'counts'; seats: readonly CountedSeat[] }
  | { detail: 'places'; seats: readonly PlacedSeat[] }

/** The score of a sheet; `left` is absent if it isn't known. */
export type SheetScore = Omit<SeatScore, 'left'> & { left?: number }
/** The score of a game of which only the totals were kept. */
export type TotalScore = Pick<SheetScore, 'total' | 'left'>

const sumOf = (values: Values): number =>
  typeof values === 'number' ? values : values.reduce((sum, each) => sum + each, 0)

function scoreFrom(parts: Omit<SeatScore, 'total' | 'left'>): Omit<SheetScore, 'left'> {
  const { towns, cities, cards, contracts, scoring } = parts
  return { ...parts, total: towns + cities + cards + contracts + scoring }
}

export const countedScore = ({ towns, cities, cards, contracts, scoring, left }: CountedSeat): SheetScore => ({
  ...scoreFrom({
    ...{ towns: sumOf(towns), cities: sumOf(cities), cards: sumOf(cards) },
    ...{ contracts: sumOf(contracts), scoring: sumOf(scoring) },
  }),
  ...(left && { left: sumOf(left) }),
})

const pointsIn = (stations: readonly PlaceId[]) => sumOf(stations.map(pointsOf))

/** Points of each card by a table of incentives. */
const pointsBy = (table: Readonly<Record<string, { points: number } | number>>, cards: readonly CardId[]) =>
  sumOf(
    cards.map((card) => {
      const points = table[incentiveOf(card)] ?? 0
      return typeof points === 'number' ? points : points.points
    }),
  )

export function placedScore({ stations, cards, paid, income, upgrades, markers, left }: PlacedSeat): SheetScore {
  const towns = stations.filter((place) => !isCity(place))
  const cities = stations.filter(isCity)
  const [C, I, W] = income
  const counted = {
    ...{ towns: towns.length, cities: cities.length, upgrades, markers },
    ...{ income: { C, I, W }, left: sumOf(left ?? []) },
  }
  const parts = {
    towns: pointsIn(towns),
    cities: pointsIn(cities),
    cards: pointsBy(GIFT_POINTS, cards),
    contracts: pointsBy(CONTRACTS, paid),
    scoring: sumOf(cards.map((card) => scoringPoints(card, counted))),
  }
  return { ...scoreFrom(parts), ...(left && { left: counted.left }) }
}

/** Null while seats or totals are missing. The winners may have been told where the numbers don't decide. */
export function sheetResult(sheet: Sheet): SheetResult | null {
  const scores = scoresOf(sheet)
  if (scores.length === 0) return null
  const told = sheet.detail === 'points' ? sheet.winners : undefined
  return { scores, winners: told ? [...told] : possibleWinners<TotalScore>(scores, ({ left }) => left) }
}

export interface SheetResult {
  scores: SheetScore[] | TotalScore[]
  winners: number[]
}

function scoresOf(sheet: Sheet): SheetScore[] | TotalScore[] {
  if (sheet.detail === 'counts') return sheet.seats.map(countedScore)
  if (sheet.detail === 'places') return sheet.seats.map(placedScore)
  return sheet.totals.map((total, seat) => totalScore(total, sheet.left?.[seat] ?? null))
}

const totalScore = (total: number, left: number | null): TotalScore => (left === null ? { total } : { total, left })

/** Whether several may have won and nobody knows what breaks their tie. */
export const isTieOpen = ({ scores, winners }: { scores: readonly TotalScore[]; winners: readonly number[] }) =>
  winners.length > 1 && winners.some((seat) => itemAt(scores, seat).left === undefined)

export const threeOf = (of: (resource: (typeof RESOURCES)[number]) => number): Three => [of('C'), of('I'), of('W')]
