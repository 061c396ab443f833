/** Schemas of the problem reports. */
import * as v from 'valibot'
import { list } from '../../games/base/shared-schemas.ts'
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

export const REPORTS_CALLS = {
  'reports.add': {
    args: v.strictTuple([pageFailure]),
    result: v.undefined(),
  },
  'reports.list': {
    args: v.strictTuple([]),
    result: list(reportSummary, 100),
  },
  'reports.read': { args: v.strictTuple([reportName]), result: v.string() },
  'reports.remove': { args: v.strictTuple([list(reportName, 100)]), result: v.undefined() },
} as const

export type PageFailure = v.InferOutput<typeof pageFailure>
export type ReportSummary = v.InferOutput<typeof reportSummary>
