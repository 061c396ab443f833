/** A Holding's revenue and its dividends. */
import {
  CONTRACTOR_BONUS,
  MAIL_CONTRACTOR,
  MANAGER_BONUS,
  NETWORK_BONUS,
  RAILROADS,
  SEATS,
  TOP_SPACE,
  TRAFFIC_MANAGER,
} from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

/** Dollars of an operating round: nothing without a Railroad (ruling 20). */
export function revenue(s: State, holding: number): number {
  const count = state.railroads(s, holding)
  if (count === 0) return 0
  const manager = state.isAssigned(s, TRAFFIC_MANAGER, holding) ? MANAGER_BONUS * count : 0
  const contractor = state.isAssigned(s, MAIL_CONTRACTOR, holding) ? CONTRACTOR_BONUS : 0
  return incomes(s, holding) + NETWORK_BONUS * state.network(s, holding) + manager + contractor
}

function incomes(s: State, holding: number): number {
  let sum = 0
  for (let each = 0; each < RAILROADS.length; each++)
    if (state.railroadAt(s, each) === holding) sum += state.printed(s, each).income
  return sum
}

/** Dollars that a player gets of a revenue that is paid; all are whole. */
export const dividend = (s: State, holding: number, seat: number) =>
  (revenue(s, holding) * state.shares(s, holding, seat)) / 10

/** The bank's shares get nothing, and the price goes one space up. */
export function payDividends(s: State, holding: number): void {
  const paid = revenue(s, holding)
  for (let seat = 0; seat < SEATS; seat++) state.addCash(s, seat, (paid * state.shares(s, holding, seat)) / 10)
  state.setSpace(s, holding, Math.min(TOP_SPACE, state.space(s, holding) + 1))
}

export function withhold(s: State, holding: number): void {
  state.addTreasury(s, holding, revenue(s, holding))
}
