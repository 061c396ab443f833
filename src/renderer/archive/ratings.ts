/** Ratings in words and along a scale. */
import type { Rating } from '../../contract/schemas/statistics.ts'
import { rated } from '../i18n/numbers.ts'
import { m } from '../paraglide/messages.js'

/** Two deviations to each side: the true strength lies there with 95 % chance. */
export const within = ({ value, deviation }: Rating): [low: number, high: number] => [
  value - 2 * deviation,
  value + 2 * deviation,
]

/** "1512 ± 84" */
export const withinWords = ({ value, deviation }: Rating): string =>
  m.rating_within({ rating: rated(value), within: rated(2 * deviation) })

/** From the least to the most that any of them may be; a first guess alone does not stretch it. */
export function ratingsDomain(ratings: readonly Rating[]): [low: number, high: number] {
  const ends = ratings.flatMap(within)
  return [Math.max(900, Math.min(1400, ...ends)), Math.min(2100, Math.max(1600, ...ends))]
}

/** Whether a scale cuts off a rating's confidence interval. */
export const isBeyond = (rating: Rating, [low, high]: readonly [low: number, high: number]): boolean =>
  within(rating)[0] < low || within(rating)[1] > high

/** Expected score of a player of this rating against one of 1500, 0 to 1 (Elo's curve). */
export const expectedAgainst = ({ value }: Pick<Rating, 'value'>, other: number): number =>
  1 / (1 + 10 ** ((other - value) / 400))
