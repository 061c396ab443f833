/** What an idea does on the board, as facts that anybody can check there. */
import type { IdeaEffects } from '../../../../games/railroad-barons/wire/wire.ts'
import { capital } from '../../../i18n/capital.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { holdingName } from '../words/piece-names.ts'
import { railroadNames } from '../words/log-words.ts'
import { usd } from '../words/money.ts'

/** What changes hands, and how it changes cash or worth: one sentence with at most two amounts, without its end. */
export function factsText(effects: IdeaEffects): string {
  const facts = [...cardFacts(effects), ...moneyFacts(effects)]
  return capital(facts.length > 0 ? listOf(facts) : m.rb_hint_nothing())
}

const cardFacts = ({ directs, loses, acquired, gone }: IdeaEffects): string[] => [
  ...(directs.length > 0 ? [m.rb_hint_directs({ holdings: listOf(directs.map(holdingName)) })] : []),
  ...(loses.length > 0 ? [m.rb_hint_loses({ holdings: listOf(loses.map(holdingName)) })] : []),
  ...(acquired.length > 0 ? [m.rb_hint_acquires({ railroads: railroadNames(acquired) })] : []),
  ...(gone.length > 0 ? [m.rb_hint_gone({ railroads: railroadNames(gone) })] : []),
]

/** Worth where the price of a share moved or something was paid out, else the cash that a trade moves. */
function moneyFacts({ cash, worth, other }: IdeaEffects): string[] {
  if (worth === 0 && other === 0) return cash === 0 ? [] : [cashFact(cash)]
  const own = worthFact(worth, m.rb_hint_worth_up, m.rb_hint_worth_down)
  const theirs = worthFact(other, m.rb_hint_other_up, m.rb_hint_other_down)
  return [...own, ...theirs]
}

const cashFact = (cash: number): string =>
  cash > 0 ? m.rb_hint_cash_brings({ money: usd(cash) }) : m.rb_hint_cash_costs({ money: usd(-cash) })

type Says = (amount: { money: string }) => string

const worthFact = (change: number, up: Says, down: Says): string[] =>
  change === 0 ? [] : [(change > 0 ? up : down)({ money: usd(Math.abs(change)) })]
