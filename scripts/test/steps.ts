import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from '../bootstrap/root.mjs'
import { bundle } from '../bundle.ts'
import { compileMessages } from '../messages.ts'
import { electronRuntime } from '../start/electron.ts'
import { runNode, type Outcome } from '../tools.ts'
import { browserForTests } from './chromium.ts'
import { emptyTally, type Tally } from './tally.ts'

export interface Step {
  name: string
  /** Names of the steps that have to pass before. */
  needs?: readonly string[]
  /** Whether it needs the machine for itself. */
  alone?: boolean
  /** Whether its output is worth a line though all went well. */
  remark?: boolean
  /** Whether what stands behind its name on the command line is handed on to its tool. */
  takesArguments?: boolean
  /** `told` hears how far the tests of a test runner are. */
  run: (told: (tally: Tally) => void, args?: readonly string[]) => Promise<Outcome>
}

const task = (name: string, work: () => Promise<string>, needs: string[] = []): Step => ({
  name,
  needs,
  remark: true,
  run: async () => ({ status: 0, output: await work() }),
})

/** A tool that looks at the files it is given, or at all. */
const fileChecker = (name: string, ...command: string[]): Step => ({
  name,
  needs: ['messages'],
  takesArguments: true,
  run: (_, args = ['.']) => runNode([...command, ...args]),
})

type Told = (tally: Tally) => void

/** A run of tests fails if none ran and, with CI=true, if one passed only when it was tried again. */
async function runTests(command: readonly string[], told: Told, env = process.env): Promise<Outcome> {
  let tally = emptyTally()
  const onMessage = (message: unknown) => told((tally = message as Tally))
  const { status, output } = await runNode(command, { env, onMessage })
  if (status === 0 && tally.passed === 0) return { status: 1, output: `${output}\nno test ran` }
  const isFlaky = Boolean(process.env.CI) && tally.flaky.length > 0
  return { status: isFlaky ? 1 : status, output }
}

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=./scripts/test/vitest-tally.ts']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,./scripts/test/playwright-tally.ts']

const vitest = (name: string, needs: string[], ...options: string[]): Step => ({
  name,
  needs,
  takesArguments: true,
  run: (told, args = []) => runTests([...VITEST, ...options, ...args], told),
})

const playwright = (name: string, needs: string[]): Step => ({
  name,
  needs,
  alone: true,
  takesArguments: true,
  run: (told, args = []) => runTests([...PLAYWRIGHT, ...args], told),
})

/** The reason that the desktop app can't be tried here; undefined if it can. */
function noElectron(): string | undefined {
  if (!electronRuntime()) return "Electron's runtime is not here: e2e ran on the loopback host alone"
  const hasDisplay = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  return hasDisplay ? undefined : 'there is no display for Electron: e2e ran on the loopback host alone'
}

/** The end-to-end tests once more, in the desktop app. */
const inElectron: Step = {
  name: 'electron',
  needs: ['build'],
  alone: true,
  remark: true,
  takesArguments: true,
  async run(told, args = []) {
    const missing = noElectron()
    if (missing) return { status: 0, output: missing }
    return runTests([...PLAYWRIGHT, ...args], told, { ...process.env, PITHEAD_E2E: 'electron' })
  },
}

const LAYERS = ['games', 'contract', 'main', 'preload', 'renderer']

/** Each layer with no other globals than its own: no page in the services, no Node in a page, whose components lint looks at. */
const types: Step = {
  name: 'types',
  needs: ['messages'],
  async run() {
    const outcomes: Outcome[] = []
    for (const layer of LAYERS) {
      outcomes.push(await runNode(['node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', `src/${layer}`]))
    }
    return {
      status: Math.max(...outcomes.map(({ status }) => status)),
      output: outcomes.map(({ output }) => output).join(''),
    }
  },
}

const SVELTE_CHECK = 'node_modules/svelte-check/bin/svelte-check'

/** The checker of components starts `node`, whichever that is. */
const OWN_NODE_FIRST = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) }

/** The types of all files, components or not. */
const svelte: Step = {
  name: 'svelte',
  needs: ['messages'],
  run() {
    // Otherwise its output for deleted components would still be checked.
    rmSync(join(ROOT, '.svelte-check'), { recursive: true, force: true })
    return runNode([SVELTE_CHECK, '--tsgo', '--fail-on-warnings'], { env: OWN_NODE_FIRST })
  },
}

const CORES = availableParallelism()
/** Vitest by itself would leave a core free. */
const workers = (count: number) => `--maxWorkers=${count}`

/** The steps of `npm test`; those that take longest come first among those that may begin. */
export const STEPS: readonly Step[] = [
  task('messages', compileMessages),
  task('chromium', browserForTests),
  // Early, as most tests need it.
  task('build', bundle, ['messages']),
  fileChecker('lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored'),
  // The rules that need types, for all but components.
  fileChecker('oxlint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  svelte,
  types,
  fileChecker('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', '--log-level=warn'),
  // One more than cores: many wait for a disk or for a program that they have started.
  vitest('unit', ['messages', 'build'], '--project=unit', '--project=plain', workers(CORES + 1)),
  vitest('components', ['messages', 'chromium'], '--project=browser', workers(CORES)),
  playwright('e2e', ['build', 'chromium']),
  inElectron,
]

/** How many steps run at once. */
export const AT_ONCE = Math.min(Math.max(CORES, 2), 4)
