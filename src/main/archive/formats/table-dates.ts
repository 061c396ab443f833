/** Dates in tables. */
import type { DateOrder } from '../../../contract/archive.ts'

const EXACT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/
const PARTS = /^(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})(?:[T ,]+(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?)?$/
const PLACES: Readonly<Record<DateOrder, readonly [year: number, month: number, day: number]>> = {
  ymd: [0, 1, 2],
  dmy: [2, 1, 0],
  mdy: [2, 0, 1],
}
/** A day without a time of day. */
const NOON = 12

/**
 * A time in UTC: as it stands there, or of this machine's time zone; a number of four digits that comes first is the year. Null for
 * what is no date in this order.
 */
export function dateIn(text: string, order: DateOrder): string | null {
  const trimmed = text.trim()
  if (EXACT.test(trimmed)) return Number.isNaN(Date.parse(trimmed)) ? null : inUtc(trimmed)
  const found = PARTS.exec(trimmed)
  if (!found) return null
  const [year, month, day] = PLACES[found[1].length === 4 ? 'ymd' : order].map((place) => Number(found[place + 1]))
  const [hours, minutes, seconds] = [found[4] ?? NOON, found[5] ?? 0, found[6] ?? 0].map(Number)
  const date = new Date(year, month - 1, day, hours, minutes, seconds)
  const isThatDay = date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day
  return isThatDay && hours < 24 && minutes < 60 && seconds < 60 ? date.toISOString() : null
}

const inUtc = (time: string): string => (time.endsWith('Z') ? time : new Date(time).toISOString())
