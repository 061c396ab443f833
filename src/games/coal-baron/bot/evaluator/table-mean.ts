/**
 * The mean of all seats' points at the end, which the linear value and the network say nothing of, as they were taught
 * leads. It is the mean of the points made so far plus, for each stage, a linear function of what all seats have, of
 * the network's hidden units and of the mean that linear value and network promise.
 */
import { floatAt, numberAt } from '../../../building-blocks/lists.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { OWN_INPUTS } from './inputs.ts'
import { active, HIDDEN, type TableMean } from './network.ts'

/** Inputs of the mean, in this order: own inputs, hidden units, the promised points, one. */
export const MEAN_INPUTS = OWN_INPUTS + HIDDEN + 2

export const tableMeanOf = (weights: readonly number[]): TableMean => ({
  own: Float64Array.from(weights.slice(0, OWN_INPUTS)),
  hidden: Float64Array.from(weights.slice(OWN_INPUTS, OWN_INPUTS + HIDDEN)),
  promised: numberAt(weights, MEAN_INPUTS - 2),
  base: numberAt(weights, MEAN_INPUTS - 1),
})

/** A seat's part in the mean, from its own inputs. */
export function ownPart({ own }: TableMean, inputs: Float64Array): number {
  let sum = 0
  for (let i = 0; i < OWN_INPUTS; i++) sum += floatAt(own, i) * floatAt(inputs, i)
  return sum
}

/** A seat's points from orders and scorings so far, on average. */
export function pointsMade(s: State): number {
  const players = state.players(s)
  let sum = 0
  for (let seat = 0; seat < players; seat++) sum += state.deliveredPoints(s, seat) + state.scored(s, seat)
  return sum / players
}

/**
 * The points that are still to come on average, from what is promised of them, the sum of the seats' own parts, and the hidden
 * units passed on last.
 */
export function pointsToCome({ hidden, promised, base }: TableMean, promise: number, own: number): number {
  let sum = base + promised * promise + own
  for (let h = 0; h < HIDDEN; h++) sum += floatAt(hidden, h) * floatAt(active, h)
  return sum
}
