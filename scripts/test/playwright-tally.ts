import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { ROOT } from '../bootstrap/root.mjs'
import { emptyTally, send, type Place } from './tally.ts'

/** Playwright's reporter for `npm test`: tells after each test how far they are and which have failed. */
export default class PlaywrightTally implements Reporter {
  readonly #tally = emptyTally()

  onBegin(_: FullConfig, suite: Suite): void {
    this.#tally.total = suite.allTests().length
    send(this.#tally)
  }

  onTestEnd(test: TestCase, { retry }: TestResult): void {
    const isOver = test.outcome() !== 'unexpected' || retry === test.retries
    if (!isOver) return
    this.#tally.ended++
    this.#count(test)
    send(this.#tally)
  }

  printsToStdio(): boolean {
    return false
  }

  #count(test: TestCase): void {
    const outcome = test.outcome()
    if (outcome === 'unexpected') this.#tally.failed.push(placeOf(test))
    else if (outcome === 'skipped') this.#tally.skipped++
    else this.#tally.passed++
    if (outcome === 'flaky') this.#tally.flaky.push(placeOf(test))
  }
}

const placeOf = (test: TestCase): Place => ({
  file: `${relative(ROOT, test.location.file).replaceAll('\\', '/')}:${test.location.line}`,
  name: test.titlePath().slice(3).join(' > '),
})
