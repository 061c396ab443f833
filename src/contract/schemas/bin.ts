/** Schemas of the bin. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { list, whole } from '../../games/base/shared-schemas.ts'
import { gameLineOf, ids, MOST_GAMES } from './archive.ts'
import { limitsOf } from './shared.ts'

/** These games, or all that are in the bin. */
const selection = v.union([v.strictObject({ ids }), v.strictObject({ all: v.literal(true) })])

/** `goesAt` is when it is deleted for good. */
const binnedGameOf = (catalogue: Catalogue) =>
  v.strictObject({ ...gameLineOf(limitsOf(catalogue)).entries, removedAt: v.string(), goesAt: v.string() })

const binnedGamesOf = (catalogue: Catalogue) =>
  v.strictObject({ total: whole(MOST_GAMES), games: list(binnedGameOf(catalogue), 200) })

export const binCallsOf = (catalogue: Catalogue) =>
  ({
    'bin.list': {
      args: v.strictTuple([v.strictObject({ skip: whole(MOST_GAMES), count: v.pipe(whole(200), v.minValue(1)) })]),
      result: binnedGamesOf(catalogue),
    },
    'bin.restore': { args: v.strictTuple([selection]), result: whole(MOST_GAMES) },
    'bin.erase': { args: v.strictTuple([selection]), result: whole(MOST_GAMES) },
  }) as const

export type BinSelection = v.InferOutput<typeof selection>
export type BinnedGame = v.InferOutput<ReturnType<typeof binnedGameOf>>
export type BinnedGames = v.InferOutput<ReturnType<typeof binnedGamesOf>>
