import { statSync } from 'node:fs'
import type { ServiceErrorCode } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'

/** Tells whether a file is still the one that it is now: neither moved, nor removed, nor replaced. */
export function samenessOf(file: string): () => boolean {
  const { ino, dev } = statSync(file, { bigint: true })
  return () => {
    try {
      const now = statSync(file, { bigint: true })
      return now.ino === ino && now.dev === dev
    } catch {
      return false
    }
  }
}

/** Throws `code` unless `isSame`: the system lets a file that is gone be written to all the same, and what is written is lost. */
export const lookingAt =
  (isSame: () => boolean, code: ServiceErrorCode, folder: string): (() => void) =>
  () => {
    if (!isSame()) throw refusal(code, { folder })
  }

/** The same object, each function of which, at any depth, looks first. */
export const lookingFirst = <T extends object>(part: T, look: () => void): T =>
  Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, lookingInside(inner, look)])) as T

function lookingInside(inner: unknown, look: () => void): unknown {
  if (typeof inner === 'object' && inner !== null) return lookingFirst(inner, look)
  if (typeof inner !== 'function') return inner
  return (...args: unknown[]): unknown => {
    look()
    return (inner as (...args: unknown[]) => unknown)(...args)
  }
}
