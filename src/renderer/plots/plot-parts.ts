/** Shared by all plots of the app. */
import type { ScaleLinear } from 'd3-scale'

/**
 * In pixels. `rem` is the root's font size, by which margins and marks grow with the window; `text` is the size of the
 * figures along it, which never get too small to read.
 */
export interface PlotSize {
  width: number
  height: number
  rem: number
  text: number
}

/** A figure of a table; `href` leads to the games behind it where they aren't those of its row. */
export type Cell = string | { text: string; href: string }

/** The figures of a plot as a table; the first column names the row. */
export interface PlotTable {
  columns: string[]
  rows: Cell[][]
  /** The link of each row's name: to the games behind its figures. */
  hrefs?: (string | null)[]
}

export interface Tick {
  at: number
  label: string
}

/** About `count` round figures along a scale, with their labels. */
export const ticksOf = (scale: ScaleLinear<number, number>, count: number, says: (value: number) => string): Tick[] =>
  scale.ticks(count).map((value) => ({ at: scale(value), label: says(value) }))

/** A letter's average width, as a share of its size. */
const LETTER = 0.58

/** The names along an axis that have room there, from left to right: none runs into the one before or over the end. */
export function roomy<T extends { name: string; at: number }>(names: readonly T[], end: number, text: number): T[] {
  let free = 0
  return names.filter(({ name, at }) => {
    const after = at + name.length * LETTER * text
    if (at < free || after > end) return false
    free = after
    return true
  })
}

/** Names beside what they name, moved apart so that none lies on another, and none below the `bottom`. From above to below. */
export function apart<T extends { at: number }>(names: readonly T[], least: number, bottom: number): T[] {
  const sorted = names.toSorted((a, b) => a.at - b.at).map((each) => ({ ...each }))
  for (let i = 1; i < sorted.length; i++) sorted[i].at = Math.max(sorted[i].at, sorted[i - 1].at + least)
  for (let i = sorted.length - 1, most = bottom; i >= 0; i--, most -= least) {
    sorted[i].at = Math.min(sorted[i].at, most)
    most = sorted[i].at
  }
  return sorted
}

/** Pixels that the longest of the names takes beside a plot: no less than `least`, and no more than nearly half the plot. */
export function roomFor(names: readonly string[], least: number, { width, text }: PlotSize): number {
  const longest = Math.ceil(Math.max(...names.map(({ length }) => length)) * LETTER * text)
  return Math.max(least, Math.min(longest, MOST_FOR_NAMES * width))
}
const MOST_FOR_NAMES = 0.48

/** The name, cut short with an ellipsis to fit into `room` pixels. */
export function shortened(name: string, room: number, text: number): string {
  const most = Math.floor(room / (LETTER * text))
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`
}
