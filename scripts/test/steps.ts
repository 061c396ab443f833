import { availableParallelism } from 'node:os'
import { bundle } from '../bundle.ts'
import { electronRuntime } from '../start/electron.ts'
import { compileMessages } from '../messages.ts'
import { runNode, type Outcome } from '../tools.ts'
import { browserForTests } from './chromium.ts'

export interface Step {
  name: string
  run: () => Promise<Outcome>
  /** The JSON report of a step that runs tests. */
  report?: string
  /** Whether its output is worth a line though all went well. */
  remark?: boolean
}

const tool = (name: string, ...command: string[]): Step => ({ name, run: () => runNode(command, 'kept') })

const runner = (name: string, ...command: string[]): Step => ({
  name,
  run: () => runNode(command, 'shown'),
  report: `test-results/${name}.json`,
})

const vitest = (name: string, project: string, ...more: string[]): Step =>
  runner(
    name,
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${name}.json`,
    ...more,
  )

const CORES = availableParallelism()
/** Vitest by itself would leave a core free. */
const workers = (count: number) => `--maxWorkers=${count}`
/** It tells a machine that stalled from a fault. */
const SECOND_TRY = '--retry=1'

const task = (name: string, work: () => Promise<string>): Step => ({
  name,
  remark: true,
  run: async () => ({ status: 0, output: await work() }),
})

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test']

/** The reason that the desktop app can't be tried here; undefined where it can. */
function noElectron(): string | undefined {
  if (!electronRuntime()) return "Electron's runtime is not here: e2e ran on the loopback host alone"
  const hasDisplay = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  return hasDisplay ? undefined : 'there is no display for Electron: e2e ran on the loopback host alone'
}

/** The end-to-end tests once more, in the desktop app. */
const inElectron: Step = {
  name: 'electron',
  report: 'test-results/electron.json',
  remark: true,
  async run() {
    const missing = noElectron()
    if (missing) return { status: 0, output: missing }
    return runNode(PLAYWRIGHT, 'shown', undefined, { ...process.env, PITHEAD_E2E: 'electron' })
  },
}

const types: Step = {
  name: 'types',
  async run() {
    for (const layer of ['games', 'contract', 'main', 'preload']) {
      const outcome = await runNode(['node_modules/typescript/bin/tsc', '--noEmit', '-p', `src/${layer}`], 'kept')
      if (outcome.status !== 0) return outcome
    }
    return { status: 0, output: '' }
  },
}

/** The steps of `npm test`, in order. The steps of one round don't need each other and run two at a time. */
export const ROUNDS: readonly (readonly Step[])[] = [
  [task('chromium', browserForTests), task('messages', () => compileMessages().then(() => 'compiled'))],
  [
    tool('lint', 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'),
    // The types of all files, components or not.
    tool('svelte', 'node_modules/svelte-check/bin/svelte-check', '--fail-on-warnings'),
    // Each layer once more with no other globals than its own: no Node in a page, no page in the services.
    types,
    tool(
      'page',
      'node_modules/svelte-check/bin/svelte-check',
      '--tsconfig=src/renderer/tsconfig.json',
      '--fail-on-warnings',
    ),
    tool('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level=warn'),
    task('build', bundle),
  ],
  // One more than cores: many wait for a disk or for a program that they have started.
  [vitest('unit', 'unit', '--project=plain', workers(CORES + 1), SECOND_TRY)],
  [vitest('components', 'browser', workers(CORES), SECOND_TRY)],
  [runner('e2e', ...PLAYWRIGHT)],
  [inElectron],
]
