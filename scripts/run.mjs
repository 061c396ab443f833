/**
 * The entry of npm's scripts: `node scripts/run.mjs TASK [ARGUMENTS]`. Installs what is missing, then hands over to the
 * pinned Node. A fresh machine runs this file with whatever Node it has, before anything is installed: Node's own
 * modules only, and nothing newer than Node 18.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { install } from './bootstrap/install.mjs'
import { pinnedNode } from './bootstrap/node.mjs'
import { isPlain, withCopy } from './bootstrap/plain-path.mjs'
import { ROOT } from './bootstrap/root.mjs'

/** Each task's commands. The last one gets the arguments and standard output; the others report to standard error. */
const TASKS = {
  start: [['scripts/start.ts']],
  test: [['scripts/test.ts']],
  bench: [['scripts/build.ts'], ['bench/bench.ts']],
  arena: [['scripts/arena.ts']],
  soak: [['scripts/soak.ts']],
  pithead: [['src/main/pithead.ts']],
  build: [['scripts/build.ts']],
  format: [['node_modules/prettier/bin/prettier.cjs', '--write', '.']],
  chromium: [['scripts/chromium.ts']],
  package: [['scripts/package.ts']],
  icons: [['scripts/icons.ts']],
  notices: [['scripts/notices.ts']],
  statechart: [['scripts/draw-statechart.ts']],
}

/** The folder in which `npm run` was called: a path given to the task is relative to it. */
const calledFrom = (task) =>
  process.env.npm_lifecycle_event === task && process.env.INIT_CWD ? process.env.INIT_CWD : process.cwd()

/** Keeps compiled sources between runs: programs start in half the time. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'node')
const env = { NODE_COMPILE_CACHE: COMPILED, ...process.env }

function run(node, [file, ...args], stdout, cwd) {
  const child = spawn(node, [resolve(ROOT, file), ...args], { cwd, env, stdio: ['inherit', stdout, 'inherit'] })
  const pass = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]))
  })
}

/** The command line runs from the sources, but for the page of a game to send. */
const commandsOf = (task, args) =>
  task === 'pithead' && args[0] === 'export' && args.some((arg) => /^(--format=)?html$/.test(arg))
    ? [['scripts/build.ts'], ...TASKS.pithead]
    : TASKS[task]

async function runTask(commands, args, cwd) {
  install()
  const node = pinnedNode()
  const last = commands.length - 1
  // The usage needs nothing built.
  for (const command of args.includes('--help') ? [] : commands.slice(0, last)) {
    const status = await run(node, command, process.stderr, ROOT)
    if (status !== 0) return status
  }
  return run(node, [...commands[last], ...args], 'inherit', cwd)
}

/** Vitest serves the tests from their folder itself, so a link with a plain path doesn't help it. */
function testInCopy(args) {
  console.error('pithead: testing a copy, as Vite can read no path with #, ? or %')
  return withCopy(ROOT, (copy) =>
    run(process.execPath, [join(copy, 'scripts/run.mjs'), 'test', ...args], 'inherit', copy),
  )
}

async function main([task, ...args]) {
  if (!Object.hasOwn(TASKS, task)) {
    console.error(`pithead: unknown task "${task}"; there are ${Object.keys(TASKS).join(', ')}`)
    return 2
  }
  if (task === 'test' && !isPlain(ROOT)) return testInCopy(args)
  return runTask(commandsOf(task, args), args, task === 'pithead' ? calledFrom(task) : ROOT)
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status
  },
  (error) => {
    console.error(`pithead: ${error.message}`)
    process.exitCode = 1
  },
)
