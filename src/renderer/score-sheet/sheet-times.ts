/** The details of a game besides its points. */
import type { SheetState } from '../../contract/api.ts'
import { YEARS } from '../../games/building-blocks/forms.ts'

const MINUTE = 60_000

/** The duration of a game; null if it is unknown or the game isn't over. */
export function minutesOf({ startedAt, finishedAt }: Pick<SheetState, 'startedAt' | 'finishedAt'>): number | null {
  if (finishedAt === null) return null
  return Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / MINUTE) || null
}

/** The first and the last that a game may name, as the date and time field wants it. */
export const FIRST_TIME = `${YEARS.first}-01-02T00:00`
export const LAST_TIME = `${YEARS.last}-12-30T23:59`

/** A time as the date and time field wants it: here, to the minute. */
export function localTime(time: string): string {
  const at = new Date(time)
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)
}
