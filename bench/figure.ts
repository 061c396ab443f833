/** One measured figure, with the target that it should reach where there is one. */
export interface Figure {
  name: string
  value: number
  unit:
    | 'games a second on one core'
    | 'moves a second on one core'
    | 'iterations a second on one core'
    | 'iterations'
    | 'ms'
    | 'MB'
    | 'kB'
    | 'times'
    | 'times as long'
    | 'points'
    | 'taps'
    | 'keys'
  /** The least for rates and ratios, the most for times, sizes, points lost, taps, keys and what takes `times as long`; null where none was set. */
  target: number | null
  reached: boolean | null
}

export const figure = (name: string, value: number, unit: Figure['unit'], target: number | null = null): Figure => ({
  name,
  value: Number(value.toPrecision(4)),
  unit,
  target,
  reached: target === null ? null : AT_MOST.includes(unit) ? value <= target : value >= target,
})

const AT_MOST: readonly Figure['unit'][] = ['ms', 'MB', 'kB', 'times as long', 'points', 'taps', 'keys']

export interface BenchOptions {
  /** The folder of an older checkout, with its packages, to compare with in the same run. */
  against: string | null
}

/** A part of the benchmark. Throws where it can't be run here. */
export type Part = (options: BenchOptions) => Figure[] | Promise<Figure[]>
