/** `npm test [-- STEP…]`: formatter, linter, type checks, build and all tests; or only the steps named. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap/root.mjs'
import { checkNames, main } from './main.ts'
import { runRounds, type Announcer, type Finished } from './test/rounds.ts'
import { ROUNDS, type Step } from './test/steps.ts'
import { add, NONE, totalsOf } from './test/totals.ts'

const seconds = (value: number) => `${value.toFixed(1)} s`

const announce: Announcer = {
  begins: (step) => {
    if (step.report) console.log(`\n${step.name} begins`)
  },
  ended: ({ step, status, output, seconds: took }) => {
    if (status !== 0) console.log(output)
    const remark = status === 0 && step.remark ? `: ${output}` : ''
    console.log(`${status === 0 ? 'ok' : 'FAILED'} ${step.name}${remark} (${seconds(took)})`)
  },
}

function named(names: string[]): Step[][] {
  checkNames(
    'step',
    names,
    ROUNDS.flat().map((step) => step.name),
  )
  return ROUNDS.map((round) => round.filter((step) => names.length === 0 || names.includes(step.name)))
}

/** The closing lines: the step that failed, how long all took, and the count of tests. */
function close(finished: Finished[], took: number): number {
  const failed = finished.filter(({ status }) => status !== 0)
  const reports = finished.map(({ step }) => (step.report ? totalsOf(join(ROOT, step.report)) : NONE))
  const tests = reports.reduce(add, NONE)
  console.log(failed.length > 0 ? `\nnpm test stopped: ${failed.map(({ step }) => step.name).join(', ')} failed` : '')
  console.log(`steps: ${finished.length}, time: ${seconds(took)}, tests skipped: ${tests.skipped}`)
  console.log(`${tests.passed} passed, ${Math.max(tests.failed, failed.length)} failed`)
  return failed.length > 0 ? 1 : 0
}

const USAGE = `npm test [-- STEP…]: runs all checks and tests, or the steps named.
  The steps: ${ROUNDS.flat()
    .map(({ name }) => name)
    .join(', ')}.`

await main(USAGE, named, async (rounds) => {
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true })
  const start = performance.now()
  const finished = await runRounds(rounds, announce)
  return close(finished, (performance.now() - start) / 1000)
})
