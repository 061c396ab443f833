import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { ROOT } from '../bootstrap/root.mjs'
import { emptyTally, send } from './tally.ts'

/** Vitest's reporter for `npm test`: tells after each file how far the tests are and which have failed. */
export default class VitestTally implements Reporter {
  readonly #tally = emptyTally()

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#tally.total = specifications.length
    send(this.#tally)
  }

  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module)
    for (const test of module.children.allTests()) this.#count(test, file)
    if (module.errors().length > 0 || suitesFailed(module)) this.#tally.failed.push({ file })
    this.#tally.ended++
    send(this.#tally)
  }

  #count(test: TestCase, file: string): void {
    const { state } = test.result()
    const place = { file, name: test.fullName }
    if (state === 'failed') this.#tally.failed.push(place)
    else if (state === 'passed') this.#tally.passed++
    else this.#tally.skipped++
    if (test.diagnostic()?.flaky) this.#tally.flaky.push(place)
  }
}

const fileOf = ({ moduleId }: TestModule) => relative(ROOT, moduleId).replaceAll('\\', '/')

/** Whether something around the tests failed: what is done before or after all of them. */
const suitesFailed = (module: TestModule) => [...module.children.allSuites()].some((suite) => suite.errors().length > 0)
