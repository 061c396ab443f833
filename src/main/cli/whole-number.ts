import { Complaint } from './complaint.ts'

/** The number that a flag was given, in digits alone. Throws a `Complaint` that names the flag and its range. */
export function wholeNumber(flag: string, value: string, least: number, most?: number): number {
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= least && number <= (most ?? Number.MAX_SAFE_INTEGER)) return number
  const range = most === undefined ? `from ${least}` : `from ${least} to ${most}`
  throw new Complaint(`--${flag} takes a whole number ${range}, not "${value}"`)
}
