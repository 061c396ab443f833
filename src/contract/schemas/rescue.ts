/** Schemas of the rescue from a damaged database. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { list, whole } from '../../games/building-blocks/shared-schemas.ts'
import { limitsOf } from './shared.ts'
import { call, type FunctionsOf } from './call.ts'
import { gameLineOf } from './archive.ts'

const MOST_GAMES = 1_000_000
const count = { count: whole(MOST_GAMES), finished: whole(MOST_GAMES) }

/**
 * `gone`: there are backups, but no database. `unreadable`: it is no database. `log`: its write-ahead log lost commits.
 * `pages`: parts of it are overwritten or missing. `tables`: something that must be in it is not.
 */
const damage = v.picklist(['gone', 'unreadable', 'log', 'pages', 'tables'])

/** The newest good backup and what was saved beyond it, what was saved alone, or nothing. */
const choice = v.picklist(['backup', 'salvage', 'empty'])

/** `aside`: the damaged file's new name in the data folder; null if there was none. */
const result = v.strictObject({ ...count, aside: v.nullable(v.string()) })

const stateOf = (catalogue: Catalogue) =>
  v.strictObject({
    damage,
    backup: v.nullable(v.strictObject({ ...count, at: v.string() })),
    salvaged: v.strictObject(count),
    /** Games saved that the backup doesn't have, or not as far. */
    beyond: whole(MOST_GAMES),
    /** The latest of them. */
    games: list(gameLineOf(limitsOf(catalogue)), 100),
  })

/** The calls for a damaged database; nearly all others are refused then. */
export const rescueCallsOf = (catalogue: Catalogue) => ({
  /** The damage, the newest good backup, and the games read from the damaged file. Changes nothing. */
  'rescue.look': call([], stateOf(catalogue), 'later'),
  /** Sets the damaged file aside, puts another in its place and opens it; from then on all calls answer. */
  'rescue.run': call([choice], result, 'writes', 'later'),
})

/** Games read of the damaged file so far. */
export const rescueProgress = whole(MOST_GAMES)

export type Damage = v.InferOutput<typeof damage>
export type RescueChoice = v.InferOutput<typeof choice>
export type RescueState = v.InferOutput<ReturnType<typeof stateOf>>
export type RescueResult = v.InferOutput<typeof result>
export type GameCount = Omit<RescueResult, 'aside'>

export type RescueApi = FunctionsOf<ReturnType<typeof rescueCallsOf>>
