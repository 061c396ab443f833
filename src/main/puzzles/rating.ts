/** Ratings of puzzles by the levels that find them, and of the people who solve them. */
import type { Rating } from '../../contract/schemas/statistics.ts'
import { FIRST_RATING, ratedAfter } from '../statistics/rating.ts'

/** The levels' ratings, the weakest first: fixed, so that puzzles found years apart are rated alike. */
const LEVELS = [1200, 1400, 1700, 1900]
const PUZZLE_DEVIATION = 80
const LEAST = 800
const MOST = 2400

/** The rating at which the levels together find as much as they did; `found` has percents, the weakest level first. */
export function ratingOfPuzzle(found: readonly number[]): Rating {
  const all = found.reduce((sum, percent) => sum + percent, 0) / 100
  let [low, high] = [LEAST, MOST]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (expectedAt(middle, found.length) > all) low = middle
    else high = middle
  }
  return { value: Math.round(low), deviation: PUZZLE_DEVIATION }
}

const expectedAt = (rating: number, levels: number): number =>
  LEVELS.slice(0, levels).reduce((sum, level) => sum + 1 / (1 + 10 ** ((rating - level) / 400)), 0)

/** An answer: 1 for the best turn found at once, 0.5 for one found with help or nearly, 0 otherwise. */
export interface Scored {
  score: number
  puzzle: Rating
}

/** A person's rating after these answers, in their order; each counts as a game against the puzzle. */
export const ratingOfPerson = (answers: readonly Scored[]): Rating => answers.reduce(ratedBy, FIRST_RATING)

function ratedBy(rating: Rating, { score, puzzle }: Scored): Rating {
  const own = { key: 0, rating, rank: score === 1 ? 1 : 2 }
  return ratedAfter(own, [own, { key: 1, rating: puzzle, rank: score === 0 ? 1 : 2 }])
}
