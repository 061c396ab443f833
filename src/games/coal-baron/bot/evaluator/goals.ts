/** Goals of a search: a win, a large lead, points, or all of them. All are shares from 0 to 1 for each seat. */
import { entryAt, floatAt } from '../../../building-blocks/lists.ts'
import { isFinished } from '../../rules/scoring.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { expectPoints, knowsTotals } from './evaluator.ts'
import type { Weights } from './evaluator.ts'
import { stageOf } from './features.ts'
import { leadOf } from './lead.ts'
import { SPREADS } from './weights.ts'

/** Writes the value of a position for each seat into `out`. Settles the state. */
export type Goal = (s: State, out: number[]) => void

/** The expected lead of each seat over the best of the others, in points; negative when behind. */
export type Leads = number[]

const SPREAD_AT_END = 0.5
/** Points around the expected ones that are one unit of log odds: points matter however clear the game is. */
const SCALE = 10
/** The weight of the lead beside the victory: a bot goes on playing well when the game is won or lost. */
const FOR_LEAD = 0.2
/** The weight of its own points beside both, by number of players: bots that all take what helps all bring home more. */
const FOR_POINTS: Readonly<Record<number, number>> = { 2: 0.5, 3: 0.4, 4: 0.9 }

const expected = new Float64Array(4)

/** Each seat's chance of winning, 1 together: the softmax of what they may expect. Settles the state. */
export function winningChances(s: State, weights: Weights, out: number[]): void {
  expectPoints(s, weights, expected)
  writeChances(s, out)
}

function writeChances(s: State, out: number[]) {
  const players = state.players(s)
  const spread = spreadAt(s)
  let best = floatAt(expected, 0)
  for (let seat = 1; seat < players; seat++) if (floatAt(expected, seat) > best) best = floatAt(expected, seat)
  let total = 0
  for (let seat = 0; seat < players; seat++) total += out[seat] = Math.exp((floatAt(expected, seat) - best) / spread)
  for (let seat = 0; seat < players; seat++) out[seat] = out[seat]! / total
}

const spreadAt = (s: State) => (isFinished(s) ? SPREAD_AT_END : SPREADS[state.players(s)]![stageOf(s)]!)

/** The chance of winning that goes with a lead over each of the others, in points, in this position. */
export const chanceFor = (s: State, lead: number): number =>
  1 / (1 + (state.players(s) - 1) * Math.exp(-lead / spreadAt(s)))

/** Leads as the evaluator alone sees them. Settles the state. */
export function leadsNow(s: State, weights: Weights): Leads {
  expectPoints(s, weights, expected)
  return leadsExpected(state.players(s))
}

const leadsExpected = (players: number): Leads =>
  Array.from({ length: players }, (_, seat) => leadOf(expected, seat, players))

/** To end as far ahead as possible; `leadsOf` tells the leads from the shares. */
export const pointsGoal =
  (weights: Weights, centers: Leads): Goal =>
  (s, out) => {
    expectPoints(s, weights, expected)
    for (let seat = 0; seat < centers.length; seat++)
      out[seat] = shareOf(leadOf(expected, seat, centers.length), centers[seat]!)
  }

const shareOf = (points: number, center: number) => 1 / (1 + Math.exp((center - points) / SCALE))

export const leadsOf = (shares: readonly number[], centers: Leads): Leads =>
  centers.map((center, seat) => center + SCALE * Math.log(shares[seat]! / (1 - shares[seat]!)))

/**
 * To win, to end ahead of what this position promises, and with more points than it promises: the last only if the weights
 * tell what a whole table comes to, not leads alone.
 */
export function victoryGoal(from: State, weights: Weights): Goal {
  expectPoints(state.copy(from), weights, expected)
  const leads = leadsExpected(state.players(from))
  const points = [...expected]
  const forPoints = knowsTotals(weights) ? entryAt(FOR_POINTS, leads.length) : 0
  return (s, out) => {
    expectPoints(s, weights, expected)
    writeChances(s, out)
    for (let seat = 0; seat < leads.length; seat++) {
      const ahead = (1 - FOR_LEAD) * out[seat]! + FOR_LEAD * shareOf(leadOf(expected, seat, leads.length), leads[seat]!)
      out[seat] = (1 - forPoints) * ahead + forPoints * shareOf(floatAt(expected, seat), points[seat]!)
    }
  }
}
