import { isApiError } from '../../contract/errors.ts'
import type { ServiceErrorCode } from '../../contract/api.ts'
import { errorOf } from './thrown.ts'
import { valueAt } from '../../games/building-blocks/keyed.ts'

/** Reasons that Pithead can't start, for a terminal: the windows and their languages are not there yet. */
const REASONS: Readonly<Partial<Record<ServiceErrorCode, (folder: string) => string>>> = {
  'storage-busy': (folder) => `another Pithead is open on ${folder}`,
  'storage-newer': (folder) => `the games in ${folder} were kept by a newer Pithead; nothing was changed`,
  'storage-damaged': (folder) =>
    `the database in ${folder} is damaged; nothing was changed, and Pithead shows what can be had back once it is started`,
  'storage-read-only': (folder) => `${folder} can't be written to`,
  'storage-full': (folder) => `no space is left in ${folder}`,
}

/** One line on why the data folder could not be opened. */
export function storageProblem(error: unknown, folder: string): string {
  const reason = isApiError(error) ? valueAt(REASONS, error.code) : undefined
  return reason?.(folder) ?? `${folder} could not be opened`
}

/** One line on why a port could not be had. */
export function portProblem(error: unknown, port: number): string {
  const { code } = errorOf(error)
  if (code === 'EADDRINUSE') return `port ${port} is in use by another program`
  if (code === 'EACCES') return `port ${port} is reserved for the system`
  return `port ${port} can't be used (${code ?? 'no reason given'})`
}

/** One line on a lock that was taken away while the program ran. */
export const lostFolder = (folder: string): string =>
  `pithead.lock in ${folder} was removed or replaced, so another Pithead may be at work there; this one ends, and no move is lost`

/** One line on a folder whose files' own rights are all that keeps others out. */
export const openFolder = (folder: string): string =>
  `other users of this machine may enter ${folder}; what Pithead keeps there is readable for you alone`

/** One line for an unforeseen fault; its details are in the log. */
export const surprise = (folder: string): string => `something went wrong; pithead.log in ${folder} says what`
