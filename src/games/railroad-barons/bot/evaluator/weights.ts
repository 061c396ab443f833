/** First weights, set by hand. By stage: hundreds of dollars that a unit of each feature is worth. */
const FIRST = [
  0.9, 1, 0.9, 0.6, 0.6, 0.8, 0.9, 1, 1, 0.2, 0.6, 0.05, 0.2, 0.3, -0.3, 0.2, 0.1, 0.15, 0.1, 0.05, 0.3, 0.4, 0.5, 0.6,
  0.6, 0.5, 0.2, 0.1,
]
// prettier-ignore
export const WEIGHTS: readonly (readonly number[])[] = Array.from({ length: 9 }, () => FIRST)
export const SPREADS: readonly number[] = [12, 12, 11, 10, 9, 7, 5, 3, 1.5]
