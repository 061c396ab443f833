/** Goals of a search: a win, a large lead, or both. All are shares from 0 to 1 for each seat. */
import { numberAt } from '../../../building-blocks/lists.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { expectedLead } from './evaluator.ts'
import type { Weights } from './evaluator.ts'
import { stageOf } from './features.ts'
import { SPREADS } from './weights.ts'

/** Writes the value of a position for each seat into `out`. Settles the state. */
export type Goal = (s: State, out: number[]) => void

/** Dollars that count as a win once the game is over: one more than the other is enough. */
const SPREAD_AT_END = 10
/** Dollars around the expected ones that are one unit of log odds: they matter however clear the game is. */
const SCALE = 400
/** How much a bot cares for dollars beside the victory: it goes on playing well when the game is won or lost. */
const FOR_DOLLARS = 0.2

const logistic = (odds: number) => 1 / (1 + Math.exp(-odds))

const spreadAt = (s: State) => (state.phase(s) === state.OVER ? SPREAD_AT_END : 100 * numberAt(SPREADS, stageOf(s)))

/** The chance of winning that goes with a lead in this position. */
export const chanceFor = (s: State, lead: number): number => logistic(lead / spreadAt(s))

/** To end as far ahead as possible; `leadOf` tells the lead of seat 0 from its share. */
export const dollarsGoal =
  (weights: Weights, center: number): Goal =>
  (s, out) =>
    write(out, logistic((expectedLead(s, weights) - center) / SCALE))

export const leadOf = (share: number, center: number): number => center + SCALE * Math.log(share / (1 - share))

/** To win, and to end ahead of what this position promises. */
export function victoryGoal(from: State, weights: Weights): Goal {
  const center = expectedLead(state.copy(from), weights)
  return (s, out) => {
    const lead = expectedLead(s, weights)
    write(out, (1 - FOR_DOLLARS) * chanceFor(s, lead) + FOR_DOLLARS * logistic((lead - center) / SCALE))
  }
}

function write(out: number[], share: number) {
  out[0] = share
  out[1] = 1 - share
}
