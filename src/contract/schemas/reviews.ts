/** Schemas of reviews of finished games. */
import * as v from 'valibot'
import { reviewedMoveOf } from '../../games/facets/ideas.ts'
import type { Wired } from '../../games/facets/ideas.ts'
import { DEPTHS } from '../../games/facets/review-depth.ts'
import type { Wire } from '../../games/facets/wire.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { list, MOST_MOVES, moveNumber, text, whole } from '../../games/building-blocks/shared-schemas.ts'
import { MOST_GAMES, selectionOf } from './archive.ts'
import { thinks } from './bots.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { limitsOf, ofAnyGame } from './shared.ts'

export const depth = v.picklist(DEPTHS)

export const reviewStateOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    id: text,
    game: v.literal(game.identity.id),
    /** The depth of the review under way; null if there is none. */
    running: v.nullable(depth),
    /** In the order of the moves. */
    reviewed: list(reviewedMoveOf(game), MOST_MOVES),
  })

export type ReviewState<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof reviewStateOf<W>>>

const hintAskedOf = (catalogue: Catalogue) => v.strictObject({ move: moveNumber, seat: limitsOf(catalogue).seat })

export type HintAsked = v.InferOutput<ReturnType<typeof hintAskedOf>>

/**
 * State of the queue of reviews: `done` counts the games behind it, with those that `failed`; all of them at its end.
 */
export const reviewQueue = v.strictObject({
  total: whole(MOST_GAMES),
  done: whole(MOST_GAMES),
  failed: whole(MOST_GAMES),
  /** The game under review. */
  id: v.nullable(text),
})

export type ReviewQueue = v.InferOutput<typeof reviewQueue>

export function reviewsCallsOf(catalogue: Catalogue) {
  const state = ofAnyGame(catalogue, reviewStateOf, thinks)
  return {
    /** The review of a game played on screen, in progress or not. Refused with `not-found`. */
    'reviews.open': call([text], state),
    /**
     * Reviews the moves that are not yet reviewed this deeply; `review.changed` tells each as it is found. What was found is
     * kept, so a review that was interrupted continues from there.
     */
    'reviews.start': call([v.strictObject({ id: text, depth })], state),
    'reviews.stop': call([text], state),
    /** Deletes a review; it can be made again. */
    'reviews.drop': call([text], state),
    /** The hints requested in a game: before which move, and by which seat. */
    'reviews.hints': call([text], list(hintAskedOf(catalogue), MOST_MOVES)),
  }
}

/** Games that wait for a review. */
export const queueCallsOf = (catalogue: Catalogue) => ({
  /** Queues games for review, one after the other, also after a restart, and answers how many. Games not played on screen are left out. */
  'queue.add': call([v.strictObject({ games: selectionOf(limitsOf(catalogue)), depth })], whole(MOST_GAMES), 'later'),
  'queue.look': call([], reviewQueue),
  /** Empties the queue; what was found is kept. */
  'queue.stop': call([], nothing),
})

export type ReviewsApi = FunctionsOf<ReturnType<typeof reviewsCallsOf>>
export type QueueApi = FunctionsOf<ReturnType<typeof queueCallsOf>>
