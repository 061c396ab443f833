/** The forecast of a game: the chances of winning. */
import type { Forecast } from '../../facets/ideas.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { expectedLead } from './evaluator/evaluator.ts'
import { chanceFor } from './evaluator/goals.ts'
import { FITTED } from './weigh.ts'

export const forecast = (s: State): Forecast => ({ chances: chancesOf(s) })

function chancesOf(s: State): number[] {
  const now = state.copy(s)
  const lead = expectedLead(now, FITTED)
  const chance = state.phase(now) === state.OVER ? (Math.sign(lead) + 1) / 2 : chanceFor(now, lead)
  return [chance, 1 - chance]
}
