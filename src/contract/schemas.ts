/**
 * The one contract between the renderer and the services, the same over Electron and over loopback: a schema for the arguments
 * and the result of every call, and for every event, for the games of a catalogue. The types follow from the schemas.
 * Main checks arguments on every call; results and events are checked in the tests.
 */
import * as v from 'valibot'
import type { Catalogue } from '../games/facets/facets.ts'
import { list } from '../games/building-blocks/shared-schemas.ts'
import { analysisCallsOf } from './schemas/analysis.ts'
import { PROGRAM_CALLS } from './schemas/app-info.ts'
import {
  archiveCallsOf,
  backupsCallsOf,
  exportCallsOf,
  importCallsOf,
  importProgress,
  workProgress,
} from './schemas/archive.ts'
import { batchCallsOf } from './schemas/batch.ts'
import { binCallsOf } from './schemas/bin.ts'
import { BOTS_CALLS, botsState, hintsCallsOf, thinks } from './schemas/bots.ts'
import { call, nothing, type FunctionsOf } from './schemas/call.ts'
import { clocksCallsOf } from './schemas/clocks.ts'
import { daysCallsOf } from './schemas/days.ts'
import { DESKTOP_CALLS, DESKTOP_EVENTS } from './schemas/desktop.ts'
import { exercisesCallsOf } from './schemas/exercises.ts'
import { lessonsCallsOf, lessonStateOf } from './schemas/lessons.ts'
import { PHONES_CALLS, phonesState } from './schemas/phones.ts'
import { puzzlesCallsOf } from './schemas/puzzles.ts'
import { REPORTS_CALLS } from './schemas/reports.ts'
import { rescueCallsOf, rescueProgress } from './schemas/rescue.ts'
import { queueCallsOf, reviewQueue, reviewsCallsOf, reviewStateOf } from './schemas/reviews.ts'
import { isScored, sheetsCallsOf, sheetStateOf } from './schemas/score-sheets.ts'
import { searchesCallsOf } from './schemas/searches.ts'
import { seasonsCallsOf } from './schemas/seasons.ts'
import { settings, SETTINGS_CALLS } from './schemas/settings.ts'
import { ofAnyGame, tableId } from './schemas/shared.ts'
import { peopleCallsOf, statisticsCallsOf } from './schemas/statistics.ts'
import { studyCallsOf } from './schemas/study.ts'
import { tablesCallsOf, tableStateOf, tableSummaryOf } from './schemas/table.ts'

const serviceCallsOf = (catalogue: Catalogue) => ({
  ...PROGRAM_CALLS,
  ...SETTINGS_CALLS,
  ...BOTS_CALLS,
  ...DESKTOP_CALLS,
  ...PHONES_CALLS,
  ...REPORTS_CALLS,
  ...analysisCallsOf(catalogue),
  ...archiveCallsOf(catalogue),
  ...backupsCallsOf(catalogue),
  ...batchCallsOf(catalogue),
  ...binCallsOf(catalogue),
  ...clocksCallsOf(catalogue),
  ...daysCallsOf(catalogue),
  ...exercisesCallsOf(catalogue),
  ...exportCallsOf(catalogue),
  ...hintsCallsOf(catalogue),
  ...importCallsOf(catalogue),
  ...lessonsCallsOf(catalogue),
  ...peopleCallsOf(catalogue),
  ...puzzlesCallsOf(catalogue),
  ...queueCallsOf(catalogue),
  ...rescueCallsOf(catalogue),
  ...reviewsCallsOf(catalogue),
  ...searchesCallsOf(catalogue),
  ...seasonsCallsOf(catalogue),
  ...sheetsCallsOf(catalogue),
  ...statisticsCallsOf(catalogue),
  ...studyCallsOf(catalogue),
  ...tablesCallsOf(catalogue),
})

/** Calls that a connection answers itself: the services know of none. */
const connectionCallsOf = (catalogue: Catalogue) => ({
  /** Sends this connection these events and no others from now on. A new connection hears none. */
  'events.hear': call([list(subscriptionOf(catalogue), 100)], nothing),
  /** A sign of life: answered whenever the process answers anything. */
  'connection.ping': call([], nothing),
})

/** All calls of the page. */
export const callsOf = (catalogue: Catalogue) => ({ ...serviceCallsOf(catalogue), ...connectionCallsOf(catalogue) })

/** Events about one table, sheet or game: a connection hears those of the ids that it has open. */
const eventsOfOneOf = (catalogue: Catalogue) => ({
  'table.changed': ofAnyGame(catalogue, tableStateOf),
  'bots.changed': botsState,
  'lesson.changed': lessonStateOf(catalogue),
  /** Only the moves just found. */
  'review.changed': ofAnyGame(catalogue, reviewStateOf, thinks),
  'sheet.changed': ofAnyGame(catalogue, sheetStateOf, isScored),
  /** The phones at a table or sheet: who came, left or counted. */
  'phones.changed': phonesState,
})

/** Events that are pushed to every connection that hears them. */
const eventsOfAllOf = (catalogue: Catalogue) => ({
  ...DESKTOP_EVENTS,
  /** A game or a sheet that isn't over was begun or changed: its line in `tables.list`, the first from now on. */
  'summary.changed': tableSummaryOf(catalogue),
  /** More than one such line of `tables.list`, or of the archive, changed; pages that show it ask again. */
  'tables.changed': v.null(),
  /** A game of the queue was reviewed, or the queue is another. */
  'queue.changed': reviewQueue,
  /** The strongest bot has played the deal of a day. */
  'days.changed': v.null(),
  'settings.changed': settings,
  /** A call that writes has written: the disk works. */
  'storage.written': v.null(),
  /** Now and then, while an import checks or writes. */
  'import.progress': importProgress,
  /** Now and then, while an export is made, a person is renamed or games are changed together. */
  'work.progress': workProgress,
  /** The number of games read from a damaged database so far. */
  'rescue.progress': rescueProgress,
})

export const eventsOf = (catalogue: Catalogue) => ({ ...eventsOfAllOf(catalogue), ...eventsOfOneOf(catalogue) })

const namesOf = <T extends object>(schemas: T) => Object.keys(schemas) as (keyof T)[]

/** An event, or an event about one thing and that thing's id. */
const subscriptionOf = (catalogue: Catalogue) =>
  v.union([
    v.picklist(namesOf(eventsOfAllOf(catalogue))),
    v.strictTuple([v.picklist(namesOf(eventsOfOneOf(catalogue))), tableId]),
  ])

export type Calls = ReturnType<typeof callsOf>
export type Subscription = v.InferOutput<ReturnType<typeof subscriptionOf>>
export type EventOfOne = keyof ReturnType<typeof eventsOfOneOf>
export type ServicesApi = FunctionsOf<ReturnType<typeof serviceCallsOf>>
export type ConnectionApi = FunctionsOf<ReturnType<typeof connectionCallsOf>>
export type Api = FunctionsOf<Calls>

type EventSchemas = ReturnType<typeof eventsOf>
export type Events = { [Name in keyof EventSchemas]: v.InferOutput<EventSchemas[Name]> }
