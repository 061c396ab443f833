/** The fitted weights, ready for the evaluator. */
import { itemAt } from '../../base/lists.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { FEATURES } from './evaluator/features.ts'
import { WEIGHTS } from './evaluator/weights.ts'
import type { Level } from './levels.ts'

const cache = new Map<string, Weights>()

/** The weights without the features that a level forgets. */
export function weightsFor(level: Pick<Level, 'name' | 'forgets'>): Weights {
  const known = cache.get(level.name)
  if (known) return known
  const weights = WEIGHTS.map((stage) =>
    Float64Array.from(stage, (weight, i) => (level.forgets.includes(itemAt(FEATURES, i)) ? 0 : weight)),
  )
  cache.set(level.name, weights)
  return weights
}
