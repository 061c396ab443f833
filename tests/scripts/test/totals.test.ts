import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { add, totalsOf } from '../../../scripts/test/totals.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pithead-totals-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('the counts of Vitest', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 })
  expect(totalsOf(file)).toEqual({ passed: 7, failed: 2, skipped: 1 })
})

test('the counts of Playwright; a test that passed at the second try has passed', () => {
  const file = report({ stats: { expected: 4, unexpected: 3, flaky: 1, skipped: 2 } })
  expect(totalsOf(file)).toEqual({ passed: 5, failed: 3, skipped: 2 })
})

test('a runner without a report has counted nothing', () => {
  expect(totalsOf(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 })
})

test('runners add up', () => {
  expect(add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
  })
})
