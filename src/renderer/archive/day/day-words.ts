/** Days and what became of them, in words. */
import type { DayTry } from '../../../contract/schemas/days.ts'
import { languageTag } from '../../i18n/locale.svelte.ts'
import { plain } from '../../i18n/numbers.ts'
import { m } from '../../paraglide/messages.js'
import { noonOf } from './calendar.ts'

const STATES: Readonly<Record<DayTry['state'], () => string>> = {
  running: m.day_running,
  finished: m.day_finished,
  practice: m.day_not_counted,
  removed: m.day_removed,
}

/** The state of a day in words; null for a day that wasn't played. */
export function stateText(tried: Pick<DayTry, 'state' | 'total'> | null): string {
  if (!tried) return m.day_not_played()
  const { state, total } = tried
  return state === 'finished' && total !== null ? m.review_points({ points: plain(total) }) : STATES[state]()
}

const formatted = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag(), options).format(noonOf(day))

/** "November 2026" */
export const monthName = (day: string): string => formatted(day, { month: 'long', year: 'numeric' })
/** "Mon" */
export const weekdayName = (day: string): string => formatted(day, { weekday: 'short' })
