/** Soft choices: a policy that always took its best turn would let a trifle change what everybody does afterwards. */
import type { Random } from '../building-blocks/random.ts'

const FINE = 2 ** 24

/** An index drawn from `worths`: what is worth `temperature` less is drawn e times less often. */
export function drawnSoftly(worths: readonly number[], temperature: number, random: Random): number {
  if (worths.length === 1) return 0
  const best = Math.max(...worths)
  const shares = worths.map((worth) => Math.exp((worth - best) / temperature))
  let left = (random.below(FINE) / FINE) * shares.reduce((sum, share) => sum + share, 0)
  return Math.max(
    0,
    shares.findIndex((share) => (left -= share) < 0),
  )
}
