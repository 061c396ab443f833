/** The closing account of a physical table, from the sheet of its record (docs/record-format.md#railroad-barons-scored-at-a-table). */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import { resultFrom } from '../rules/result.ts'
import type { Result, SeatScore } from '../rules/types.ts'
import { HOLDINGS, PERCENTS, bySeat } from '../state/components.ts'
import type { HoldingId, Percent } from '../state/components.ts'
import type { Pad } from '../wire/wire.ts'
import { mapHoldings } from './pad.ts'

export type Owners = Pad['holdings'][HoldingId]['certificates']

export interface SheetHolding {
  price: number
  /** The owners' seats; null for the bank. */
  certificates: Owners
}

/** A Holding that was never started is left out. */
type Holdings = Partial<Record<HoldingId, SheetHolding>>

/** The sheet of a record: the whole account, or the totals alone. */
export type Sheet = { cash?: [number, number]; holdings?: Holdings } | { totals: [number, number] }

/** The result of a game of which only the totals were kept. */
export interface TotalsResult {
  scores: { total: number }[]
  winners: number[]
}

/** Percent of a Holding that somebody owns; null for the bank. */
export const percentOf = (certificates: Owners, owner: number | null): number =>
  PERCENTS.reduce<number>((sum, percent) => sum + (certificates[percent] === owner ? percent : 0), 0)

/** Returns the value in dollars of certificates for this percentage. */
export const valueOf = (price: number, percent: number): number => (price * percent) / 10

/** Certificates that a seat owns of all Holdings. */
export const certificatesOf = (holdings: readonly Owners[], seat: number): number =>
  holdings.reduce((sum, owners) => sum + PERCENTS.filter((percent: Percent) => owners[percent] === seat).length, 0)

export function scoreFrom(cash: number, holdings: Holdings, seat: number): SeatScore {
  const stock = mapHoldings((id) => {
    const holding = holdings[id]
    return holding ? valueOf(holding.price, percentOf(holding.certificates, seat)) : 0
  })
  return { cash, stock, total: HOLDINGS.reduce((sum, id) => sum + stock[id], cash) }
}

/** Null while cash or Holdings are missing. */
export function sheetResult(sheet: Sheet): Result | TotalsResult | null {
  if ('totals' in sheet) return resultFrom(bySeat((seat) => ({ total: numberAt(sheet.totals, seat) })))
  const { cash, holdings } = sheet
  if (!cash || !holdings) return null
  return resultFrom(bySeat((seat) => scoreFrom(itemAt(cash, seat), holdings, seat)))
}
