/**
 * A schema for the arguments and the result of every call, and for every event, for the games of a catalogue.
 * Main checks arguments on every call; results and events are checked in the tests.
 */
import * as v from 'valibot'
import { forecastOf } from '../games/facets/ideas.ts'
import type { Catalogue } from '../games/facets/facets.ts'
import { list } from '../games/base/shared-schemas.ts'
import type { Api, EventOfOne, Events } from './api.ts'
import { analysisCallsOf } from './schemas/analysis.ts'
import { appInfo, notice, person } from './schemas/app-info.ts'
import { limitsOf, ofAnyGame, revision, tableId } from './schemas/shared.ts'
import { batchCallsOf } from './schemas/batch.ts'
import { atRevision, botsAct, botsState, hintsOf, thinks, visit } from './schemas/bots.ts'
import { actOnSheetOf, isScored, newSheetOf, sheetStateOf } from './schemas/score-sheets.ts'
import { binCallsOf } from './schemas/bin.ts'
import { clocksCallsOf } from './schemas/clocks.ts'
import { DESKTOP_CALLS, DESKTOP_EVENTS } from './schemas/desktop.ts'
import { archiveCallsOf, importProgress, workProgress } from './schemas/archive.ts'
import { lessonsCallsOf, lessonStateOf } from './schemas/lessons.ts'
import { REPORTS_CALLS } from './schemas/reports.ts'
import { rescueCallsOf, rescueProgress } from './schemas/rescue.ts'
import { searchesCallsOf } from './schemas/searches.ts'
import { reviewQueue, reviewsCallsOf, reviewStateOf } from './schemas/reviews.ts'
import { settings } from './schemas/settings.ts'
import { studyCallsOf } from './schemas/study.ts'
import { statisticsCallsOf } from './schemas/statistics.ts'
import { actOf, newTableOf, pastMove, tableStateOf, tableSummaryOf, withStarter } from './schemas/table.ts'

const nothing = v.strictTuple([])
const oneId = v.strictTuple([tableId])

export function callsOf(catalogue: Catalogue) {
  const table = ofAnyGame(catalogue, tableStateOf)
  const sheet = ofAnyGame(catalogue, sheetStateOf, isScored)
  return {
    'events.hear': { args: v.strictTuple([list(heardOf(catalogue), 100)]), result: v.undefined() },
    'connection.ping': { args: nothing, result: v.undefined() },
    'app.info': { args: nothing, result: appInfo },
    'notices.list': { args: nothing, result: list(notice, 1000) },
    'notices.clear': { args: nothing, result: v.undefined() },
    'settings.get': { args: nothing, result: settings },
    'settings.set': { args: v.strictTuple([v.partial(settings)]), result: settings },
    'people.list': { args: nothing, result: list(person, 100_000) },
    'tables.list': { args: nothing, result: list(tableSummaryOf(catalogue), 100_000) },
    'tables.create': { args: v.strictTuple([withStarter(ofAnyGame(catalogue, newTableOf))]), result: table },
    'tables.open': { args: oneId, result: table },
    'tables.act': { args: v.strictTuple([ofAnyGame(catalogue, actOf)]), result: revision },
    'tables.remove': { args: oneId, result: v.undefined() },
    'tables.restore': { args: oneId, result: v.undefined() },
    'tables.look': { args: v.strictTuple([pastMove]), result: table },
    'tables.forecast': { args: oneId, result: forecastOf(limitsOf(catalogue)) },
    'bots.attend': { args: v.strictTuple([visit]), result: botsState },
    'bots.act': { args: v.strictTuple([botsAct]), result: botsState },
    'bots.leave': { args: v.strictTuple([visit]), result: v.undefined() },
    'hints.think': { args: v.strictTuple([atRevision]), result: ofAnyGame(catalogue, hintsOf, thinks) },
    'sheets.create': { args: v.strictTuple([withStarter(ofAnyGame(catalogue, newSheetOf, isScored))]), result: sheet },
    'sheets.open': { args: oneId, result: sheet },
    'sheets.act': { args: v.strictTuple([ofAnyGame(catalogue, actOnSheetOf, isScored)]), result: revision },
    'sheets.record': { args: oneId, result: v.string() },
    ...DESKTOP_CALLS,
    ...analysisCallsOf(catalogue),
    ...archiveCallsOf(catalogue),
    ...batchCallsOf(catalogue),
    ...binCallsOf(catalogue),
    ...clocksCallsOf(catalogue),
    ...lessonsCallsOf(catalogue),
    ...REPORTS_CALLS,
    ...rescueCallsOf(catalogue),
    ...reviewsCallsOf(catalogue),
    ...searchesCallsOf(catalogue),
    ...statisticsCallsOf(catalogue),
    ...studyCallsOf(catalogue),
  } as const
}

export const eventsOf = (catalogue: Catalogue) =>
  ({
    ...DESKTOP_EVENTS,
    'table.changed': ofAnyGame(catalogue, tableStateOf),
    'summary.changed': tableSummaryOf(catalogue),
    'tables.changed': v.null(),
    'bots.changed': botsState,
    'lesson.changed': lessonStateOf(catalogue),
    'review.changed': ofAnyGame(catalogue, reviewStateOf, thinks),
    'queue.changed': reviewQueue,
    'sheet.changed': ofAnyGame(catalogue, sheetStateOf, isScored),
    'settings.changed': settings,
    'import.progress': importProgress,
    'work.progress': workProgress,
    'rescue.progress': rescueProgress,
  }) as const

const EVENTS_OF_ONE = ['table.changed', 'bots.changed', 'lesson.changed', 'review.changed', 'sheet.changed'] as const

const isOfAll = (name: string): name is Exclude<keyof Events, EventOfOne> => !EVENTS_OF_ONE.some((own) => own === name)

const heardOf = (catalogue: Catalogue) =>
  v.union([
    v.picklist(Object.keys(eventsOf(catalogue)).filter(isOfAll)),
    v.strictTuple([v.picklist(EVENTS_OF_ONE), tableId]),
  ])

export type Calls = ReturnType<typeof callsOf>
export type EventSchemas = ReturnType<typeof eventsOf>

/** The schemas' types and those of `api.ts`, laid out alike. */
type Answer<T> = Awaited<T> extends void ? undefined : Awaited<T>
type CallsHere = {
  [K in keyof Calls]: { args: v.InferOutput<Calls[K]['args']>; result: v.InferOutput<Calls[K]['result']> }
}
type CallsThere = { [K in keyof Api]: { args: Parameters<Api[K]>; result: Answer<ReturnType<Api[K]>> } }
type EventsHere = { [K in keyof EventSchemas]: v.InferOutput<EventSchemas[K]> }

/** Each must fit the other: where they part ways this does not compile, and names the call or event. */
type Fits<A extends B, B> = A
export type SchemasAndApiAgree = [
  Fits<CallsHere, CallsThere>,
  Fits<CallsThere, CallsHere>,
  Fits<EventsHere, Events>,
  Fits<Events, EventsHere>,
]
