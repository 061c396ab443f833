/** An idea in words: what to do. */
import type { Idea } from '../../../../games/facets/ideas.ts'
import type { Decision } from '../../../../games/railroad-barons/rules/types.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import { capital } from '../../../i18n/capital.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { investorName, railroadName } from '../words/piece-names.ts'
import { purchaseWords, saleWords } from '../words/log-words.ts'
import { usd } from '../words/money.ts'

export type BaronsIdea = Idea<BaronsWire>

/** An immediate decision as a sentence without its end. */
export const ideaText = ({ decisions }: BaronsIdea): string => capital(decisionsText(decisions))

/** An Investor that is offered and its value are one thing, and so are a Railroad that is asked for and its price. */
export function decisionsText(decisions: readonly Decision[]): string {
  const [first, second] = decisions
  if (first && second && 'offer' in first && 'value' in second)
    return m.rb_hint_offer_for({ investor: investorName(first.offer), value: usd(second.value) })
  if (first && second && 'rail' in first && first.rail !== 'bank' && 'price' in second)
    return m.rb_hint_ask_for({ railroad: railroadName(first.rail), price: usd(second.price) })
  return listOf(decisions.map(pieceText).filter((text) => text !== ''))
}

function pieceText(decision: Decision): string {
  if ('offer' in decision) return m.rb_hint_offer({ investor: investorName(decision.offer) })
  if ('value' in decision) return m.rb_hint_value({ value: usd(decision.value) })
  if ('take' in decision) return decision.take === 'money' ? m.rb_hint_take_money() : m.rb_hint_take_investor()
  if ('swap' in decision) return decision.swap ? m.rb_log_swaps() : m.rb_log_swaps_not()
  if ('pass' in decision) return m.rb_log_passes()
  if ('sell' in decision) return saleWords(decision.sell)
  if ('buy' in decision) return purchaseWords(decision.buy, decision.par)
  return 'trade' in decision ? '' : operationText(decision)
}

type Operation = Exclude<
  Decision,
  | { offer: unknown }
  | { value: unknown }
  | { take: unknown }
  | { swap: unknown }
  | { pass: unknown }
  | { sell: unknown }
  | { buy: unknown }
  | { trade: unknown }
>

function operationText(decision: Operation): string {
  if ('tokens' in decision) return tokensText(decision)
  if ('pay' in decision) return decision.pay ? m.rb_hint_pay() : m.rb_hint_keep()
  if ('price' in decision) return m.rb_hint_price({ price: usd(decision.price) })
  if ('consent' in decision) return decision.consent ? m.rb_log_consents() : m.rb_log_refuses()
  if ('assign' in decision) return m.rb_hint_assign({ investor: investorName(decision.assign) })
  if ('discard' in decision) return m.rb_hint_discard({ railroad: railroadName(decision.discard) })
  if ('done' in decision) return m.rb_hint_done()
  if (decision.rail !== 'bank') return m.rb_hint_ask({ railroad: railroadName(decision.rail) })
  return 'side' in decision && decision.side === 'high' ? m.rb_hint_rail_high() : m.rb_hint_rail()
}

function tokensText({ tokens: [plus, minus], network }: Extract<Decision, { tokens: unknown }>): string {
  const words = { plus, minus }
  return network ? m.rb_hint_tokens_network(words) : m.rb_hint_tokens(words)
}
