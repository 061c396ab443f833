/** Ratings in the manner of Elo, each with its uncertainty: Glicko's update, with every two players of a table as a game. */
import type { Rating } from '../../contract/schemas/statistics.ts'

export const FIRST_RATING: Rating = { value: 1500, deviation: 350 }
/** Nobody's strength is ever known better than this. */
const LEAST_DEVIATION = 40
const Q = Math.LN10 / 400

export interface Rated {
  key: number
  rating: Rating
  /** 1 is the best place; the same place is a draw. */
  rank: number
}

/**
 * A rating after a game: up for each opponent left behind, down for each one ahead, the more the less it was expected and
 * the less is known about oneself. The pairs of a table are no independent games: they count as one together. Who has
 * several seats does not play against himself.
 */
export function ratedAfter({ key, rating, rank }: Rated, table: readonly Rated[]): Rating {
  let opponents = 0
  let information = 0
  let surprise = 0
  for (const other of table) {
    if (other.key === key) continue
    const damping = dampingOf(other.rating)
    const expected = 1 / (1 + Math.exp(-Q * damping * (rating.value - other.rating.value)))
    const score = rank < other.rank ? 1 : rank === other.rank ? 0.5 : 0
    opponents++
    information += Q * Q * damping * damping * expected * (1 - expected)
    surprise += damping * (score - expected)
  }
  if (opponents === 0) return rating
  const precision = 1 / (rating.deviation * rating.deviation) + information / opponents
  return {
    value: rating.value + ((Q / precision) * surprise) / opponents,
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  }
}

/** The less is known of an opponent, the less a game tells. */
const dampingOf = ({ deviation }: Rating): number => 1 / Math.sqrt(1 + SPREAD * deviation * deviation)
const SPREAD = 3 * (Q / Math.PI) ** 2
