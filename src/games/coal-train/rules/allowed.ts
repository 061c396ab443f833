/** Choices at hand with the reasons against them, and what each costs now. */
import { amountsOf, indexOf, NOTHING, tileOf, upgradeTile } from '../state/components.ts'
import type { Amounts } from '../state/components.ts'
import { oneMore } from '../state/amounts.ts'
import { active, asked, openTile, opponentsOn } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { CONTRACT_COST, CONTRACTS, STANDARD_UPGRADE } from '../state/valley.ts'
import { coalDue, stepCost } from './agents.ts'
import { costOfStation, costOfTown } from './station-builds.ts'
import { KINDS } from './decision-rules.ts'
import { kindsAsked, legalOf, whyIllegal } from './legal.ts'
import { isForSale } from './market.ts'
import { refuse, whyTooFew } from './refuse.ts'
import { exchangeLimit, FREE_TRADE_LIMIT } from './subsidies.ts'
import type { Allowed, Decision, Kind, Price, Refusal } from './types.ts'

export const allowed = (s: State): Allowed => ({
  choices: asked(s) === null ? [] : kindsAsked(s).flatMap((kind) => choicesOf(s, kind)),
  trade: tradeOf(s),
})

/** Kinds that are shown with what is not allowed too, where a player may ask for the reason. */
const WITH_REASONS: readonly Kind[] = ['start', 'buy', 'use', 'build', 'upgrade', 'contract', 'spend', 'pay', 'raise']

function choicesOf(s: State, kind: Kind): Allowed['choices'] {
  if (kind === 'exchange' || kind === 'trade') return []
  const decisions = WITH_REASONS.includes(kind) ? KINDS[kind].candidates(s) : legalOf(s, kind)
  return decisions.map((decision) => ({
    decision,
    refusal: whyIllegal(s, decision),
    price: priceOf(s, decision),
  }))
}

function tradeOf(s: State): Allowed['trade'] {
  const kinds = kindsAsked(s)
  if (kinds.includes('trade')) return { limit: FREE_TRADE_LIMIT, refusal: null }
  const limit = kinds.includes('exchange') ? exchangeLimit(active(s)) : 0
  return { limit, refusal: limit === 0 ? refuse('not-now', { asked: s.phase }) : whyNoExchange(s) }
}

const whyNoExchange = (s: State): Refusal | null =>
  whyTooFew('no-action-points', active(s).actionPoints, 1) ??
  (legalOf(s, 'exchange').length > 0 ? null : refuse('not-enough-resources', { have: 0, need: 1 }))

/** Null if a decision is free. */
function priceOf(s: State, decision: Decision): Price | null {
  if ('step' in decision) return priceOfStep(s, indexOf(decision.step))
  if ('to' in decision) return price(0, oneMore(NOTHING, 'C', coalDue(s, indexOf(decision.to))))
  if ('buy' in decision) return priceOfPurchase(s)
  if ('use' in decision) return decision.goods ? null : price(0, amountsOf(upgradeTile(decision.use)?.pay ?? ''))
  if ('upgrade' in decision) return price(STANDARD_UPGRADE.cost, amountsOf(STANDARD_UPGRADE.pay))
  if ('build' in decision) return price(0, costOfStation(s, decision))
  if ('town' in decision) return price(0, costOfTown(s, decision))
  if ('coal' in decision) return price(decision.coal)
  return 'contract' in decision ? priceOfContract(decision.contract) : null
}

const price = (actionPoints: number, due: Amounts = NOTHING): Price => ({ actionPoints, due })

const priceOfStep = (s: State, index: number) => price(stepCost(s, index), oneMore(NOTHING, 'C', coalDue(s, index)))

function priceOfPurchase(s: State): Price | null {
  const { agent } = active(s)
  const tile = agent === null ? null : openTile(s, agent)
  return isForSale(tile) ? price(tileOf(tile).cost, oneMore(NOTHING, 'C', opponentsOn(s, agent).length)) : null
}

function priceOfContract(card: string): Price | null {
  const contract = Object.entries(CONTRACTS).find(([incentive]) => card.startsWith(incentive))?.[1]
  return contract ? price(CONTRACT_COST, amountsOf(contract.pay)) : null
}
