/** An idea in words, and the reasons for it and against it. */
import type { Decision } from '../../../../games/railroad-barons/rules/types.ts'
import type { Part } from '../../../../games/railroad-barons/wire/wire.ts'
import { capital } from '../../../i18n/capital.ts'
import { percent } from '../../../i18n/numbers.ts'
import { m } from '../../../paraglide/messages.js'
import type { BaronsIdea } from '../base/envelopes.ts'
import { investorName, railroadName } from '../words/card-names.ts'
import { purchaseWords, saleWords } from '../words/log-sentences.ts'
import { signedUsd, usd } from '../words/money.ts'

export const ideaText = ({ decisions }: BaronsIdea): string => capital(decisions.flatMap(wordsOf).join(', '))

/** A turn of a stock round ends without a word. */
function wordsOf(decision: Decision): string[] {
  if ('trade' in decision) return []
  if ('sell' in decision) return [saleWords(decision.sell)]
  if ('buy' in decision) return [purchaseWords(decision.buy, decision.par)]
  return [simpleWords(decision)]
}

type Simple = Exclude<Decision, { trade: unknown } | { sell: unknown } | { buy: unknown }>

function simpleWords(decision: Simple): string {
  if ('offer' in decision) return investorName(decision.offer)
  if ('value' in decision) return usd(decision.value)
  if ('take' in decision) return decision.take === 'money' ? m.rb_take_money() : m.rb_take_investor()
  if ('swap' in decision) return decision.swap ? m.rb_swap() : m.rb_swap_not()
  if ('pass' in decision) return m.rb_pass()
  if ('pay' in decision) return decision.pay ? m.rb_pay_says() : m.rb_keep_says()
  return operatingWords(decision)
}

function operatingWords(
  decision: Exclude<
    Simple,
    | { offer: unknown }
    | { value: unknown }
    | { take: unknown }
    | { swap: unknown }
    | { pass: unknown }
    | { pay: unknown }
  >,
): string {
  if ('tokens' in decision) {
    const [plus, minus] = decision.tokens
    return decision.network ? m.rb_idea_tokens_network({ plus, minus }) : m.rb_idea_tokens({ plus, minus })
  }
  if ('price' in decision) return usd(decision.price)
  if ('consent' in decision) return decision.consent ? m.rb_accept() : m.rb_refuse()
  if ('assign' in decision) return m.rb_assign({ investor: investorName(decision.assign) })
  if ('discard' in decision) return m.rb_discard({ railroad: railroadName(decision.discard) })
  return 'rail' in decision ? railWords(decision) : m.rb_done()
}

function railWords(decision: Extract<Decision, { rail: unknown }>): string {
  if (decision.rail !== 'bank') return railroadName(decision.rail)
  const side = 'side' in decision ? decision.side : undefined
  if (side === undefined) return m.rb_idea_bank()
  return side === 'low' ? m.rb_idea_bank_low() : m.rb_idea_bank_high()
}

/** The expected lead at the end, and the chance of winning. */
export const worthText = ({ lead, chance }: BaronsIdea): string =>
  m.rb_idea_worth({ lead: signedUsd(lead), chance: percent(chance) })

const PARTS: Record<Part, () => string> = {
  cash: m.rb_part_cash,
  stock: m.rb_reason_stock,
  growth: m.rb_reason_growth,
  income: m.rb_reason_income,
  safe: m.rb_safe,
  control: m.rb_reason_control,
  investors: m.rb_reason_investors,
  tempo: m.rb_reason_tempo,
  later: m.rb_reason_later,
}

/** The weightiest first. */
export const reasonTexts = ({ reasons }: BaronsIdea): { good: boolean; text: string }[] =>
  reasons.map(({ part, points }) => ({ good: points > 0, text: `${PARTS[part]()} ${signedUsd(points)}` }))
