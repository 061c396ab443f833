/** The fitted weights, ready for the evaluator. */
import { entryAt, itemAt } from '../../base/lists.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { FEATURES } from './evaluator/features.ts'
import type { Level } from './levels.ts'
import { WEIGHTS } from './evaluator/weights.ts'

const cache = new Map<string, Weights>()

/** The weights for a number of players, without the features that a level forgets. */
export function weightsFor(players: number, level: Pick<Level, 'name' | 'forgets'>): Weights {
  const key = `${players} ${level.name}`
  const known = cache.get(key)
  if (known) return known
  const weights = entryAt(WEIGHTS, players).map((stage) =>
    Float64Array.from(stage, (w, i) => (level.forgets.includes(itemAt(FEATURES, i)) ? 0 : w)),
  )
  cache.set(key, weights)
  return weights
}
