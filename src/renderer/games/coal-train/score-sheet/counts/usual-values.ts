/** Values that a part of the score is usually made of; others are typed. They are those of our own data. */
import type { Part } from '../../../../../games/coal-train/score-sheet/pad-fields.ts'
import { CITIES, CONTRACTS, GIFT_POINTS, TOWNS } from '../../../../../games/coal-train/state/valley.ts'

const pointsIn = (table: Readonly<Record<string, { points: number }>>) =>
  [...new Set(Object.values(table).map(({ points }) => points))].toSorted((a, b) => a - b)

export const USUAL: Readonly<Record<Part, readonly number[]>> = {
  towns: pointsIn(TOWNS),
  cities: pointsIn(CITIES),
  cards: Object.values(GIFT_POINTS),
  contracts: pointsIn(CONTRACTS),
  scoring: [3, 4, 5, 6],
}
