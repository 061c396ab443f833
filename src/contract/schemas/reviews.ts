/** Schemas of reviews of finished games. */
import * as v from 'valibot'
import { reviewedMoveOf } from '../../games/facets/ideas.ts'
import type { Wired } from '../../games/facets/ideas.ts'
import { DEPTHS } from '../../games/facets/review-depth.ts'
import type { Wire } from '../../games/facets/wire.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { list, MOST_MOVES, moveNumber, text, whole } from '../../games/base/shared-schemas.ts'
import { MOST_GAMES, selectionOf } from './archive.ts'
import { limitsOf, ofAnyGame } from './shared.ts'
import { thinks } from './bots.ts'

export const depth = v.picklist(DEPTHS)

export const reviewStateOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    id: text,
    game: v.literal(game.identity.id),
    /** The depth of the review under way; null where there is none. */
    running: v.nullable(depth),
    /** In the order of the moves. */
    reviewed: list(reviewedMoveOf(game), MOST_MOVES),
  })

export type ReviewState<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof reviewStateOf<W>>>

const hintAskedOf = (catalogue: Catalogue) => v.strictObject({ move: moveNumber, seat: limitsOf(catalogue).seat })

export type HintAsked = v.InferOutput<ReturnType<typeof hintAskedOf>>

/** Of the games in the queue `done` are behind, those that `failed` among them; all of them once it is at its end. */
export const reviewQueue = v.strictObject({
  total: whole(MOST_GAMES),
  done: whole(MOST_GAMES),
  failed: whole(MOST_GAMES),
  /** The game under review. */
  id: v.nullable(text),
})

export type ReviewQueue = v.InferOutput<typeof reviewQueue>

const one = v.strictTuple([text])

export function reviewsCallsOf(catalogue: Catalogue) {
  const state = ofAnyGame(catalogue, reviewStateOf, thinks)
  return {
    'reviews.open': { args: one, result: state },
    'reviews.start': { args: v.strictTuple([v.strictObject({ id: text, depth })]), result: state },
    'reviews.stop': { args: one, result: state },
    'reviews.drop': { args: one, result: state },
    'queue.add': {
      args: v.strictTuple([v.strictObject({ games: selectionOf(limitsOf(catalogue)), depth })]),
      result: whole(MOST_GAMES),
    },
    'queue.look': { args: v.strictTuple([]), result: reviewQueue },
    'queue.stop': { args: v.strictTuple([]), result: v.undefined() },
    'reviews.hints': { args: one, result: list(hintAskedOf(catalogue), MOST_MOVES) },
  } as const
}
