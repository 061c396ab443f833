/** The value of a position: the final points that each seat may expect, by what was fitted to and learned from self-play. */
import { addToFloat, floatAt, intAt } from '../../../building-blocks/lists.ts'
import { isAutomatic, isFinished, marksLeft, points, settle } from '../../rules/scoring.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { OWN_FEATURES, stageOf } from './features.ts'
import { holdingOf, ownParts, worths } from './holdings.ts'
import { TABLE_FEATURES, addResiduals, look, slots, table } from './look.ts'
import { leadOf } from './lead.ts'
import { behindOf, type TableMean } from './network.ts'
import { pointsMade, pointsToCome } from './table-mean.ts'

/** Points that a unit of each feature is worth beyond the points scored so far, by stage. */
export type Weights = readonly Float64Array[]

/** A Mark that is left breaks ties and is worth nothing else: five of them never make up for a point. */
const TIE_BREAK = 0.01

/**
 * Writes the points that each seat may expect to end with into `out`; exact, and with the tie-break, once the game is over. Without
 * the mean of a table behind the weights only leads mean something.
 */
export function expectPoints(s: State, weights: Weights, out: Float64Array): void {
  const players = state.players(s)
  if (isAutomatic(s)) settle(s)
  if (isFinished(s)) {
    for (let seat = 0; seat < players; seat++) out[seat] = points(s, seat) + marksLeft(s, seat) * TIE_BREAK
    return
  }
  const weight = weights[stageOf(s)]!
  look(s, weight)
  for (let seat = 0; seat < players; seat++)
    out[seat] =
      state.deliveredPoints(s, seat) +
      state.scored(s, seat) +
      floatAt(worths, intAt(slots, seat)) +
      standing(weight, seat)
  const behind = behindOf(weight)
  if (!behind) return
  addResiduals(s, behind.layer, out)
  if (behind.mean) liftToMean(s, behind.mean, out)
}

/** Moves all seats alike, so that their mean is what a table like this comes to: leads stay as they are. */
function liftToMean(s: State, mean: TableMean, out: Float64Array) {
  const players = state.players(s)
  let told = 0
  let own = 0
  for (let seat = 0; seat < players; seat++) {
    told += floatAt(out, seat) / players
    own += floatAt(ownParts, intAt(slots, seat))
  }
  const promise = told - pointsMade(s)
  const lift = pointsToCome(mean, promise, own) - promise
  for (let seat = 0; seat < players; seat++) addToFloat(out, seat, lift)
}

/** Whether the points expected tell what a whole table comes to, and not only how far each seat is ahead of another. */
export const knowsTotals = (weights: Weights): boolean => weights.every((weight) => behindOf(weight)?.mean)

/** Writes what the network behind a stage's weights adds for each seat, in points: nothing without one. */
export function addedByNetwork(s: State, weight: Float64Array, out: Float64Array): void {
  out.fill(0)
  const behind = behindOf(weight)
  if (!behind) return
  look(s, weight)
  addResiduals(s, behind.layer, out)
}

/**
 * Expectation of `seat` from its own holdings, without regard to the others: enough to compare choices inside its turn.
 */
export const expectOwn = (s: State, seat: number, weights: Weights): number =>
  floatAt(worths, holdingOf(s, seat, weights[stageOf(s)]!))

/** The value of a seat's holdings at the table, in points. */
function standing(weight: Float64Array, seat: number): number {
  const at = seat * TABLE_FEATURES
  let sum = 0
  for (let i = 0; i < TABLE_FEATURES; i++) sum += floatAt(weight, OWN_FEATURES + i) * floatAt(table, at + i)
  return sum
}

const expected = new Float64Array(4)

/** The expected lead of `seat` over the best of the others, in points; negative when behind. */
export function expectedLead(s: State, seat: number, weights: Weights): number {
  expectPoints(s, weights, expected)
  return leadOf(expected, seat, state.players(s))
}
