/** The score pad of a physical table: everything that was entered, whole or not. Plain data; `edits.ts` makes new ones. */
import { keyedBy } from '../../building-blocks/keyed.ts'
import { HOLDINGS } from '../state/components.ts'
import type { HoldingId } from '../state/components.ts'
import type { Pad, PadPlayer } from '../wire/wire.ts'

export type { Pad, PadPlayer }

export type PadHolding = Pad['holdings'][HoldingId]

/** Doubts that a table stands by, at most. */
export const MOST_ACCEPTED = 64

const NOBODY = { '40': null, '30': null, '20': null, '10': null }

export const mapHoldings = <T>(of: (holding: HoldingId) => T): Record<HoldingId, T> =>
  keyedBy(HOLDINGS, (holding) => of(holding))

export const emptyPad = (players: readonly PadPlayer[], startingPlayer: number, totalsOnly = false): Pad => ({
  players: players.map(({ name, color }) => ({ name, color })),
  startingPlayer,
  totalsOnly,
  cash: [null, null],
  holdings: mapHoldings(() => ({ price: null, closed: false, certificates: { ...NOBODY } })),
  totals: [null, null],
  round: { stock: 1, operating: 0, priority: startingPlayer },
  appeared: [],
  accepted: [],
})

/** Whether nothing is left to be entered of a Holding. */
export const isSettled = ({ price, closed }: PadHolding): boolean => closed || price !== null

/** Whether the pad gives a result. */
export function isOver({ totalsOnly, totals, cash, holdings }: Pad): boolean {
  if (totalsOnly) return !totals.includes(null)
  return !cash.includes(null) && Object.values(holdings).every(isSettled)
}
