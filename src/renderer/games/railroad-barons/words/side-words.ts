/** A side of a Railroad card in words. */
import { ENDED_BY, type Side } from '../../../../games/railroad-barons/state/components.ts'
import { m } from '../../../paraglide/messages.js'
import { usd } from './money.ts'

/** "out of date once level 6 appears", "stays to the end". */
export function sideLife({ level }: Pick<Side, 'level'>): string {
  const ends = ENDED_BY[level]
  return ends === undefined ? m.rb_coach_stays() : m.rb_coach_ends({ level: ends })
}

/** "level 3, costs $200, earns $80; out of date once level 6 appears". */
export function sideWords(side: Side): string {
  const { level, cost, income } = side
  return `${m.rb_side_says({ level, cost: usd(cost), income: usd(income) })}; ${sideLife(side)}`
}
