/** The course of a review: what everybody could hope for before each move, and what came of it. */
import type { Result } from '../../../games/facets/rules.ts'
import type { Review } from './review.svelte.ts'

export type Measure = 'chances' | 'leads'

/**
 * Every seat's figures, indexed by the number of moves made. Null if the next move is not reviewed; the last entry is
 * the result.
 */
export function curveOf(review: Review, result: Result, measure: Measure): (number[] | null)[] {
  const before = Array.from({ length: review.moves }, (_, move) => review.of(move)?.before[measure] ?? null)
  return [...before, before[review.moves - 1] && atTheEnd(result, measure)]
}

function atTheEnd({ scores, winners }: Result, measure: Measure): number[] {
  if (measure === 'chances') return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  const points = scores.map(({ total }) => total)
  return points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)))
}
