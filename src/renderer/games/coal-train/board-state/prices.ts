/** The current cost of a choice, and prices in words. */
import type { Decision, Price, SeatView } from '../../../../games/coal-train/rules/types.ts'
import { minus, oneMore, totalOf } from '../../../../games/coal-train/state/amounts.ts'
import {
  isCity,
  NOTHING,
  RESOURCES,
  type Amounts,
  type Subsidy,
} from '../../../../games/coal-train/state/components.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { goodsText, subsidyName } from '../words/piece-names.ts'
import { legal, type Choice } from './at-hand.ts'

/** A price and the markers that have to stand for the rest of it. */
export interface Cost {
  price: Price | null
  markers: readonly Subsidy[]
}

/**
 * Deducts the part of the price that subsidies have to cover if there is only one way to cover it. Otherwise the
 * printed price.
 */
export function costNow(choice: Choice, { resources }: Pick<SeatView, 'resources'>): Cost {
  const { decision, price } = choice
  const subsidy = waiverOf(decision)
  const missing = price && subsidy && legal(choice) ? missingOf(price.due, resources) : NOTHING
  const count = Math.ceil(totalOf(missing) / 2)
  const due = count === 0 || !price ? null : restOf(minus(price.due, missing), 2 * count - totalOf(missing))
  if (!due || !price || !subsidy) return { price, markers: [] }
  return { price: { ...price, due }, markers: Array<Subsidy>(count).fill(subsidy) }
}

function waiverOf(decision: Decision): Subsidy | null {
  if ('use' in decision || 'upgrade' in decision) return 'IN'
  return 'build' in decision && isCity(decision.build) ? 'ZV' : null
}

function missingOf(due: Amounts, have: Amounts): Amounts {
  const missing = (resource: 'C' | 'I' | 'W') => Math.max(0, due[resource] - have[resource])
  return { C: missing('C'), I: missing('I'), W: missing('W') }
}

/** The amounts left once `spare` more are covered; null if it depends on which resource is covered. */
function restOf(due: Amounts, spare: number): Amounts | null {
  if (spare === 0) return due
  if (spare >= totalOf(due)) return NOTHING
  const kinds = RESOURCES.filter((each) => due[each] > 0)
  return kinds.length > 1 ? null : oneMore(due, kinds[0], -spare)
}

/** "2 AP and 1 coal"; "nothing" where it is free. */
export const priceText = (price: Price | null): string => costText({ price, markers: [] })

/** "1 iron and Infrastructure". */
export function costText({ price, markers }: Cost): string {
  const { actionPoints, due } = price ?? { actionPoints: 0, due: NOTHING }
  const parts = [
    ...(actionPoints > 0 ? [m.ct_count_AP({ count: actionPoints })] : []),
    ...(totalOf(due) > 0 ? [goodsText(due)] : []),
    ...markers.map(subsidyName),
  ]
  return parts.length === 0 ? m.ct_free() : listOf(parts)
}
