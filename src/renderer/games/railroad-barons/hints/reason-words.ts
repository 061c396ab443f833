/** Compares two turns in words: money, shares and offices after either, and whether that speaks for the first. */
import type { Fact } from '../../../../games/railroad-barons/wire/wire.ts'
import { percent } from '../../../i18n/numbers.ts'
import { m } from '../../../paraglide/messages.js'
import { chances, reasonText, type ReasonText } from '../../screens/reason-words.ts'
import { usd } from '../words/money.ts'
import { holdingName, investorName } from '../words/piece-names.ts'
import type { BaronsIdea } from './idea-words.ts'

export const reasonTexts = ({ reasons }: BaronsIdea): ReasonText[] =>
  reasons.map(({ part: { fact, is, instead }, points }) => {
    const isPaid = fact.of === 'other-money' && is <= 0 && instead <= 0
    const way = isPaid ? -1 : 1
    return reasonText(outcomeText(fact, isPaid), amounts(fact, way * is, way * instead), points)
  })

function outcomeText(fact: Fact, isPaid: boolean): string {
  switch (fact.of) {
    case 'directs':
      return m.rb_why_directs({ holding: holdingName(fact.holding) })
    case 'investor':
      return m.rb_why_investor({ investor: investorName(fact.investor) })
    case 'priority':
      return m.rb_why_priority()
    case 'other-money':
      return (isPaid ? PAID : RECEIVED)[fact.whose]()
    case 'dividends':
      return DIVIDENDS[fact.whose]()
    default:
      return OF_HOLDING[fact.of][fact.whose]({ holding: holdingName(fact.holding) })
  }
}

const PAID = { own: m.rb_why_paid, other: m.rb_why_paid_other }
const RECEIVED = { own: m.rb_why_received, other: m.rb_why_received_other }
const DIVIDENDS = { own: m.rb_why_dividends, other: m.rb_why_dividends_other }
const OF_HOLDING = {
  income: { own: m.rb_why_income, other: m.rb_why_income_other },
  obsolete: { own: m.rb_why_obsolete, other: m.rb_why_obsolete_other },
  safe: { own: m.rb_why_safe, other: m.rb_why_safe_other },
  gain: { own: m.rb_why_gain, other: m.rb_why_gain_other },
  share: { own: m.rb_why_share, other: m.rb_why_share_other },
}

function amounts({ of }: Fact, is: number, instead: number) {
  if (of === 'directs' || of === 'investor' || of === 'priority') return chances(is, instead)
  const written =
    of === 'share' ? (tenth: number) => percent(tenth / 100) : (dollars: number) => usd(Math.round(dollars))
  return { is: written(is), instead: written(instead) }
}
