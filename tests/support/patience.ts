/** Loaded before every test file: what is waited for without a limit of its own has the one of `scripts/test/limits.ts`. */
import { vi } from 'vitest'
import { LIMITS } from '../../scripts/test/limits.ts'

type Options = number | { timeout?: number; interval?: number }

const patient = (options: Options = {}) =>
  typeof options === 'number' ? options : { timeout: LIMITS.wait, ...options }

const { waitFor, waitUntil } = vi
// Files that share a process are set up in it one after the other.
if (!('isPatient' in vi)) {
  vi.waitFor = (check, options) => waitFor(check, patient(options))
  vi.waitUntil = (check, options) => waitUntil(check, patient(options))
  Object.assign(vi, { isPatient: true })
}
