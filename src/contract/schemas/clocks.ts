/** Schemas of the clocks of the players at a table. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { timerOf } from './score-sheets.ts'
import { limitsOf, tableId } from './shared.ts'

/** It stands still. */
export const tableClockOf = (seats: number) => v.omit(timerOf(seats), ['since'])

export function clocksCallsOf(catalogue: Catalogue) {
  const clock = v.nullable(tableClockOf(limitsOf(catalogue).seats))
  return {
    'clock.open': { args: v.strictTuple([tableId]), result: clock },
    'clock.keep': { args: v.strictTuple([v.strictObject({ id: tableId, clock })]), result: v.undefined() },
  } as const
}

export type TableClock = v.InferOutput<ReturnType<typeof tableClockOf>>
