/** Schemas of the rescue from a damaged database. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/game.ts'
import { list, whole } from '../../games/schemas.ts'
import { limitsOf } from './base.ts'
import { gameLineOf } from './records.ts'

const MOST_GAMES = 1_000_000
const count = { count: whole(MOST_GAMES), finished: whole(MOST_GAMES) }

const stateOf = (catalogue: Catalogue) =>
  v.strictObject({
    damage: v.picklist(['gone', 'unreadable', 'log', 'pages', 'tables']),
    backup: v.nullable(v.strictObject({ ...count, at: v.string() })),
    salvaged: v.strictObject(count),
    beyond: whole(MOST_GAMES),
    games: list(gameLineOf(limitsOf(catalogue)), 100),
  })

export const rescueCallsOf = (catalogue: Catalogue) =>
  ({
    'rescue.look': { args: v.strictTuple([]), result: stateOf(catalogue) },
    'rescue.run': {
      args: v.strictTuple([v.picklist(['backup', 'salvage', 'empty'])]),
      result: v.strictObject({ ...count, aside: v.nullable(v.string()) }),
    },
  }) as const

/** Games read of the damaged file so far. */
export const rescueProgress = whole(MOST_GAMES)
