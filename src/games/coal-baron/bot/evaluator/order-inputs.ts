/**
 * Inputs for the order of seats, with three and more players: how far away a turn is, who will start the next shift,
 * who plays next with how many workers; also the Marks at hand and the lead in points that the linear value sees.
 */
import { writeFactoryWorkers } from '../../rules/scoring.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { bounded, leadOf } from './lead.ts'

export const ORDER_INPUTS = 7

const MOST_MARKS = 12
const MOST_LEAD = 20
const MOST_FACTORY = 4

const inFactory = new Float64Array(4)

/** Writes each seat's inputs, all multiples of a sixteenth, from `at` on, `step` apart; `expected` are points by seat. */
export function writeOrder(s: State, expected: Float64Array, out: Float64Array, at: number, step: number): void {
  const players = state.players(s)
  writeFactoryWorkers(s, inFactory)
  for (let seat = 0; seat < players; seat++) {
    const first = at + seat * step
    const next = state.clockwise(s, seat)
    out[first] = (seat - state.turn(s) + players) % players
    out[first + 1] = bounded(leadOf(inFactory, seat, players), MOST_FACTORY)
    out[first + 2] = state.startingPlayer(s) === seat ? 1 : 0
    out[first + 3] = state.workers(s, next)
    out[first + 4] = state.workers(s, state.clockwise(s, next))
    out[first + 5] = Math.min(MOST_MARKS, state.marks(s, seat))
    out[first + 6] = Math.round(4 * bounded(leadOf(expected, seat, players), MOST_LEAD)) / 16
  }
}
