/** The arithmetic of plots. */

/** Round steps from below `low` to above `high`, about five of them, 0 among them where it lies between. */
export function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough)!
  const first = Math.floor(low / step)
  const count = Math.ceil(high / step) - first + 1
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}

/** The whole number from 0 to `most` nearest to this part of the way. */
export const nearest = (part: number, most: number): number => Math.max(0, Math.min(most, Math.round(part * most)))
