/** Tips for things at the table: their name, their current state, and their rule in a sentence. */
import type { HoldingView } from '../../../../games/railroad-barons/rules/types.ts'
import {
  CONTRACTOR_BONUS,
  HOLDINGS,
  MANAGER_BONUS,
  NETWORK_BONUS,
  type InvestorId,
} from '../../../../games/railroad-barons/state/components.ts'
import type { Player } from '../../../../games/building-blocks/players.ts'
import { m } from '../../../paraglide/messages.js'
import { spacesToTop } from '../outlook/outlook.ts'
import { abilityOf, holdingFullName, holdingName, investorName } from './piece-names.ts'
import { usd } from './money.ts'

const named = ({ id }: HoldingView) => ({ holding: holdingName(id) })

export function officeTip({ id, director }: HoldingView, players: readonly Pick<Player, 'name'>[]): string {
  const holding = holdingFullName(id)
  const number = HOLDINGS.indexOf(id) + 1
  return director === null
    ? m.rb_tip_office_closed({ holding, number })
    : m.rb_tip_office({ holding, number, name: players[director].name })
}

export const priceTip = (holding: HoldingView): string =>
  holding.price === null
    ? m.rb_tip_price_closed(named(holding))
    : `${m.rb_tip_price({ ...named(holding), price: usd(holding.price) })}\n${m.rb_spaces_left({ count: spacesToTop(holding.space ?? 0) })}`

export const safeTip = (holding: HoldingView): string =>
  m.rb_tip_safe({ ...named(holding), safe: usd(holding.treasury) })

export const trayTip = (holding: HoldingView, name: string, percent: number): string =>
  m.rb_tip_tray({ ...named(holding), name, percent })

export const certificateTip = (holding: HoldingView, percent: number, value: number | null): string =>
  value === null
    ? m.rb_tip_certificate_closed({ ...named(holding), percent })
    : m.rb_tip_certificate({ ...named(holding), percent, value: usd(value) })

export const engineTip = (holding: HoldingView): string =>
  holding.standing === 'operating' ? m.rb_tip_engine(named(holding)) : m.rb_tip_engine_cold(named(holding))

export const networkTip = ({ network }: HoldingView): string =>
  m.rb_tip_network({ count: network, money: usd(network * NETWORK_BONUS) })

export const crewTip = ({ plus, minus, operators }: HoldingView): string =>
  plus + minus > 0 ? m.rb_tip_crew({ plus, minus }) : m.rb_tip_crew_waits({ count: operators })

export const investorTip = (investor: InvestorId): string =>
  m.rb_tip_investor({ investor: investorName(investor), ability: abilityOf(investor) })

/** The parts of the revenue, as far as there are any. */
export function revenueTip({ revenue, railroads, network, investors, standing }: HoldingView): string {
  if (standing !== 'operating') return m.rb_tip_revenue_none()
  const bonus =
    (investors.includes('40') ? MANAGER_BONUS * railroads.length : 0) +
    (investors.includes('50') ? CONTRACTOR_BONUS : 0)
  const parts = [
    m.rb_tip_revenue_railroads({ money: usd(railroads.reduce((sum, { income }) => sum + income, 0)) }),
    ...(network > 0 ? [m.rb_tip_revenue_network({ money: usd(network * NETWORK_BONUS) })] : []),
    ...(bonus > 0 ? [m.rb_tip_revenue_investors({ money: usd(bonus) })] : []),
  ]
  return revenue === 0 ? m.rb_tip_revenue_zero() : m.rb_tip_revenue({ revenue: usd(revenue), parts: parts.join(', ') })
}
