/** Reasons that one turn is better than another, by the parts of an evaluator's value. */

/** A part and the points that it makes a turn better by. */
export interface Reason<P extends string> {
  part: P | 'later'
  points: number
}

/** The part of each feature, from the first feature of each part; a part may have several stretches. */
export const partsOfFeatures = <P extends string>(count: number, stretches: readonly [from: number, part: P][]): P[] =>
  Array.from({ length: count }, (_, feature) => stretches.findLast(([from]) => from <= feature)![1])

/** Rounded, without a minus before a zero. */
export const tenths = (points: number): number => Math.round(10 * points) / 10 + 0
export const hundredths = (points: number): number => Math.round(100 * points) / 100 + 0
export const whole = (points: number): number => Math.round(points) + 0

const MOST = 3

/**
 * The reasons for a turn that leaves `parts` and not `others`, the weightiest first; what makes less than `noticeable` isn't
 * worth a word. Where they say the opposite of what the search found, a turn worth `gain` points more than the other (0 for
 * no less), the turns that follow have to make the difference.
 */
export function reasonsBetween<P extends string>(
  parts: Readonly<Record<P, number>>,
  others: Readonly<Record<P, number>>,
  gain: number,
  { noticeable, rounded }: { noticeable: number; rounded: (points: number) => number },
): Reason<P>[] {
  const reasons = (Object.keys(parts) as P[])
    .map((part): Reason<P> => ({ part, points: rounded(parts[part] - others[part]) }))
    .filter(({ points }) => Math.abs(points) >= noticeable)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
  const told = reasons.reduce((sum, { points }) => sum + points, 0)
  const later = rounded(gain - told)
  const agrees = gain < 0 ? told < 0 : told > 0
  if (agrees || Math.abs(later) < noticeable) return reasons
  return [...reasons.slice(0, MOST - 1), { part: 'later', points: later }]
}
