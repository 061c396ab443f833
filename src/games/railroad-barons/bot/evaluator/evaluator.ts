/** The value of a position: how far seat 0 may expect to end ahead, by a linear function fitted to self-play. */
import { floatAt, itemAt } from '../../../building-blocks/lists.ts'
import { settle } from '../../rules/rounds.ts'
import { worth } from '../../rules/result.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { FEATURE_COUNT } from './features.ts'
import { writeFeatures } from './look.ts'

/** Hundreds of dollars that a unit of each feature is worth, by stage. */
export type Weights = readonly Float64Array[]

const UNIT = 100

const features = new Float64Array(2 * FEATURE_COUNT)

/** In dollars; exact once the game is over. Settles the state. */
export function expectedLead(s: State, weights: Weights): number {
  if (state.isAutomatic(s)) settle(s)
  if (state.phase(s) === state.OVER) return worth(s, 0) - worth(s, 1)
  const weight = itemAt(weights, writeFeatures(s, features))
  let lead = 0
  for (let i = 0; i < FEATURE_COUNT; i++)
    lead += floatAt(weight, i) * (floatAt(features, i) - floatAt(features, FEATURE_COUNT + i))
  return UNIT * lead
}
