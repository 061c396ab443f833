/** Estimates for the scripted player how long a game lasts and how long a Railroad earns. */
import {
  ENDED_BY,
  HOLDINGS,
  RAILROADS,
  TOP_SPACE,
  TRACK,
  sideOf,
} from '../../../../src/games/railroad-barons/state/components.ts'
import type { Side } from '../../../../src/games/railroad-barons/state/components.ts'
import { hasAppeared } from '../../../../src/games/railroad-barons/rules/obsolescence.ts'
import { revenue } from '../../../../src/games/railroad-barons/rules/revenue.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'

export const HOLDING_NUMBERS: readonly number[] = HOLDINGS.map((_, holding) => holding)

/** Operating rounds of a game from the dearest start price: the most that a person counts on. */
const LONGEST = 13
/** Railroads that leave the stack in an operating round. */
const PACE = 1.5
/** Revenue to expect of a Holding that can buy its first Railroads. */
const FIRST_REVENUE = 100

/** Operating rounds up to the first price at the end of the track, if every Holding with a Railroad pays. */
export function roundsLeft(s: State): number {
  const earning = HOLDING_NUMBERS.filter((holding) => state.railroads(s, holding) > 0)
  return Math.min(LONGEST, ...earning.map((holding) => Math.max(1, TOP_SPACE - state.space(s, holding))))
}

/** Operating rounds for which a Railroad of this kind earns. */
export function lifeOf(s: State, { level }: Side): number {
  const end = ENDED_BY[level]
  if (end === undefined) return roundsLeft(s)
  if (hasAppeared(s, end)) return 0
  const before = RAILROADS.filter(
    (_, each) => state.railroadAt(s, each) === state.IN_STACK && sideOf(each, 0).level < end,
  )
  return Math.min(roundsLeft(s), 1 + before.length / PACE)
}

/** Dollars that a 10% share brings up to the end, beyond its price. */
export function gainOf(s: State, holding: number): number {
  const space = state.space(s, holding)
  const earns = revenue(s, holding) > 0
  const canEarn = earns || state.treasury(s, holding) >= 200 || state.standing(s, holding) === state.STARTED
  const payments = canEarn ? Math.max(0, roundsLeft(s) - (earns ? 0 : 1)) : 0
  const rise = TRACK[Math.min(TOP_SPACE, space + payments)] - TRACK[space]
  return rise + (payments * Math.max(revenue(s, holding), FIRST_REVENUE)) / 10
}
