/** Prices in words. */
import type { Price } from '../../../../games/coal-train/rules/types.ts'
import { totalOf } from '../../../../games/coal-train/state/amounts.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { goodsText } from '../words/piece-names.ts'

/** "2 AP and 1 coal"; "nothing" where it is free. */
export function priceText(price: Price | null): string {
  if (price === null) return m.ct_free()
  const parts = [
    ...(price.actionPoints > 0 ? [m.ct_count_AP({ count: price.actionPoints })] : []),
    ...(totalOf(price.due) > 0 ? [goodsText(price.due)] : []),
  ]
  return parts.length === 0 ? m.ct_free() : listOf(parts)
}
