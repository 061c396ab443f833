/** Aids for a physical table while the game goes on: sums that players would do in their heads. */
import {
  CONTRACTOR_BONUS,
  ENDED_BY,
  LEVELS,
  MANAGER_BONUS,
  NETWORK_BONUS,
  RAILROADS,
  SIDE_NAMES,
  bySeat,
  sideOf,
} from '../state/components.ts'
import type { Level, Percent, RailroadId, SideName } from '../state/components.ts'
import { percentOf, valueOf } from './account.ts'
import type { Owners } from './account.ts'

/** A Holding as it lies on the table when it operates. */
export interface Operation {
  /** `side` is null if both sides are the same. */
  railroads: readonly { id: RailroadId; side: SideName | null }[]
  /** Operators in the network. */
  network: number
  trafficManager: boolean
  mailContractor: boolean
  certificates: Owners
}

/** Revenue of the round and both dividends, in dollars; nothing without a Railroad. */
export function revenueSheet(operation: Operation): { revenue: number; dividends: [number, number] } {
  const revenue = operation.railroads.length === 0 ? 0 : revenueOf(operation)
  return { revenue, dividends: bySeat((seat) => (revenue * percentOf(operation.certificates, seat)) / 100) }
}

function revenueOf({ railroads, network, trafficManager, mailContractor }: Operation): number {
  const incomes = railroads.reduce((sum, { id, side }) => sum + incomeOf(id, side), 0)
  const bonus = (trafficManager ? MANAGER_BONUS * railroads.length : 0) + (mailContractor ? CONTRACTOR_BONUS : 0)
  return incomes + NETWORK_BONUS * network + bonus
}

const incomeOf = (id: RailroadId, side: SideName | null) =>
  sideOf(RAILROADS.indexOf(id), side === null ? 0 : SIDE_NAMES.indexOf(side)).income

/** Dollars for a certificate, or for the difference between two. */
export const tradeValue = (price: number, percent: Percent, exchanged: Percent | 0 = 0): number =>
  valueOf(price, percent - exchanged)

/** Dollars that a Holding begins to operate with. */
export const startingCapital = (startPrice: number): number => 10 * startPrice

/** A level that goes out of date: now, or once another one appears. */
export interface Ending {
  level: Level
  endedBy: Level
  isObsolete: boolean
}

/** Every level that ends, in the order in which they do. */
export const endings = (appeared: readonly Level[]): Ending[] =>
  LEVELS.flatMap((level) => {
    const endedBy = ENDED_BY[level]
    return endedBy === undefined ? [] : [{ level, endedBy, isObsolete: appeared.includes(endedBy) }]
  })

/** The round after this one: a stock round and two operating rounds. */
export const nextRound = ({ stock, operating }: { stock: number; operating: number }) =>
  operating === 2 ? { stock: stock + 1, operating: 0 } : { stock, operating: operating + 1 }
