/** Schemas of the problem reports. */
import * as v from 'valibot'
import { list } from '../../games/building-blocks/shared-schemas.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { time } from './shared.ts'

const short = (most: number) => v.pipe(v.string(), v.maxLength(most))
/** Nothing but a report's own name, so that no path leads elsewhere. */
const reportName = v.pipe(v.string(), v.regex(/^problem-[\dTZ-]{24}(-\d{1,2})?\.txt$/))

const pageFailure = v.strictObject({
  message: short(500),
  stack: short(8000),
  /** The page's route: ids of games, no names of people. */
  route: short(200),
})

/** `what`: the report's first words on what happened. */
const reportSummary = v.strictObject({ name: reportName, at: time, what: v.string() })

/** Problem reports. They stay in the data folder. */
export const REPORTS_CALLS = {
  /** Keeps a report of a failure in the page; of many only the first. */
  'reports.add': call([pageFailure], nothing),
  /** The newest first. */
  'reports.list': call([], list(reportSummary, 100)),
  /** The report's text. Refused with `not-found`. */
  'reports.read': call([reportName], v.string()),
  /** Deletes these reports, whether they are still there or not. */
  'reports.remove': call([list(reportName, 100)], nothing),
}

export type PageFailure = v.InferOutput<typeof pageFailure>
export type ReportSummary = v.InferOutput<typeof reportSummary>

export type ReportsApi = FunctionsOf<typeof REPORTS_CALLS>
