/** Goals of a search: a win, a large lead, or both. All are shares from 0 to 1 for each seat. */
import { floatAt, itemAt } from '../../../building-blocks/lists.ts'
import { MOST_SEATS } from '../../state/components.ts'
import type { State } from '../../state/state.ts'
import { expectPoints, leadOf } from './evaluator.ts'
import type { Weights } from './evaluator.ts'
import { turnsToCome } from './horizon.ts'
import { SPREADS } from './weights.ts'

/** Writes what a position is worth to each seat into `out`. */
export type Goal = (s: State, out: number[]) => void

/** The expected lead of each seat over the best of the others, in points; negative when behind. */
export type Leads = number[]

const SPREAD_AT_END = 0.02
/** Points around the expected ones that are one unit of log odds: points matter however clear the game is. */
const SCALE = 8
/** The weight of points beside the victory: a bot goes on playing well when the game is won or lost. */
const FOR_POINTS = 0.25

const expected = new Float64Array(MOST_SEATS)

/** Each seat's chance of winning, 1 together: the softmax of what they may expect. */
export function winningChances(s: State, weights: Weights, out: number[]): void {
  expectPoints(s, weights, expected)
  writeChances(s, out)
}

function writeChances(s: State, out: number[]) {
  const spread = spreadAt(s)
  const players = s.seats.length
  let best = -Infinity
  for (let seat = 0; seat < players; seat++) best = Math.max(best, floatAt(expected, seat))
  let total = 0
  for (let seat = 0; seat < players; seat++) total += out[seat] = Math.exp((floatAt(expected, seat) - best) / spread)
  for (let seat = 0; seat < players; seat++) out[seat] = out[seat]! / total
}

function spreadAt(s: State): number {
  const turns = Math.max(...turnsToCome(s), s.phase === 'acting' ? 1 : 0)
  if (s.phase === 'over' || s.phase === 'scoring') return SPREAD_AT_END
  const [last, more] = SPREADS[s.seats.length]!
  return last + more * turns
}

/** The chance of winning that goes with a lead over each of the others, in points, in this position. */
export const chanceFor = (s: State, lead: number): number =>
  1 / (1 + (s.seats.length - 1) * Math.exp(-lead / spreadAt(s)))

/** Leads as the evaluator alone sees them. */
export function leadsNow(s: State, weights: Weights): Leads {
  expectPoints(s, weights, expected)
  return s.seats.map((_, seat) => leadOf(expected, seat, s.seats.length))
}

const shareOf = (seat: number, centers: Leads) =>
  1 / (1 + Math.exp((itemAt(centers, seat) - leadOf(expected, seat, centers.length)) / SCALE))

/** To win, and to end ahead of what this position promises. */
export function victoryGoal(from: State, weights: Weights): Goal {
  const centers = leadsNow(from, weights)
  return (s, out) => {
    expectPoints(s, weights, expected)
    writeChances(s, out)
    for (let seat = 0; seat < centers.length; seat++)
      out[seat] = (1 - FOR_POINTS) * out[seat]! + FOR_POINTS * shareOf(seat, centers)
  }
}
