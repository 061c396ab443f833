/** Days of practice, as `2026-11-20`. */
import { localDay } from '../../contract/conventions/local-day.ts'

/** The hour at which a day begins: somebody who plays past midnight is still in the evening before. */
const BEGINS = 4
const DAY = 86_400_000

/** The day of practice at this time, where the program runs. */
export function dayAt(time: Date): string {
  const at = new Date(time)
  at.setHours(at.getHours() - BEGINS)
  return localDay(at.toISOString())
}

/** The day that comes `days` after this one. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The days from one to the other. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/** Noon of the day, for programs that count in points in time. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)
