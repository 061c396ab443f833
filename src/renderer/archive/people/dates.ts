import { dateOf } from '../../i18n/times.ts'
import type { Tick } from '../../plots/plot-parts.ts'

/** As many dates as have room below a plot. */
const MOST = 5

/** Dates of some of the games, evenly along them, the first and the last among them. */
export function datesAlong(course: readonly { at: string }[], x: (i: number) => number): Tick[] {
  const count = Math.min(MOST, course.length)
  const places = Array.from({ length: count }, (_, i) =>
    count === 1 ? 0 : Math.round((i * (course.length - 1)) / (count - 1)),
  )
  const ticks = places.map((i) => ({ at: x(i), label: dateOf(course[i].at) }))
  // The same day once more says nothing.
  return ticks.filter(({ label }, i) => label !== ticks[i - 1]?.label)
}
