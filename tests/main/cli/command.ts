import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { LIMITS } from '../../../scripts/test/limits.ts'

export const ENTRY = join(import.meta.dirname, '../../../src/main/pithead.ts')

export interface Outcome {
  status: number | null
  /** Lines on standard output and on standard error. */
  out: string[]
  err: string[]
}

/** Runs the command line to its end. */
export const pithead = (...args: string[]): Outcome => run(process.execPath, [ENTRY, ...args])

/** The same through a shell script, in which `"$@"` is the command line. */
export const pitheadIn = (script: string, ...args: string[]): Outcome =>
  run('/bin/sh', ['-c', script, 'sh', process.execPath, ENTRY, ...args])

function run(program: string, args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: LIMITS.wait })
  return { status, out: lines(stdout), err: lines(stderr) }
}

const lines = (text: string) => text.split('\n').slice(0, -1)
