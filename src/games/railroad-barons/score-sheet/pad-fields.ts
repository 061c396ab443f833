/** The fields of a score pad that take a number, by the ids that doubts have (`wire/warning-codes.ts`). */
import { itemAt } from '../../base/lists.ts'
import { HOLDINGS, MOST_WORTH, TOP_PRICE, TRACK } from '../state/components.ts'
import type { HoldingId } from '../state/components.ts'
import type { Edit } from '../wire/wire.ts'
import type { Pad } from './pad.ts'
import type { DollarLimits } from './typed-numbers.ts'

export type DollarField = { kind: 'price'; holding: HoldingId } | { kind: 'cash' | 'total'; seat: number }

/** `price-green`, `cash-0`. */
export const fieldId = (field: DollarField): string =>
  `${field.kind}-${field.kind === 'price' ? field.holding : field.seat}`

const PRICES = HOLDINGS.map((holding): DollarField => ({ kind: 'price', holding }))
const bothOf = (kind: 'cash' | 'total'): DollarField[] => [0, 1].map((seat) => ({ kind, seat }))

/** In the order in which they are entered. */
export const fieldsOf = ({ totalsOnly }: Pad): DollarField[] =>
  totalsOnly ? bothOf('total') : [...PRICES, ...bothOf('cash')]

export function dollarsIn({ holdings, cash, totals }: Pad, field: DollarField): number | null {
  if (field.kind === 'price') return holdings[field.holding].price
  return itemAt(field.kind === 'cash' ? cash : totals, field.seat)
}

/** Fields that are still empty; a Holding that was never started has no price. */
export const openFieldsOf = (pad: Pad): DollarField[] =>
  fieldsOf(pad).filter(
    (field) => dollarsIn(pad, field) === null && !(field.kind === 'price' && pad.holdings[field.holding].closed),
  )

export const limitsOf = ({ kind }: DollarField): DollarLimits =>
  kind === 'price' ? { least: 1, most: TOP_PRICE } : { least: 0, most: MOST_WORTH }

export const written = (field: DollarField, dollars: number | null): Edit =>
  field.kind === 'price'
    ? { type: 'price', holding: field.holding, price: dollars }
    : { type: field.kind, seat: field.seat, dollars }

/** The space of the share value track above or below a price, which need not be on it; an empty field begins at 100. */
export function steppedPrice(price: number | null, by: 1 | -1): number {
  if (price === null) return 100
  const next = by > 0 ? TRACK.find((each) => each > price) : TRACK.findLast((each) => each < price)
  return next ?? price
}
