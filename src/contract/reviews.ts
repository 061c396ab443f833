/** The part of the contract that reviews of finished games use. */
import type { Depth } from '../games/facets/review-depth.ts'
import type { Selection } from './archive.ts'
import type { HintAsked, ReviewQueue, ReviewState } from './schemas/reviews.ts'

export interface ReviewsApi {
  /** The state of a game played on screen, in progress or not. Throws `not-found`. */
  'reviews.open': (id: string) => ReviewState
  /**
   * Reviews the moves that are not yet reviewed this deeply; those found are told by `review.changed`. What was found is
   * kept, so that a review broken off at any time goes on from there.
   */
  'reviews.start': (call: { id: string; depth: Depth }) => ReviewState
  'reviews.stop': (id: string) => ReviewState
  /** Deletes a review; it can be made again. */
  'reviews.drop': (id: string) => ReviewState
  /** The hints that were asked for in a game: before which move, and by which seat. */
  'reviews.hints': (id: string) => HintAsked[]
  /**
   * Puts games at the end of the queue, which reviews one after the other, also after a restart; answers how many. Those that
   * weren't played on screen are left out.
   */
  'queue.add': (call: { games: Selection; depth: Depth }) => Promise<number>
  'queue.look': () => ReviewQueue
  /** Forgets the games that wait; what was found of them is kept. */
  'queue.stop': () => void
}

export type { ReviewedMove } from '../games/facets/ideas.ts'
export type { Depth, HintAsked, ReviewQueue, ReviewState }
