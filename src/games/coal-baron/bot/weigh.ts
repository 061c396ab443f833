/** The fitted weights and trained networks, ready for the evaluator. */
import { entryAt, itemAt } from '../../building-blocks/lists.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { FEATURES } from './evaluator/features.ts'
import { NETWORKS } from './evaluator/network-data.ts'
import { putNetworkBehind } from './evaluator/network.ts'
import { TABLE_MEANS } from './evaluator/table-mean-data.ts'
import { tableMeanOf } from './evaluator/table-mean.ts'
import type { Level } from './levels.ts'
import { WEIGHTS } from './evaluator/weights.ts'

const cache = new Map<string, Weights>()

/** The weights for a number of players, without the features that a level forgets, with the network for one that projects. */
export function weightsFor(players: number, level: Pick<Level, 'name' | 'forgets' | 'projects'>): Weights {
  const key = `${players} ${level.name}`
  const known = cache.get(key)
  if (known) return known
  const weights = entryAt(WEIGHTS, players).map((stage) =>
    Float64Array.from(stage, (w, i) => (level.forgets.includes(itemAt(FEATURES, i)) ? 0 : w)),
  )
  if (level.projects)
    putNetworkBehind(weights, entryAt(NETWORKS, players), entryAt(TABLE_MEANS, players).map(tableMeanOf))
  cache.set(key, weights)
  return weights
}
