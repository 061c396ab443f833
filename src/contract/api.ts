/** The types of the contract that most files use. They follow from the schemas in `schemas.ts`. */
import type { Refusal } from '../games/facets/rules.ts'
import type { TableState } from './schemas/table.ts'

export type { Language } from './conventions/language.ts'
export type { Api, ConnectionApi, EventOfOne, Events, ServicesApi, Subscription } from './schemas.ts'
export type { AppInfo, Notice } from './schemas/app-info.ts'
export type { BotsAct, BotsState, Forecast, Hints } from './schemas/bots.ts'
export type { OpenPhones, OwnAddress, PhonesState } from './schemas/phones.ts'
export type { NewSheet, SheetAction, SheetState } from './schemas/score-sheets.ts'
export type { Settings } from './schemas/settings.ts'
export type { Person } from './schemas/statistics.ts'
export type { Action, ActCall, NewTable, PlayOn, TableState, TableSummary } from './schemas/table.ts'

/** The kind of event that a table waits for. */
export type Waiting = TableState['waiting']

/** Codes that a call may be refused with, besides those of a game's rules. */
export type ServiceErrorCode =
  | 'unknown-call'
  | 'bad-arguments'
  | 'not-found'
  | 'bad-search'
  | 'stale'
  | 'not-allowed-now'
  | 'built-on'
  | 'sat-together'
  | 'too-many-tags'
  | 'study-full'
  | 'running-deal'
  | 'name-taken'
  | 'bad-folder'
  | 'too-long'
  | 'too-many-open'
  | 'phones-public'
  | 'phones-no-address'
  | 'phones-other-seat'
  | 'phones-taken'
  | 'phones-big-screen'
  | 'phones-done'
  | 'storage-full'
  | 'storage-read-only'
  | 'storage-busy'
  | 'storage-damaged'
  | 'storage-newer'
  | 'storage-failed'
  | 'storage-gone'
  | 'game-unreadable'
  | 'import-left'
  | 'rename-left'
  | 'disconnected'
  | 'internal'

/** The form of an error at the boundary: a `ServiceErrorCode`, or a code of a game's rules. */
export interface ApiError {
  code: string
  params: Refusal['params']
}
