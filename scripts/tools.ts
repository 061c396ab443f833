/** Programs from node_modules, run on the Node that runs the script. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './bootstrap/root.mjs'

export interface Outcome {
  /** The exit status; 1 if a signal ended it. */
  status: number
  /** The text written to standard output and standard error. */
  output: string
}

interface Options {
  /** Milliseconds after which it is ended. */
  limit?: number
  env?: NodeJS.ProcessEnv
  /** Called with what the script passes to `process.send`. */
  onMessage?: (message: unknown) => void
}

/** Runs a script below the project's folder, there. Rejects if it can't be started. */
export function runNode(
  [file, ...args]: readonly string[],
  { limit, env = process.env, onMessage }: Options = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [join(ROOT, file), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
    timeout: limit,
    env,
  })
  if (onMessage) child.on('message', onMessage)
  const kept: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => kept.push(chunk))
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (status) =>
      done({ status: status ?? 1, output: stripVTControlCharacters(Buffer.concat(kept).toString()) }),
    )
  })
}

/** Runs a script that a build needs; rejects with its own words where it fails. */
export async function runOrThrow(command: readonly string[], env?: NodeJS.ProcessEnv): Promise<void> {
  const { status, output } = await runNode(command, { env })
  if (status !== 0) throw new Error(`the build failed\n${output}`)
}

/** Turns the areas of messages/ that the project's settings list into src/renderer/paraglide, in the language that the renderer's state says. */
export const COMPILE_MESSAGES = [
  'node_modules/@inlang/paraglide-js/bin/run.js',
  'compile',
  '--silent',
  '--no-emit-readme',
  '--project=project.inlang',
  '--outdir=src/renderer/paraglide',
  '--is-server=false',
  '--strategy',
  'globalVariable',
  'baseLocale',
]
export const BUNDLE = ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel=warn']
export const SENT_GAMES = ['scripts/sent-games.ts']
