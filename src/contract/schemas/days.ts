/** Schemas of the deal of the day as a challenge: everybody plays it at the same table, and a bot plays it after them. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { exerciseDay } from '../../games/facets/exercise.ts'
import { list, name } from '../../games/building-blocks/shared-schemas.ts'
import { call, type FunctionsOf } from './call.ts'
import { limitsOf, tableId } from './shared.ts'

const MOST_TRIES = 10_000

/** `practice`: something was taken back that had been turned up. */
export const DAY_STATES = ['running', 'finished', 'practice', 'removed'] as const

const dayOf = (catalogue: Catalogue) => ({ game: limitsOf(catalogue).gameId, day: exerciseDay })

const dayTryOf = (catalogue: Catalogue) =>
  v.strictObject({
    day: exerciseDay,
    person: v.string(),
    id: tableId,
    state: v.picklist(DAY_STATES),
    /** Points at the end; null while the game runs, and once it was removed before its end. */
    total: v.nullable(limitsOf(catalogue).points),
    /** The points of the strongest bot in the same seat; null before the person has finished, and until the bot has. */
    bot: v.nullable(limitsOf(catalogue).points),
  })

export const daysCallsOf = (catalogue: Catalogue) => ({
  /** Everybody's first try on each day from the one to the other, both included: the one that counts. */
  'days.list': call(
    [v.strictObject({ game: limitsOf(catalogue).gameId, from: exerciseDay, until: exerciseDay })],
    list(dayTryOf(catalogue), MOST_TRIES),
  ),
  /**
   * Begins a game with the deal of a day; `names` has the person's, then those of the bots. A second try is practice. Refused
   * with `bad-arguments` for a day that is still to come.
   */
  'days.begin': call(
    [v.strictObject({ ...dayOf(catalogue), names: list(name, limitsOf(catalogue).seats) })],
    v.strictObject({ id: tableId, isPractice: v.boolean() }),
    'writes',
  ),
  /** The record of the strongest bot's game as JSON; null before somebody has finished theirs, and until the bot has. */
  'days.botGame': call([v.strictObject(dayOf(catalogue))], v.nullable(v.string())),
})

export type DayTry = v.InferOutput<ReturnType<typeof dayTryOf>>
export type DaysApi = FunctionsOf<ReturnType<typeof daysCallsOf>>
