/** Schemas of the bin. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { list, whole } from '../../games/building-blocks/shared-schemas.ts'
import { gameLineOf, ids, MOST_GAMES } from './archive.ts'
import { call, type FunctionsOf } from './call.ts'
import { limitsOf } from './shared.ts'

/** These games, or all that are in the bin. */
const selection = v.union([v.strictObject({ ids }), v.strictObject({ all: v.literal(true) })])

/** `goesAt` is when it is deleted for good. */
const binnedGameOf = (catalogue: Catalogue) =>
  v.strictObject({ ...gameLineOf(limitsOf(catalogue)).entries, removedAt: v.string(), goesAt: v.string() })

const binnedGamesOf = (catalogue: Catalogue) =>
  v.strictObject({ total: whole(MOST_GAMES), games: list(binnedGameOf(catalogue), 200) })

/** Removed games. */
export const binCallsOf = (catalogue: Catalogue) => ({
  /** The bin, the last game removed first. */
  'bin.list': call(
    [v.strictObject({ skip: whole(MOST_GAMES), count: v.pipe(whole(200), v.minValue(1)) })],
    binnedGamesOf(catalogue),
    'later',
  ),
  /** Restores games and answers how many. Refused with `not-found`, and changes nothing, if one isn't in the bin. */
  'bin.restore': call([selection], whole(MOST_GAMES), 'writes', 'later'),
  /** Deletes removed games for good and answers how many. */
  'bin.erase': call([selection], whole(MOST_GAMES), 'writes', 'later'),
})

export type BinSelection = v.InferOutput<typeof selection>
export type BinnedGame = v.InferOutput<ReturnType<typeof binnedGameOf>>
export type BinnedGames = v.InferOutput<ReturnType<typeof binnedGamesOf>>

export type BinApi = FunctionsOf<ReturnType<typeof binCallsOf>>
