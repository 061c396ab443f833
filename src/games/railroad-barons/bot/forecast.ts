/** How a game stands: what both are worth now, and who may hope to win. */
import type { Forecast } from '../../facets/ideas.ts'
import { worth } from '../rules/result.ts'
import { bySeat } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { expectedLead } from './evaluator/evaluator.ts'
import { chanceFor } from './evaluator/goals.ts'
import { LEVELS } from './levels.ts'
import { weightsFor } from './weigh.ts'

export const forecast = (s: State): Forecast => ({ points: bySeat((seat) => worth(s, seat)), chances: chancesOf(s) })

function chancesOf(s: State): number[] {
  const now = state.copy(s)
  const lead = expectedLead(now, weightsFor(LEVELS.director))
  const chance = state.phase(now) === state.OVER ? (Math.sign(lead) + 1) / 2 : chanceFor(now, lead)
  return [chance, 1 - chance]
}
