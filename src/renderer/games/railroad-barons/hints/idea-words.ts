/** An idea in words: what to do, what it is worth, and why, from the evaluator's parts. */
import type { Idea } from '../../../../games/facets/ideas.ts'
import type { Decision } from '../../../../games/railroad-barons/rules/types.ts'
import type { BaronsWire, IdeaEffects, Part } from '../../../../games/railroad-barons/wire/wire.ts'
import { capital } from '../../../i18n/capital.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { holdingName, investorName, railroadName } from '../words/piece-names.ts'
import { purchaseWords, railroadNames, saleWords } from '../words/log-words.ts'
import { signedUsd, usd } from '../words/money.ts'

export type BaronsIdea = Idea<BaronsWire>

/** An immediate decision as a sentence without its end. */
export const ideaText = ({ decisions }: BaronsIdea): string => capital(decisionsText(decisions))

export const decisionsText = (decisions: readonly Decision[]): string =>
  listOf(decisions.map(pieceText).filter((text) => text !== ''))

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

/** What whoever does it may expect; the chance of winning stands on the players' cards. */
export function outlookText({ lead }: BaronsIdea): string {
  const words = { money: usd(Math.abs(lead)) }
  return lead < 0 ? m.rb_hint_outlook_behind(words) : m.rb_hint_outlook_ahead(words)
}

export interface ReasonText {
  /** For it, or against it. */
  good: boolean
  /** With a sign. */
  money: string
  text: string
}

export const reasonTexts = ({ reasons, effects }: BaronsIdea): ReasonText[] =>
  reasons.map(({ part, points }) => ({
    good: points > 0,
    money: signedUsd(points),
    text: points > 0 ? FOR[part](effects) : AGAINST[part](effects),
  }))

type Words = (effects: IdeaEffects) => string

const FOR: Record<Part, Words> = {
  cash: ({ cash }) => (cash > 0 ? m.rb_hint_cash_brings({ money: usd(cash) }) : m.rb_hint_cash_good()),
  stock: m.rb_hint_stock_good,
  growth: m.rb_hint_growth_good,
  income: incomeWords,
  safe: m.rb_hint_safe_good,
  control: ({ directs }) =>
    directs.length > 0 ? m.rb_hint_directs({ holdings: listOf(directs.map(holdingName)) }) : m.rb_hint_control_good(),
  investors: m.rb_hint_investors_good,
  tempo: m.rb_hint_tempo_good,
  later: m.reason_later_good,
}

const AGAINST: Record<Part, Words> = {
  cash: ({ cash }) => (cash < 0 ? m.rb_hint_cash_costs({ money: usd(-cash) }) : m.rb_hint_cash_bad()),
  stock: m.rb_hint_stock_bad,
  growth: m.rb_hint_growth_bad,
  income: ({ gone }) => (gone.length > 0 ? m.rb_hint_gone({ railroads: railroadNames(gone) }) : m.rb_hint_income_bad()),
  safe: m.rb_hint_safe_bad,
  control: ({ loses }) =>
    loses.length > 0 ? m.rb_hint_loses({ holdings: listOf(loses.map(holdingName)) }) : m.rb_hint_control_bad(),
  investors: m.rb_hint_investors_bad,
  tempo: m.rb_hint_tempo_bad,
  later: m.reason_later_bad,
}

function incomeWords({ acquired, gone }: IdeaEffects): string {
  if (acquired.length > 0) return m.rb_hint_acquires({ railroads: railroadNames(acquired) })
  return gone.length > 0 ? m.rb_hint_gone({ railroads: railroadNames(gone) }) : m.rb_hint_income_good()
}
