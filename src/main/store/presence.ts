import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { refusal } from '../../contract/errors.ts'
import { guarded } from './errors.ts'

/**
 * Looks whether a file is still the one that it is now. Throws `storage-gone` where it was moved, removed or replaced: the
 * system lets an open file be written to all the same, and what is written then is lost.
 */
export const presenceOf = (file: string): (() => void) => {
  const opened = statSync(file, { bigint: true })
  return guarded(() => {
    const now = statSync(file, { bigint: true, throwIfNoEntry: false })
    if (now?.ino !== opened.ino || now.dev !== opened.dev) throw refusal('storage-gone', { folder: dirname(file) })
  })
}

/** The same object, each function of which, at any depth, looks first. */
export const lookingFirst = <T extends object>(part: T, look: () => void): T =>
  Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, lookingInside(inner, look)])) as T

const lookingInside = (inner: unknown, look: () => void): unknown => {
  if (typeof inner === 'object' && inner !== null) return lookingFirst(inner, look)
  if (typeof inner !== 'function') return inner
  return (...args: unknown[]): unknown => {
    look()
    return (inner as (...args: unknown[]) => unknown)(...args)
  }
}
