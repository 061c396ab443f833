import { existsSync, readFileSync } from 'node:fs'

/** Tests of one runner, or of several added up. */
export interface Totals {
  passed: number
  failed: number
  skipped: number
}

export const NONE: Totals = { passed: 0, failed: 0, skipped: 0 }

export const add = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Reads the JSON report of Vitest or Playwright; a runner that wrote none has counted nothing. */
export function totalsOf(reportFile: string): Totals {
  if (!existsSync(reportFile)) return NONE
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport | PlaywrightReport
  if (!('stats' in report)) {
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
  }
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}
