/** The part of the contract for problem reports. They stay in the data folder. */
import type { PageFailure, ReportSummary } from './schemas/reports.ts'

export type { PageFailure, ReportSummary } from './schemas/reports.ts'

export interface ReportsApi {
  /** Keeps a report of something that failed in the page; of many only the first ones. */
  'reports.add': (failure: PageFailure) => void
  /** The newest first. */
  'reports.list': () => ReportSummary[]
  /** The report's text. Refused with `not-found`. */
  'reports.read': (name: string) => string
  /** Deletes these, whether they are still there or not. */
  'reports.remove': (names: string[]) => void
}
