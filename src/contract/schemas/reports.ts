/** Schemas of the problem reports. */
import * as v from 'valibot'
import { list } from '../../games/schemas.ts'
import { time } from './base.ts'

const short = (most: number) => v.pipe(v.string(), v.maxLength(most))
/** Nothing but a report's own name, so that no path leads elsewhere. */
const reportName = v.pipe(v.string(), v.regex(/^problem-[\dTZ-]{24}(-\d{1,2})?\.txt$/))

export const REPORTS_CALLS = {
  'reports.add': {
    args: v.strictTuple([v.strictObject({ message: short(500), stack: short(8000), route: short(200) })]),
    result: v.undefined(),
  },
  'reports.list': {
    args: v.strictTuple([]),
    result: list(v.strictObject({ name: reportName, at: time, what: v.string() }), 100),
  },
  'reports.read': { args: v.strictTuple([reportName]), result: v.string() },
  'reports.remove': { args: v.strictTuple([list(reportName, 100)]), result: v.undefined() },
} as const
