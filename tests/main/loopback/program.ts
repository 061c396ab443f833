/** The loopback host as a program of its own that ends, at the latest, with the test. */
import { spawnSync, type ChildProcess } from 'node:child_process'
import { onTestFinished } from 'vitest'
import {
  outputOf,
  programOf,
  spawnHost,
  type HostSpawn,
  type Output,
  type Program,
} from '../../support/host-program.ts'

export type { Program }

function spawned(options: HostSpawn): ChildProcess {
  const child = spawnHost(options)
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Runs the host to its end, for starts that must fail; through another program where `before` names one. */
export const runHost = (folder: string, args: string[] = [], before: string[] = []): Promise<Output> =>
  outputOf(spawned({ folder, args, before }))

/** Starts the host and waits until it says that it listens. */
export const startHost = (folder: string, args: string[] = [], env = {}, before: string[] = []): Promise<Program> =>
  programOf(spawned({ folder, args, env, before }))

/** Nothing is read-only to root, unless this takes that right away from the program that follows. */
export const ORDINARY =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override', '--inh-caps=-dac_override'] : []
/** True if the program stays root with that right: `setpriv` is missing. */
export const mayWriteAnywhere = ORDINARY.length > 0 && spawnSync('setpriv', ['--version']).status !== 0
