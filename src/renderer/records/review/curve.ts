/** The course of a review: what everybody could hope for before each move, and what came of it. */
import { shiftOf } from '../../../games/coal-baron/positions.ts'
import type { Played, StoredGame } from '../../games/coal-baron/records/stored-game.ts'
import type { Review } from './review.svelte.ts'

export type Measure = 'chances' | 'leads'

/** By moves made: the figures of every seat, null where the next move is not reviewed. After the last move, the result. */
export function curveOf(review: Review, game: StoredGame, measure: Measure): (number[] | null)[] {
  const before = Array.from({ length: review.moves }, (_, move) => review.of(move)?.before[measure] ?? null)
  return [...before, before[review.moves - 1] && atTheEnd(game, measure)]
}

function atTheEnd({ totals: { scores, winners } }: StoredGame, measure: Measure): number[] {
  if (measure === 'chances') return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  const points = scores.map(({ total }) => total)
  return points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)))
}

/** The moves made when each of the shifts I to III began. */
export const shiftBegins = ({ positions }: Played): number[] =>
  [1, 2, 3].map((shift) => positions.find((position) => shiftOf(position) === shift)!.moves)
