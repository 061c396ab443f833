/** The first weights of a fit: a person's estimates, in points, by shift. */
import { AT, FEATURE_COUNT, STAGES } from '../../../src/games/coal-baron/bot/evaluator/features.ts'

const shiftOf = (stage: number) => Math.min(2, Math.floor(stage / 3))

export const firstWeights = (): Float64Array[] =>
  Array.from({ length: STAGES }, (_, stage) => weightsIn(shiftOf(stage)))

function weightsIn(shift: number): Float64Array {
  const w = new Float64Array(FEATURE_COUNT)
  w[AT.workers] = [3, 3, 1.2][shift]
  w[AT.marks] = [1, 0.8, 0.3][shift]
  w[AT.storage] = 0.4
  w[AT.below] = -0.8
  w[AT.imbalance] = -1.2
  w[AT.completePoints] = 0.95
  w[AT.filled] = 0.6
  w[AT.incomplete] = -0.7
  w[AT.incompletePoints] = 0.15
  for (let coal = 0; coal < 4; coal++) {
    w[AT.minecarts + coal] = [2.4, 1.8, 0][shift] * [1, 1.2, 1.4, 2][coal]
    w[AT.empty + coal] = [0.5, 1, 3][shift]
    w[AT.onCarts + coal] = 0.4
    w[AT.inCage + coal] = 0.6
    w[AT.demand + coal] = [0.7, 1.4, 1.4, 2.8][coal]
    w[AT.unmet + coal] = -0.7
  }
  const clockNow = [
    [0.3, 0.2, 0.3],
    [0.25, 0.35, 0.3],
    [0.4, 0.35, 0.3],
  ][shift]
  clockNow.forEach((weight, group) => (w[AT.clockNow + group] = weight))
  ;[0.8, 0.7, 0.4].forEach((weight, group) => (w[AT.clockAhead + group] = weight))
  return w
}
