/** How long a game may last: prices rise with each payment, and the first at the end of the track ends it. */
import { intAt } from '../../../building-blocks/lists.ts'
import { HOLDINGS, MOST_STOCK_ROUNDS, RAILROADS, TOP_SPACE, sideOf } from '../../state/components.ts'
import type { Level } from '../../state/components.ts'
import { hasAppeared } from '../../rules/obsolescence.ts'
import * as at from '../../state/layout.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'

/** Rounds before a Holding that has no Railroad pays for the first time. */
const BEFORE_PAYING = 2
/** Railroads that leave the stack in an operating round. */
const PACE = 1.2

/** Whether a Holding's revenue of this operating round is still to come: 0, else 1. */
export function firstPayment(s: State, holding: number): number {
  if (state.phase(s) < state.PLACING) return 0
  const now = intAt(s, at.OPERATING)
  if (holding !== now) return holding > now ? 0 : 1
  return state.phase(s) <= state.PAYING ? 0 : 1
}

/** Operating rounds to come, with the one under way, if every Holding with a Railroad pays. At least 1. */
export function roundsLeft(s: State): number {
  const second = intAt(s, at.OPERATING_ROUND) === 2 ? 1 : 0
  let rounds = 2 * (MOST_STOCK_ROUNDS - intAt(s, at.STOCK_ROUND)) + 2 - second
  for (let holding = 0; holding < HOLDINGS.length; holding++) {
    if (state.standing(s, holding) !== state.OPERATES) continue
    const idle = state.railroads(s, holding) > 0 ? 0 : BEFORE_PAYING
    const until = firstPayment(s, holding) + Math.max(1, TOP_SPACE - state.space(s, holding)) + idle
    if (until < rounds) rounds = until
  }
  return rounds > LONGEST ? LONGEST : rounds
}

/** From the usual start price. */
const LONGEST = 16

/** Operating rounds before a level may appear; 0 if it has. */
export function roundsUntil(s: State, level: Level): number {
  if (hasAppeared(s, level)) return 0
  let before = 0
  for (let railroad = 0; railroad < RAILROADS.length; railroad++) {
    if (state.railroadAt(s, railroad) !== state.IN_STACK) continue
    if (sideOf(railroad, 0).level >= level) break
    before++
  }
  return (before + 1) / PACE
}
