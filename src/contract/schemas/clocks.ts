/** Schemas of the clocks of the players at a table. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { timerOf } from './score-sheets.ts'
import { limitsOf, tableId } from './shared.ts'

/** It stands still. */
export const tableClockOf = (seats: number) => v.omit(timerOf(seats), ['since'])

/** The clocks of the players at a table. */
export function clocksCallsOf(catalogue: Catalogue) {
  const clock = v.nullable(tableClockOf(limitsOf(catalogue).seats))
  return {
    /** The clocks of a running table as they were last kept; null if there are none. */
    'clock.open': call([tableId], clock),
    /** Keeps them over restarts until the game is over or removed; null drops them. Refused with `not-found`. */
    'clock.keep': call([v.strictObject({ id: tableId, clock })], nothing),
  }
}

export type TableClock = v.InferOutput<ReturnType<typeof tableClockOf>>

export type ClocksApi = FunctionsOf<ReturnType<typeof clocksCallsOf>>
