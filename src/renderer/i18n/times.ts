/** Times as people say them. */
import { languageTag } from './locale.svelte.ts'

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "5 minutes ago", "yesterday", "now"; times are ISO 8601. */
export function timeAgo(time: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000)
  const words = new Intl.RelativeTimeFormat(languageTag(), { numeric: 'auto' })
  const step = STEPS.find(([, length]) => seconds >= length)
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, 'second')
}

/** "14 Nov 2026" */
export const dateOf = (time: string): string =>
  new Intl.DateTimeFormat(languageTag(), { dateStyle: 'medium' }).format(new Date(time))

/** "14 Nov 2026, 18:30" */
export const momentOf = (time: string): string =>
  new Intl.DateTimeFormat(languageTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))

/** "18:30" */
export const hourOf = (time: string): string =>
  new Intl.DateTimeFormat(languageTag(), { timeStyle: 'short' }).format(new Date(time))

/** "14 November 2026" */
export const dayOf = (time: string): string =>
  new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long' }).format(new Date(time))

const DAYS: readonly [unit: Intl.RelativeTimeFormatUnit, days: number, from: number][] = [
  ['month', 30, 60],
  ['week', 7, 14],
]

/** "today", "yesterday", "3 weeks ago" */
export function daysAgo(days: number): string {
  const words = new Intl.RelativeTimeFormat(languageTag(), { numeric: 'auto' })
  const step = DAYS.find(([, , from]) => days >= from)
  return step ? words.format(-Math.floor(days / step[1]), step[0]) : words.format(-days, 'day')
}

/** The date of a day such as `2026-11-14`: "14 November 2026" */
export const calendarDay = (day: string): string => dayOf(`${day}T12:00:00`)
