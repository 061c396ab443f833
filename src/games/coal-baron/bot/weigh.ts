/** The fitted weights and trained networks, ready for the evaluator. */
import { entryAt, itemAt } from '../../base/lists.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { FEATURES, shiftOfStage } from './evaluator/features.ts'
import { NETWORKS } from './evaluator/network-data.ts'
import { layerOf, putBehind } from './evaluator/network.ts'
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
  if (level.projects) addNetwork(weights, players)
  cache.set(key, weights)
  return weights
}

/** Nothing where no network was found to play better. */
function addNetwork(weights: Weights, players: number) {
  const layers = entryAt(NETWORKS, players).map(layerOf)
  const means = entryAt(TABLE_MEANS, players).map(tableMeanOf)
  if (layers.length > 0) weights.forEach((stage, i) => putBehind(stage, itemAt(layers, shiftOfStage(i) - 1), means[i]))
}
