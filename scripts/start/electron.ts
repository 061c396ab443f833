import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap/root.mjs'
import { runNode } from '../tools.ts'
import { CANNOT_LOAD, exitStatus, startChild } from './child.ts'

const MODULES = join(ROOT, 'node_modules')
const FAILURE = join(MODULES, '.pithead-electron-failed')
const INSTALLER = 'node_modules/electron/install.js'

/** Milliseconds. A firewall may swallow packets instead of refusing them, and then a fetch would never end. */
const PATIENCE = 120_000
const A_DAY = 24 * 60 * 60 * 1000

/** The path of Electron's executable, if its runtime is there. */
export function electronRuntime(): string | undefined {
  const nameFile = join(MODULES, 'electron', 'path.txt')
  if (!existsSync(nameFile)) return undefined
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(MODULES, 'electron', 'dist')
  const path = join(folder, readFileSync(nameFile, 'utf8'))
  return existsSync(path) ? path : undefined
}

/** Whether fetching the runtime failed within the last day. */
export const failedLately = (): boolean => existsSync(FAILURE) && Date.now() - statSync(FAILURE).mtimeMs < A_DAY

/** Has Electron's own installer fetch the runtime; its path, or undefined and remembered if it could not. */
export async function fetchElectron(): Promise<string | undefined> {
  await runNode([INSTALLER], { limit: PATIENCE })
  const path = electronRuntime()
  if (path) rmSync(FAILURE, { force: true })
  else writeFileSync(FAILURE, '')
  return path
}

/** Runs the desktop app until it is closed. Resolves to its exit status, or to undefined if it can't be loaded. */
export async function runElectron(
  path: string,
  signal: AbortSignal,
  files: readonly string[] = [],
): Promise<number | undefined> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const status = await exitStatus(startChild(path, [...sandbox, ROOT, ...files], { stdio: 'inherit' }, signal), signal)
  return status === CANNOT_LOAD ? undefined : status
}
