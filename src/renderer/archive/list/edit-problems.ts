/** Refusals of an edited game's fields in words. */
import { isPlayedAt, nameFrom, YEARS } from '../../../games/building-blocks/forms.ts'
import { m } from '../../paraglide/messages.js'

const MINUTE = 60_000
const MOST_MINUTES = 7 * 24 * 60

export const nameProblem = (name: string): string | null => (nameFrom(name) === '' ? m.edit_name_blank() : null)

/** Nothing at all is no place; only spaces are none either, but nobody means them. */
export const placeProblem = (place: string): string | null =>
  place !== '' && nameFrom(place) === '' ? m.edit_place_blank() : null

/** `took` is how long the game lasts, in minutes. */
export function startProblem(start: string, took: number): string | null {
  const began = new Date(start).getTime()
  if (start === '' || Number.isNaN(began)) return m.edit_date_unreadable()
  const isPlayed = [began, began + took * MINUTE].every((time) => isPlayedAt(new Date(time).toISOString()))
  return isPlayed ? null : m.edit_date_year(YEARS)
}

export function minutesProblem(minutes: number | null): string | null {
  if (minutes === null) return null
  if (minutes < 0) return m.edit_minutes_before()
  return Number.isInteger(minutes) && minutes <= MOST_MINUTES ? null : m.edit_minutes_most({ most: MOST_MINUTES })
}
