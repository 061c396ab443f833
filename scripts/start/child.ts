import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'

/** Starts a program that ends, at the latest, when `signal` is aborted. */
export function startChild(program: string, args: string[], options: SpawnOptions, signal: AbortSignal): ChildProcess {
  const child = spawn(program, args, options)
  signal.addEventListener('abort', () => child.kill())
  return child
}

/** The exit status of a program that can't be loaded, as a shell has it. */
export const CANNOT_LOAD = 127

/** Resolves to the child's exit status; being ended by `signal` is no failure. */
export const exitStatus = (child: ChildProcess, signal: AbortSignal): Promise<number> =>
  new Promise((done) => {
    child.on('error', () => done(CANNOT_LOAD))
    child.on('exit', (code) => done(code ?? (signal.aborted ? 0 : 1)))
  })
