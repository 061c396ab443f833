/** Keeps each Holding's assets while a physical game goes on, and applies its turns to prices and cash. */
import { numberAt } from '../../building-blocks/lists.ts'
import {
  ASSIGNED_INVESTORS,
  ENDED_BY,
  HOLDINGS,
  OPERATORS,
  RAILROADS,
  bySeat,
  discounted,
  sideOf,
  sidesOf,
} from '../state/components.ts'
import type { HoldingId, Level } from '../state/components.ts'
import type { Edit, Ledger, LedgerRailroad, Pad } from '../wire/wire.ts'
import { valueOf } from './account.ts'
import { revenueSheet } from './aids.ts'
import { mapHoldings } from './pad.ts'
import type { PadHolding } from './pad.ts'
import { nextPrice } from './track.ts'
import { present } from '../../building-blocks/present.ts'

export type { Ledger, LedgerRailroad }

/** Edits of the ledger. */
export type LedgerEdit = Extract<Edit, { type: 'railroad' | 'network' | 'investor' | 'treasury' | 'operate' | 'trade' }>

const EMPTY: Ledger = { railroads: [], network: 0, investors: [], treasury: null, operated: null }

export const ledgerOf = ({ ledger }: PadHolding): Ledger => ledger ?? EMPTY

export const operatorsOf = (holding: HoldingId): number => numberAt(OPERATORS, HOLDINGS.indexOf(holding))

/** The printed side of a Railroad as it lies there. */
export const printedOn = ({ id, side }: LedgerRailroad) => sideOf(RAILROADS.indexOf(id), side === 'high' ? 1 : 0)

/** Dollars for a Railroad from the bank; the Purchasing Agent takes a fifth off. */
export function costOf(pad: Pad, holding: HoldingId, railroad: LedgerRailroad): number {
  const { cost } = printedOn(railroad)
  return ledgerOf(pad.holdings[holding]).investors.includes('60') ? discounted(cost) : cost
}

/** Revenue and both dividends as the Holding stands. */
export function turnOf({ holdings }: Pad, holding: HoldingId) {
  const { railroads, network, investors } = ledgerOf(holdings[holding])
  return revenueSheet({
    ...{ railroads, network, certificates: holdings[holding].certificates },
    ...{ trafficManager: investors.includes('40'), mailContractor: investors.includes('50') },
  })
}

/** The part of a ledger's edit that the pad can't take; null if it takes all. */
export function whyNotInLedger(pad: Pad, edit: LedgerEdit): string | null {
  switch (edit.type) {
    case 'railroad': {
      const hasSides = sidesOf(RAILROADS.indexOf(edit.railroad)).length > 1
      return hasSides === (edit.side !== null) ? null : 'side'
    }
    case 'network':
      return edit.count <= operatorsOf(edit.holding) ? null : 'count'
    case 'operate': {
      const { price, closed } = pad.holdings[edit.holding]
      return price === null || closed || turnOf(pad, edit.holding).revenue === 0 ? 'holding' : null
    }
    case 'trade':
      return whyNotTraded(pad, edit)
    default:
      return null
  }
}

type Trade = Extract<LedgerEdit, { type: 'trade' }>

function whyNotTraded(pad: Pad, edit: Trade): string | null {
  const { price, closed } = pad.holdings[edit.holding]
  if (price === null || closed) return 'holding'
  return cashAfter(pad, edit).some((cash) => cash !== null && cash < 0) ? 'owner' : null
}

/** Both barons' cash once the new owner has paid and the old one was paid; what nobody counted stays unknown. */
function cashAfter({ cash, holdings }: Pad, { holding, percent, owner }: Trade) {
  const { price, certificates } = holdings[holding]
  const worth = valueOf(price ?? 0, percent)
  const gain = (seat: number) => (certificates[percent] === seat ? worth : 0) - (owner === seat ? worth : 0)
  return bySeat((seat) => withMore(cash[seat]!, gain(seat)))
}

function traded(pad: Pad, edit: Trade): Pad {
  const { holding, percent, owner } = edit
  const { certificates, ...others } = pad.holdings[holding]
  return {
    ...pad,
    cash: cashAfter(pad, edit),
    holdings: { ...pad.holdings, [holding]: { ...others, certificates: { ...certificates, [percent]: owner } } },
  }
}

/** The pad after an edit of the ledger that it can take. */
export function withLedgerEdit(pad: Pad, edit: LedgerEdit): Pad {
  switch (edit.type) {
    case 'railroad':
      return edit.on ? bought(pad, edit) : changed(pad, edit.holding, (ledger) => without(ledger, edit.railroad))
    case 'network':
      return changed(pad, edit.holding, (ledger) => ({ ...ledger, network: edit.count }))
    case 'treasury':
      return changed(pad, edit.holding, (ledger) => ({ ...ledger, treasury: edit.dollars }))
    case 'investor':
      return assigned(pad, edit)
    case 'operate':
      return operated(pad, edit)
    case 'trade':
      return traded(pad, edit)
  }
}

const changed = (pad: Pad, holding: HoldingId, change: (ledger: Ledger) => Ledger): Pad => ({
  ...pad,
  holdings: { ...pad.holdings, [holding]: withLedger(pad.holdings[holding], change) },
})

const withLedger = (holding: PadHolding, change: (ledger: Ledger) => Ledger): PadHolding => ({
  ...holding,
  ledger: change(ledgerOf(holding)),
})

const changedEverywhere = (pad: Pad, change: (ledger: Ledger) => Ledger): Pad => ({
  ...pad,
  holdings: mapHoldings((id) => (pad.holdings[id].ledger ? withLedger(pad.holdings[id], change) : pad.holdings[id])),
})

const without = (ledger: Ledger, railroad: string): Ledger => ({
  ...ledger,
  railroads: ledger.railroads.filter(({ id }) => id !== railroad),
})

/** A Railroad lies at one Holding; what it cost leaves the treasury as far as that is known. */
function bought(pad: Pad, { holding, railroad, side, cost = 0 }: Extract<LedgerEdit, { type: 'railroad' }>): Pad {
  const bare = changedEverywhere(pad, (ledger) => without(ledger, railroad))
  const added = changed(bare, holding, ({ railroads, treasury, ...ledger }) => ({
    ...ledger,
    railroads: [...railroads, { id: railroad, side }],
    treasury: treasury === null ? null : Math.max(0, treasury - cost),
  }))
  return withLevel(added, printedOn({ id: railroad, side }).level)
}

/** An Investor serves one Holding. */
function assigned(pad: Pad, { holding, investor, on }: Extract<LedgerEdit, { type: 'investor' }>): Pad {
  const bare = changedEverywhere(pad, ({ investors, ...ledger }) => ({
    ...ledger,
    investors: investors.filter((each) => each !== investor),
  }))
  const sorted = (investors: Ledger['investors']) => ASSIGNED_INVESTORS.filter((each) => investors.includes(each))
  return on
    ? changed(bare, holding, ({ investors, ...ledger }) => ({ ...ledger, investors: sorted([...investors, investor]) }))
    : bare
}

/** Paid, the revenue goes to those who own shares and the price rises one space; kept, it goes into the treasury. */
function operated(pad: Pad, { holding, pay }: Extract<LedgerEdit, { type: 'operate' }>): Pad {
  const { revenue, dividends } = turnOf(pad, holding)
  const { stock, operating } = pad.round
  const noted = changed(pad, holding, (ledger) => ({
    ...ledger,
    treasury: pay ? ledger.treasury : (ledger.treasury ?? 0) + revenue,
    operated: { stock, operating, paid: pay },
  }))
  if (!pay) return noted
  const price = nextPrice(present(noted.holdings[holding].price, 'the share price'))
  return {
    ...noted,
    cash: bySeat((seat) => withMore(pad.cash[seat]!, numberAt(dividends, seat))),
    holdings: { ...noted.holdings, [holding]: { ...noted.holdings[holding], price } },
  }
}

/** Cash that nobody counted stays unknown. */
const withMore = (cash: number | null, dollars: number) => (cash === null ? null : cash + dollars)

/** A level appears: what the first of it ends leaves every Holding. */
export function withLevel(pad: Pad, level: Level): Pad {
  if (pad.appeared.includes(level)) return pad
  const stays = (railroad: LedgerRailroad) => ENDED_BY[printedOn(railroad).level] !== level
  const struck = changedEverywhere(pad, (ledger) => ({ ...ledger, railroads: ledger.railroads.filter(stays) }))
  return { ...struck, appeared: [...pad.appeared, level].toSorted((a, b) => a - b) }
}

/** A card of this category that lies at no Holding; null if the box has no more. */
export function freeRailroad({ holdings }: Pad, category: string): string | null {
  const taken = HOLDINGS.flatMap((id) => ledgerOf(holdings[id]).railroads.map((railroad) => railroad.id))
  return RAILROADS.find((id) => id.startsWith(category) && !taken.includes(id)) ?? null
}
