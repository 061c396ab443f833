/** The end of the game, as soon as it is certain. */
import type { View } from '../../../../games/railroad-barons/rules/types.ts'
import { MOST_STOCK_ROUNDS, TOP_PRICE } from '../../../../games/railroad-barons/state/components.ts'
import { m } from '../../../paraglide/messages.js'
import { holdingName } from './piece-names.ts'
import { usd } from './money.ts'

/** Null while nothing says when the game ends, and once it is over. */
export function endBanner({ phase, holdings, round }: View): string | null {
  if (phase === 'closing' || phase === 'over') return null
  const top = holdings.find(({ price }) => price === TOP_PRICE)
  if (top) return m.rb_end_reached({ holding: holdingName(top.id), top: usd(TOP_PRICE) })
  return round.stock === MOST_STOCK_ROUNDS ? m.rb_end_last_rounds() : null
}
