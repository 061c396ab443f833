/**
 * A schema for the arguments and the result of every call, and for every event.
 * Main checks arguments on every call; results and events are checked in the tests.
 */
import * as v from 'valibot'
import type { Api, Events } from './api.ts'
import { colorWord, list, name, tableId } from './schemas/base.ts'
import { atRevision, botsAct, botsState, forecast, hints } from './schemas/bots.ts'
import { actOnSheet, newSheet, sheetState } from './schemas/companion.ts'
import { importProgress, RECORDS_CALLS } from './schemas/records.ts'
import { DESKTOP_CALLS, DESKTOP_EVENTS } from './schemas/desktop.ts'
import { REPORTS_CALLS } from './schemas/reports.ts'
import { REVIEWS_CALLS, reviewState } from './schemas/reviews.ts'
import { RESCUE_CALLS, rescueProgress } from './schemas/rescue.ts'
import { settings } from './schemas/settings.ts'
import { STATISTICS_CALLS } from './schemas/statistics.ts'
import { act, newTable, tableState, tableSummary } from './schemas/table.ts'

const nothing = v.strictTuple([])
const oneId = v.strictTuple([tableId])
const tables = list(tableSummary, 100_000)

export const CALLS = {
  'app.info': {
    args: nothing,
    result: v.strictObject({
      name: v.literal('Pithead'),
      version: v.string(),
      host: v.picklist(['electron', 'loopback']),
      dataFolder: v.string(),
      damaged: v.boolean(),
    }),
  },
  'settings.get': { args: nothing, result: settings },
  'settings.set': { args: v.strictTuple([v.partial(settings)]), result: settings },
  'people.list': { args: nothing, result: list(v.strictObject({ name, color: colorWord }), 100_000) },
  'tables.list': { args: nothing, result: tables },
  'tables.create': { args: v.strictTuple([newTable]), result: tableState },
  'tables.open': { args: oneId, result: tableState },
  'tables.act': { args: v.strictTuple([act]), result: tableState },
  'tables.remove': { args: oneId, result: v.undefined() },
  'tables.restore': { args: oneId, result: v.undefined() },
  'tables.forecast': { args: oneId, result: forecast },
  'bots.attend': { args: oneId, result: botsState },
  'bots.act': { args: v.strictTuple([botsAct]), result: botsState },
  'bots.leave': { args: oneId, result: v.undefined() },
  'hints.think': { args: v.strictTuple([atRevision]), result: hints },
  'sheets.create': { args: v.strictTuple([newSheet]), result: sheetState },
  'sheets.open': { args: oneId, result: sheetState },
  'sheets.act': { args: v.strictTuple([actOnSheet]), result: sheetState },
  'sheets.record': { args: oneId, result: v.string() },
  ...DESKTOP_CALLS,
  ...RECORDS_CALLS,
  ...REPORTS_CALLS,
  ...RESCUE_CALLS,
  ...REVIEWS_CALLS,
  ...STATISTICS_CALLS,
} as const

export const EVENTS = {
  ...DESKTOP_EVENTS,
  'table.changed': tableState,
  'tables.changed': tables,
  'bots.changed': botsState,
  'review.changed': reviewState,
  'sheet.changed': sheetState,
  'settings.changed': settings,
  'import.progress': importProgress,
  'rescue.progress': rescueProgress,
} as const

/** What the schemas say and what `api.ts` says, laid out alike. */
type Answer<T> = Awaited<T> extends void ? undefined : Awaited<T>
type CallsHere = {
  [K in keyof typeof CALLS]: {
    args: v.InferOutput<(typeof CALLS)[K]['args']>
    result: v.InferOutput<(typeof CALLS)[K]['result']>
  }
}
type CallsThere = { [K in keyof Api]: { args: Parameters<Api[K]>; result: Answer<ReturnType<Api[K]>> } }
type EventsHere = { [K in keyof typeof EVENTS]: v.InferOutput<(typeof EVENTS)[K]> }

/** Each must fit the other: where they part ways this does not compile, and names the call or event. */
type Fits<A extends B, B> = A
export type SchemasAndApiAgree = [
  Fits<CallsHere, CallsThere>,
  Fits<CallsThere, CallsHere>,
  Fits<EventsHere, Events>,
  Fits<Events, EventsHere>,
]
