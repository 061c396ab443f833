/** The fields of a score pad that take a number, by the ids that doubts have (`wire/warning-codes.ts`). */
import { itemAt } from '../../building-blocks/lists.ts'
import { HOLDINGS, MOST_WORTH, TOP_PRICE } from '../state/components.ts'
import type { HoldingId } from '../state/components.ts'
import type { Edit } from '../wire/wire.ts'
import { valueOf } from './account.ts'
import { ledgerOf } from './ledger.ts'
import type { Pad } from './pad.ts'
import { nextPrice, previousPrice } from './track.ts'
import type { DollarLimits } from './typed-numbers.ts'

export type DollarField = { kind: 'price' | 'treasury'; holding: HoldingId } | { kind: 'cash' | 'total'; seat: number }

type HoldingField = Extract<DollarField, { holding: unknown }>
const isOfHolding = (field: DollarField): field is HoldingField => 'holding' in field

/** `price-green`, `cash-0`. */
export const fieldId = (field: DollarField): string =>
  isOfHolding(field) ? `${field.kind}-${field.holding}` : `${field.kind}-${field.seat}`

const PRICES = HOLDINGS.map((holding): DollarField => ({ kind: 'price', holding }))
const bothOf = (kind: 'cash' | 'total'): DollarField[] => [0, 1].map((seat) => ({ kind, seat }))

/** In the order in which they are entered. */
export const fieldsOf = ({ totalsOnly }: Pad): DollarField[] =>
  totalsOnly ? bothOf('total') : [...PRICES, ...bothOf('cash')]

export function dollarsIn({ holdings, cash, totals }: Pad, field: DollarField): number | null {
  if (isOfHolding(field)) {
    const holding = holdings[field.holding]
    return field.kind === 'price' ? holding.price : ledgerOf(holding).treasury
  }
  return itemAt(field.kind === 'cash' ? cash : totals, field.seat)
}

/** Fields that are still empty; a Holding that was never started has no price. */
export const openFieldsOf = (pad: Pad): DollarField[] =>
  fieldsOf(pad).filter(
    (field) => dollarsIn(pad, field) === null && !(field.kind === 'price' && pad.holdings[field.holding].closed),
  )

/** The most cash that leaves room in a score for every certificate at the highest price. */
export const MOST_CASH = MOST_WORTH - valueOf(TOP_PRICE, 100) * HOLDINGS.length

const LIMITS: Readonly<Record<DollarField['kind'], DollarLimits>> = {
  price: { least: 1, most: TOP_PRICE },
  cash: { least: 0, most: MOST_CASH },
  total: { least: 0, most: MOST_WORTH },
  treasury: { least: 0, most: MOST_WORTH },
}

export const limitsOf = ({ kind }: DollarField): DollarLimits => LIMITS[kind]

export function written(field: DollarField, dollars: number | null): Edit {
  if (!isOfHolding(field)) return { type: field.kind, seat: field.seat, dollars }
  const { kind, holding } = field
  return kind === 'price' ? { type: kind, holding, price: dollars } : { type: kind, holding, dollars }
}

/** The space of the share value track above or below a price, which need not be on it; an empty field begins at 100. */
export function steppedPrice(price: number | null, by: 1 | -1): number {
  if (price === null) return 100
  return by > 0 ? nextPrice(price) : previousPrice(price)
}
