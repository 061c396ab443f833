/** A Holding in a sentence, for a screen reader, and what a Holding without a Railroad waits for. */
import type { HoldingView } from '../../../../games/railroad-barons/rules/types.ts'
import type { Player } from '../../../../games/building-blocks/players.ts'
import { m } from '../../../paraglide/messages.js'
import { holdingName, investorName } from './piece-names.ts'
import { railroadNames } from './log-words.ts'
import { usd } from './money.ts'

export function platformSentence(holding: HoldingView, players: readonly Pick<Player, 'name'>[]): string {
  const { id, price, director, treasury, shares, railroads, investors, network, revenue } = holding
  const name = holdingName(id)
  if (price === null || director === null) return m.rb_platform_closed({ holding: name })
  const parts = [
    m.rb_platform({ holding: name, name: players[director].name, price: usd(price), safe: usd(treasury) }),
    ...players.map((player, seat) => m.rb_percent_of({ name: player.name, percent: shares[seat] })),
    railroads.length > 0 ? railroadNames(railroads.map((each) => each.id)) : m.rb_platform_no_railroad(),
    ...investors.map(investorName),
    m.rb_platform_operators({ plus: holding.plus, minus: holding.minus, network }),
    m.rb_platform_revenue({ revenue: usd(revenue) }),
  ]
  return `${parts.join('; ')}.`
}

export function startWords({ standing, price }: HoldingView): string {
  if (standing === 'closed') return ''
  return standing === 'started' ? m.rb_start_next({ capital: usd(10 * (price ?? 0)) }) : m.rb_platform_no_railroad()
}
