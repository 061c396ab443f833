/** One measured figure, with the target that it should reach where there is one. */
export interface Figure {
  name: string
  value: number
  unit: 'games a second on one core' | 'moves a second on one core' | 'ms' | 'MB' | 'times'
  /** The least for rates and ratios, the most for times and memory; null where none was set. */
  target: number | null
  reached: boolean | null
}

export const figure = (name: string, value: number, unit: Figure['unit'], target: number | null = null): Figure => ({
  name,
  value: Number(value.toPrecision(4)),
  unit,
  target,
  reached: target === null ? null : unit === 'ms' || unit === 'MB' ? value <= target : value >= target,
})

/** A part of the benchmark. Throws where it can't be run here. */
export type Part = () => Figure[] | Promise<Figure[]>
