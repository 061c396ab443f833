import { failuresOf } from './failures.ts'
import { ending, seconds } from './progress.ts'
import type { Finished } from './run-steps.ts'
import { emptyTally } from './tally.ts'

/** The last lines of a run: what failed steps wrote, each failure with the command that repeats it, and the count of tests. */
export function closing(finished: readonly Finished[], took: number): string {
  const failed = finished.filter(({ status, without }) => status !== 0 && !without)
  const failures = failed.flatMap(failuresOf)
  const tallies = finished.map(({ tally }) => tally ?? emptyTally())
  const sum = (count: 'passed' | 'skipped') => tallies.reduce((all, tally) => all + tally[count], 0)
  const flaky = tallies.flatMap((tally) => tally.flaky)
  return [
    ...failed.map((step) => `\n${ending(step)}\n${step.output.trimEnd()}`),
    ...(failures.length > 0 ? [`\n${failures.length} failed:`] : ['']),
    ...failures.map(({ what, command }) => `  ${what}\n    ${command}`),
    ...finished.filter(({ without }) => without).map((step) => `  ${ending(step)}`),
    ...flaky.map(({ file, name }) => `flaky: ${file} > ${name} passed only when it was tried again`),
    `steps: ${finished.length}, time: ${seconds(took)}, tests skipped: ${sum('skipped')}`,
    `${sum('passed')} passed, ${failures.length} failed`,
  ].join('\n')
}
