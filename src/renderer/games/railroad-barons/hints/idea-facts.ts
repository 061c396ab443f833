/** States the gains and costs of an idea as facts with figures that anybody can check on the board. */
import type { IdeaEffects } from '../../../../games/railroad-barons/wire/wire.ts'
import { capital } from '../../../i18n/capital.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { holdingName, investorName } from '../words/piece-names.ts'
import { railroadNames } from '../words/log-words.ts'
import { usd } from '../words/money.ts'
import type { BaronsIdea } from './idea-words.ts'

export interface Fact {
  /** For the idea, or against it. */
  good: boolean
  text: string
}

/** More than these make no reason any clearer. */
const MOST = 3

/** One sentence without its end. The effects are those of the whole turn, of which `decisions` may be the beginning. */
export function factsText(effects: IdeaEffects, decisions: BaronsIdea['decisions']): string {
  const facts = [...laterFacts(effects, decisions), ...factsOf(effects)].slice(0, MOST)
  return capital(listOf(facts.map(({ text }) => text)))
}

function laterFacts({ acquired }: IdeaEffects, decisions: BaronsIdea['decisions']): Fact[] {
  if (acquired.length === 0 || decisions.some((decision) => 'rail' in decision)) return []
  return [good(m.rb_gain_then_buys({ railroads: railroadNames(acquired) }))]
}

/** The weightiest kind first: who directs, what goes out of date, dividends, prices, revenues, and money. */
export function factsOf(effects: IdeaEffects): Fact[] {
  const facts = [
    ...investorFacts(effects),
    ...directorFacts(effects),
    ...endFacts(effects),
    ...dividendFacts(effects),
    ...priceFacts(effects),
    ...revenueFacts(effects),
    ...moneyFacts(effects),
  ]
  return facts.length > 0 ? facts.slice(0, MOST) : [good(m.rb_gain_left({ money: usd(effects.left) }))]
}

const good = (text: string): Fact => ({ good: true, text })
const bad = (text: string): Fact => ({ good: false, text })

/** In the draft, a player who takes the money leaves the Investor to the other. */
function investorFacts({ investor, cash }: IdeaEffects): Fact[] {
  if (!investor) return []
  const words = { investor: investorName(investor.investor), worth: usd(investor.worth) }
  return [good(cash > 0 ? m.rb_gain_investor_left(words) : m.rb_gain_investor(words))]
}

const directorFacts = ({ directs, loses }: IdeaEffects): Fact[] => [
  ...directs.map(({ holding, safe, revenue }) => {
    const words = { holding: holdingName(holding), safe: usd(safe), revenue: usd(revenue) }
    return good(safe + revenue > 0 ? m.rb_gain_directs_with(words) : m.rb_gain_directs(words))
  }),
  ...loses.map((holding) => bad(m.rb_gain_loses({ holding: holdingName(holding) }))),
]

/** For the player where they own less than half of what the Holdings lose. */
function endFacts({ gone, revenues }: IdeaEffects): Fact[] {
  if (gone.length === 0) return []
  const falls = revenues.filter(({ from, to }) => to < from)
  const lost = falls.reduce((sum, { from, to }) => sum + from - to, 0)
  const own = falls.reduce((sum, { from, to, percent }) => sum + ((from - to) * percent) / 100, 0)
  const losses = falls.map(({ holding, from, to }) =>
    m.rb_gain_falls({ holding: holdingName(holding), from: usd(from), to: usd(to) }),
  )
  const text = m.rb_gain_ends({ railroads: railroadNames(gone), losses: listOf(losses) })
  return [{ good: 2 * own < lost, text }]
}

const dividendFacts = ({ dividends: [own, other] }: IdeaEffects): Fact[] =>
  own + other > 0 ? [{ good: own >= other, text: m.rb_gain_dividend({ own: usd(own), other: usd(other) }) }] : []

/** A start price is no step. */
const priceFacts = ({ prices }: IdeaEffects): Fact[] =>
  prices
    .filter(({ from }) => from > 0)
    .map(({ holding, from, to }) => {
      const words = { holding: holdingName(holding), from: usd(from), to: usd(to) }
      return to > from ? good(m.rb_gain_price_up(words)) : bad(m.rb_gain_price_down(words))
    })

/** Leaves out falling revenues when Railroads go out of date: their own fact tells of that. */
const revenueFacts = ({ revenues, gone }: IdeaEffects): Fact[] =>
  revenues
    .filter(({ from, to }) => to > from || gone.length === 0)
    .map(({ holding, from, to, percent }) => {
      const by = Math.abs(to - from)
      const words = { holding: holdingName(holding), by: usd(by), own: usd((by * percent) / 100) }
      return to > from ? good(m.rb_gain_revenue_up(words)) : bad(m.rb_gain_revenue_down(words))
    })

/** The player's own money; else what comes into a safe or is paid from it. */
function moneyFacts({ cash, dividends: [own], safes }: IdeaEffects): Fact[] {
  if (cash !== 0 && own === 0)
    return cash > 0
      ? [good(m.rb_hint_cash_brings({ money: usd(cash) }))]
      : [bad(m.rb_hint_cash_costs({ money: usd(-cash) }))]
  return safes.map(({ holding, from, to }) => {
    const words = { holding: holdingName(holding), from: usd(from), to: usd(to) }
    return to > from ? good(m.rb_gain_safe_up(words)) : bad(m.rb_gain_safe_down(words))
  })
}
