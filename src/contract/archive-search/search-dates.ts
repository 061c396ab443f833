/** Days, months and years as a search may write them. */
import { fold } from '../conventions/fold.ts'
import { LANGUAGES } from '../conventions/language.ts'

/** Days from one on and before another, each `2026-11-20`, as they are where the program runs. */
export interface Days {
  from: string
  until: string
}

/** A year, a month or a day: `2026`, `2026-10`, `2026-10-05`, `Oct 2026`, `2026 Oct`. Null for anything else. */
export const daysOf = (text: string): Days | null => inFigures(text) ?? inWords(text.split(/[\s-]+/))

function inFigures(text: string): Days | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(text) ?? []
  if (year === undefined) return null
  if (month === undefined) return between([Number(year), 1, 1], [Number(year) + 1, 1, 1])
  if (day === undefined) return monthOf(Number(year), Number(month))
  return between([Number(year), Number(month), Number(day)], [Number(year), Number(month), Number(day) + 1])
}

/** Two words that name a month of a year, whichever stands first. */
export function inWords([first, second, ...more]: readonly string[]): Days | null {
  if (second === undefined || more.length > 0) return null
  const [name, year] = /^\d{4}$/.test(first) ? [second, first] : [first, second]
  const month = numberOfMonth(name)
  return month === null || !/^\d{4}$/.test(year) ? null : monthOf(Number(year), month)
}

const monthOf = (year: number, month: number): Days | null => between([year, month, 1], [year, month + 1, 1])

type Day = [year: number, month: number, day: number]

/** Null if the calendar has no such first day, or records can't have such a last day. */
function between(first: Day, next: Day): Days | null {
  const from = dayOf(first)
  const until = dayOf(next)
  if (until.length > 10) return null
  const isDay = Number(from.slice(5, 7)) === first[1] && Number(from.slice(8)) === first[2]
  return isDay ? { from, until } : null
}

/** A month after the twelfth is one of the next year, and a day after the last one of the next month. */
function dayOf([year, month, day]: Day): string {
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, day)
  return at.toISOString().split('T')[0]
}

/** A month's name in any of the languages, or at least its first three letters. */
function numberOfMonth(name: string): number | null {
  const letters = fold(name).replace(/\.$/, '')
  if (letters.length < 3) return null
  const number = MONTHS.findIndex((names) => names.some((each) => each.startsWith(letters)))
  return number === -1 ? null : number + 1
}

const nameOf = (language: string, month: number, form: 'long' | 'short'): string =>
  fold(new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' }).format(Date.UTC(2026, month, 1)))

/** The names of each month, long and short. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  LANGUAGES.flatMap((language) => (['long', 'short'] as const).map((form) => nameOf(language, month, form))),
)
