import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap/root.mjs'
import { main } from './main.ts'
import { changedSteps } from './test/changed.ts'
import { chosenSteps } from './test/chosen.ts'
import { closing } from './test/closing.ts'
import { Progress } from './test/progress.ts'
import { runSteps } from './test/run-steps.ts'
import { AT_ONCE, STEPS, type Step } from './test/steps.ts'

const USAGE = `npm test [-- STEP… [ARGUMENTS]]: runs all checks and tests, or the steps named.
  The steps: ${STEPS.map(({ name }) => name).join(', ')}.
  What follows the last step goes to its tool, as in: npm test -- unit tests/a.test.ts -t "a name"
npm test -- changed: runs what depends on what has changed since the last commit, or on this branch.`

/** The steps that are asked for; which depend on a change is found out only when they are to run. */
function readSteps(args: string[]): () => Step[] {
  if (args.length === 1 && args[0] === 'changed') return () => changedSteps(STEPS)
  const steps = chosenSteps(STEPS, args)
  return () => steps
}

await main(USAGE, readSteps, async (steps) => {
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true })
  const start = performance.now()
  const progress = new Progress()
  const finished = await runSteps(steps(), progress, AT_ONCE).finally(() => progress.close())
  console.log(closing(finished, (performance.now() - start) / 1000))
  return finished.some(({ status }) => status !== 0) ? 1 : 0
})
