/**
 * The one contract between the renderer and the services, the same over Electron and over loopback.
 * Types only: what crosses is inferred from the schemas in `schemas/`, which check every message.
 */
import type { Refusal } from '../games/facets/rules.ts'
import type { AnalysisApi } from './analysis.ts'
import type { DesktopApi, DesktopEvents } from './desktop.ts'
import type { ArchiveApi, ImportProgress, WorkProgress } from './archive.ts'
import type { BatchApi } from './batch.ts'
import type { BinApi } from './bin.ts'
import type { ClocksApi } from './clocks.ts'
import type { LessonsApi, LessonState } from './lessons.ts'
import type { ReportsApi } from './reports.ts'
import type { RescueApi } from './rescue.ts'
import type { ReviewQueue, ReviewsApi, ReviewState } from './reviews.ts'
import type { AppInfo, Notice, Person } from './schemas/app-info.ts'
import type { BotsAct, BotsState, Forecast, Hints } from './schemas/bots.ts'
import type { ActOnSheet, NewSheet, SheetState } from './schemas/score-sheets.ts'
import type { Settings } from './schemas/settings.ts'
import type { ActCall, NewTable, TableState, TableSummary } from './schemas/table.ts'
import type { SearchesApi } from './searches.ts'
import type { StudyApi } from './study.ts'
import type { StatisticsApi } from './statistics.ts'

export type { Language } from './base/language.ts'
export type { AppInfo, Notice, Person } from './schemas/app-info.ts'
export type { BotsAct, BotsState, Forecast, Hints } from './schemas/bots.ts'
export type { NewSheet, SheetAction, SheetState } from './schemas/score-sheets.ts'
export type { Settings } from './schemas/settings.ts'
export type { Action, ActCall, NewTable, PlayOn, TableState, TableSummary } from './schemas/table.ts'

/** The table's current wait. */
export type Waiting = TableState['waiting']

/** Calls from the renderer. Every call answers with a value or rejects with an `ApiError`. */
export interface Api extends ServicesApi, ConnectionApi {}

/** Calls that a connection answers itself: the services know of none. */
export interface ConnectionApi {
  /** From now on this connection hears these events and no others; none to begin with. */
  'events.hear': (heard: Heard[]) => void
  /** A sign of life: answered whenever the process answers anything. */
  'connection.ping': () => void
}

export interface ServicesApi
  extends
    DesktopApi,
    AnalysisApi,
    ArchiveApi,
    BatchApi,
    BinApi,
    ClocksApi,
    LessonsApi,
    ReportsApi,
    RescueApi,
    ReviewsApi,
    SearchesApi,
    StatisticsApi,
    StudyApi {
  /** Answered whatever the state of the database; of the rest only the settings and the rescue are while it is damaged. */
  'app.info': () => AppInfo
  /** Notices for the person at the page, until they have read them. */
  'notices.list': () => Notice[]
  'notices.clear': () => void
  'settings.get': () => Settings
  'settings.set': (patch: Partial<Settings>) => Settings
  /** Names that have sat at a table, the most recent first. */
  'people.list': () => Person[]
  /** Tables not removed, the most recently touched first: all that run, and of the finished ones the last few. */
  'tables.list': () => TableSummary[]
  'tables.create': (table: NewTable) => TableState
  'tables.open': (id: string) => TableState
  /**
   * Refused with `stale` unless `revision` is the table's present one. The change is on disk before the answer, its new
   * revision; the table itself comes before that, by `table.changed`, to this page as to every other that has it open.
   */
  'tables.act': (call: ActCall) => number
  /** Takes the table off the home screen; `tables.restore` undoes it. */
  'tables.remove': (id: string) => void
  'tables.restore': (id: string) => void
  /** The table as everybody could see it right after so many whole moves; `bad-arguments` where it has fewer. */
  'tables.look': (call: { id: string; moves: number }) => TableState
  /** Everybody's chance of winning. */
  'tables.forecast': (id: string) => Forecast
  /** From now on the table goes on by itself, until every page that has it open leaves it; `page` names the page. */
  'bots.attend': (visit: { id: string; page: string }) => BotsState
  'bots.act': (call: { id: string; act: BotsAct }) => BotsState
  'bots.leave': (visit: { id: string; page: string }) => void
  /** Ideas for the player whose turn it is; the request is kept with the table. Refused with `stale` like an action. */
  'hints.think': (call: { id: string; revision: number }) => Promise<Hints>
  /** Score sheets of physical tables stand in `tables.list` too, and are removed and restored like any table. */
  'sheets.create': (sheet: NewSheet) => SheetState
  'sheets.open': (id: string) => SheetState
  /** Like `tables.act`: refused with `stale` on an old revision, on disk before the answer, shown by `sheet.changed`. */
  'sheets.act': (call: ActOnSheet) => number
  /** The sheet as a record file, whole or still running. */
  'sheets.record': (id: string) => string
}

/** Pushed to every connection that hears them. */
export interface Events extends DesktopEvents {
  'table.changed': TableState
  /** A game or a sheet that isn't over was begun or changed: its line in `tables.list`, the first from now on. */
  'summary.changed': TableSummary
  /** More than one such line of `tables.list`, or of the archive, is another now; who shows it asks again. */
  'tables.changed': null
  'bots.changed': BotsState
  'lesson.changed': LessonState
  /** Only the moves just found. */
  'review.changed': ReviewState
  /** A game of the queue was reviewed, or the queue is another. */
  'queue.changed': ReviewQueue
  'sheet.changed': SheetState
  'settings.changed': Settings
  /** Now and then, while an import checks or writes. */
  'import.progress': ImportProgress
  /** Now and then, while an export is made, a person is renamed or games are changed together. */
  'work.progress': WorkProgress
  /** Games read of a damaged database so far. */
  'rescue.progress': number
}

/** Events of one table, sheet or game: a connection hears those of the ids that it has open. */
export type EventOfOne = 'table.changed' | 'bots.changed' | 'lesson.changed' | 'review.changed' | 'sheet.changed'

/** An event, or an event of one thing and that thing's id. */
export type Heard = Exclude<keyof Events, EventOfOne> | [event: EventOfOne, id: string]

/** Codes that a call may be refused with, besides those of a game's rules. */
export type ServiceErrorCode =
  | 'unknown-call'
  | 'bad-arguments'
  | 'not-found'
  | 'bad-search'
  | 'stale'
  | 'not-allowed-now'
  | 'sat-together'
  | 'too-many-tags'
  | 'study-full'
  | 'running-deal'
  | 'name-taken'
  | 'bad-folder'
  | 'too-long'
  | 'too-many-open'
  | 'storage-full'
  | 'storage-read-only'
  | 'storage-busy'
  | 'storage-damaged'
  | 'storage-newer'
  | 'storage-failed'
  | 'storage-gone'
  | 'import-left'
  | 'rename-left'
  | 'disconnected'
  | 'internal'

/** The form of an error at the boundary: a `ServiceErrorCode`, or a code of a game's rules. */
export interface ApiError {
  code: string
  params: Refusal['params']
}
