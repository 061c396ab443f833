/** The spread of an expected lead: its uncertainty. */

/** One position: the points that each seat was expected to end with, and its share of the victory in the end. */
export interface Outcome {
  expected: number[]
  won: number[]
}

const LEAST = 0.3
const MOST = 100
const ROUNDS = 40

/**
 * The points that are worth one unit of log odds between two seats, where everybody's chance of winning is the softmax of what
 * he expects: the most likely to have led to what happened (a search over its one peak).
 */
export function spreadOf(outcomes: readonly Outcome[]): number {
  let [low, high] = [Math.log(LEAST), Math.log(MOST)]
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3]
    if (loss(outcomes, Math.exp(a)) < loss(outcomes, Math.exp(b))) high = b
    else low = a
  }
  return Math.exp((low + high) / 2)
}

const loss = (outcomes: readonly Outcome[], spread: number): number =>
  outcomes.reduce((sum, outcome) => sum + surprise(outcome, spread), 0)

function surprise({ expected, won }: Outcome, spread: number): number {
  const best = Math.max(...expected)
  const total = Math.log(expected.reduce((sum, points) => sum + Math.exp((points - best) / spread), 0))
  return won.reduce((sum, share, seat) => sum + share * (total - (expected[seat] - best) / spread), 0)
}
