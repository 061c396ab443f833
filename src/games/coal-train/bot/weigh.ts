/** The weights of a level. */
import { entryAt, itemAt } from '../../building-blocks/lists.ts'
import { FEATURES } from './evaluator/features.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { WEIGHTS } from './evaluator/weights.ts'
import type { Level } from './levels.ts'

/** Returns the weights for this number of players without the features that a level forgets. */
export function weightsOf(players: number, { forgets }: Pick<Level, 'forgets'>): Weights {
  const all = entryAt(WEIGHTS, players)
  if (forgets.length === 0) return all
  const kept = (weights: readonly number[]) =>
    weights.map((weight, i) => (forgets.includes(itemAt(FEATURES, i)) ? 0 : weight))
  return { always: kept(all.always), near: kept(all.near), far: kept(all.far) }
}
