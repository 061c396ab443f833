/** Days as a calendar has them, each as `2026-11-20`. */
import { localDay } from '../../../contract/conventions/local-day.ts'

const WEEK = 7
/** Noon of the day: no change of the clock moves it to another one. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00`)

export const todayIs = (now = new Date()): string => localDay(now.toISOString())

export function daysLater(day: string, days: number): string {
  const at = noonOf(day)
  at.setDate(at.getDate() + days)
  return localDay(at.toISOString())
}

/** The same day of another month, or that month's last day. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number)
  const last = new Date(year, month + months, 0).getDate()
  return localDay(new Date(year, month - 1 + months, Math.min(date, last), 12).toISOString())
}

/** The seven days of the week that a day lies in, from Monday on. */
export function weekOf(day: string): string[] {
  const monday = daysLater(day, -((noonOf(day).getDay() + 6) % WEEK))
  return Array.from({ length: WEEK }, (_, later) => daysLater(monday, later))
}

/** The weeks that the month of a day lies in, whole. */
export function monthOf(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`
  const after = monthsLater(first, 1)
  const weeks: string[][] = []
  for (let week = weekOf(first); week[0] < after; week = weekOf(daysLater(week[0], WEEK))) weeks.push(week)
  return weeks
}
