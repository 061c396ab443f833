import { appendFileSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { Refused } from '../../contract/errors.ts'

/** Logs an internal fault with its details, which no user is shown. */
export type Log = (what: string, details?: unknown) => void

/** Whether an error is more than a refusal: one that has a cause, or that nobody meant to throw. */
export const isWorthNoting = (error: unknown): boolean => !(error instanceof Refused) || error.cause !== undefined

const MOST_BYTES = 1024 * 1024

/** Writes to `pithead.log` in `folder`; beyond a mebibyte the older half of the story is in `pithead.old.log`. */
export function fileLog(folder: string, now: () => Date = () => new Date()): Log {
  const file = join(folder, 'pithead.log')
  return (what, details) => {
    const line = `${now().toISOString()} ${what} ${details === undefined ? '' : inspect(details)}\n`
    // A folder that can't be written to must not make of one error two.
    ignoringErrors(() => rotate(file, join(folder, 'pithead.old.log')))
    ignoringErrors(() => appendFileSync(file, line, { mode: 0o600 }))
  }
}

/** Characters. */
const END = 8000

/** The last lines of the log in `folder`; empty if there is none or it can't be read. */
export function lastLines(folder: string): string {
  try {
    const end = readFileSync(join(folder, 'pithead.log'), 'utf8').slice(-END)
    return end.length < END ? end : end.slice(end.indexOf('\n') + 1)
  } catch {
    return ''
  }
}

function rotate(file: string, old: string): void {
  if (statSync(file).size > MOST_BYTES) renameSync(file, old)
}

function ignoringErrors(work: () => void): void {
  try {
    work()
  } catch {
    // See above.
  }
}
