/** The arithmetic of statistics. */

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
/** 0 of nothing. */
export const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length

/** Returns the quantile of sorted numbers below which this part of them lies, interpolated linearly. */
export function quantile(sorted: ArrayLike<number>, part: number): number {
  const at = part * (sorted.length - 1)
  const below = sorted[Math.floor(at)]
  return below + (sorted[Math.ceil(at)] - below) * (at % 1)
}

const Z = 1.96

/** Wilson's interval: within it lies with 95 % chance the true share of what happened in `share` of `count` cases. */
export function shareWithin(share: number, count: number): { low: number; high: number } {
  if (count === 0) return { low: 0, high: 1 }
  const spread = Z ** 2 / count
  const middle = (share + spread / 2) / (1 + spread)
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / count + spread / (4 * count))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
