/** Bots at a table that somebody has open, their hints and their forecasts. */
import * as v from 'valibot'
import { forecastOf, ideaOf } from '../../games/facets/ideas.ts'
import type { Wired } from '../../games/facets/ideas.ts'
import type { Wire } from '../../games/facets/wire.ts'
import { list, moveNumber, whole } from '../../games/building-blocks/shared-schemas.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { ofAnyGame, page, revision, tableId } from './shared.ts'

/** `step`: one more decision while paused. `run`: to the end of the game at once, thinking briefly. */
const act = v.picklist(['hurry', 'play', 'pause', 'step', 'run'])
const botsAct = v.strictObject({ id: tableId, act })

/** The pace of the bots at a table; where people sit, `play` is all there is. */
export const botsState = v.strictObject({
  id: tableId,
  mode: v.picklist(['play', 'pause', 'run']),
  /** A bot could not decide or its decision could not be written: `play` tries again. */
  stuck: v.boolean(),
  /** The bot's move that is on show, as the index of its entry, also while it is made: what follows is not shown before it was seen. */
  shown: v.nullable(moveNumber),
})

/** A page that has a table open. */
const visit = v.strictObject({ id: tableId, page })

const atRevision = v.strictObject({ id: tableId, revision })

/** Whether a game's bots think. */
export const thinks = ({ wire }: Wired): boolean => wire.thinking !== undefined

/** Ideas for the player whose turn it is, the best first. */
const hintsOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    game: v.literal(game.identity.id),
    ideas: list(ideaOf(game), 3),
    /** The number of hints that each seat has asked for at this table. */
    used: list(whole(), game.identity.seats.most),
  })

export const BOTS_CALLS = {
  /** Lets the table go on by itself until every page that has it open has left it. */
  'bots.attend': call([visit], botsState),
  'bots.act': call([botsAct], botsState),
  'bots.leave': call([visit], nothing),
}

export const hintsCallsOf = (catalogue: Catalogue) => ({
  /** Ideas for the player whose turn it is; the request is kept with the table. Refused with `stale` like an action. */
  'hints.think': call([atRevision], ofAnyGame(catalogue, hintsOf, thinks), 'later'),
})

export type BotsAct = v.InferOutput<typeof act>
export type BotsState = v.InferOutput<typeof botsState>
export type Hints<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof hintsOf<W>>>
export type Forecast = v.InferOutput<ReturnType<typeof forecastOf>>

export type BotsApi = FunctionsOf<typeof BOTS_CALLS>
export type HintsApi = FunctionsOf<ReturnType<typeof hintsCallsOf>>
