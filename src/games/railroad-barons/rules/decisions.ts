/** Turns the kernel's moves into the record's words and back. */
import { itemAt } from '../../building-blocks/lists.ts'
import { HOLDINGS, INVESTORS, PERCENTS, RAILROADS, SIDE_NAMES, START_PRICES, sidesOf } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { helpFor, whyNotFromBank } from './acquiring.ts'
import * as moves from './moves.ts'
import type { Move } from './moves.ts'
import { refuse } from './refuse.ts'
import type { Certificate, Decision, Refusal } from './types.ts'

/** The words of a move that is legal in this state. */
export function decisionOf(s: State, move: Move): Decision {
  const argument = moves.argument(move)
  switch (moves.kind(move)) {
    case moves.OFFER:
      return { offer: itemAt(INVESTORS, argument) }
    case moves.VALUE:
      return { value: argument }
    case moves.TAKE:
      return { take: argument === 1 ? 'investor' : 'money' }
    case moves.SWAP:
      return { swap: argument === 1 }
    case moves.PASS:
      return { pass: true }
    case moves.SELL:
      return { sell: certificateWords(move) }
    case moves.BUY:
      return purchaseWords(move)
    case moves.TRADE_DONE:
      return { trade: 'done' }
    case moves.TOKENS:
      return tokensWords(move)
    default:
      return acquiringWords(s, move)
  }
}

function acquiringWords(s: State, move: Move): Decision {
  const argument = moves.argument(move)
  switch (moves.kind(move)) {
    case moves.PAY:
      return { pay: argument === 1 }
    case moves.BANK_RAILROAD:
      return bankWords(s, argument)
    case moves.RAILROAD:
      return { rail: itemAt(RAILROADS, argument) }
    case moves.PRICE:
      return { price: argument }
    case moves.CONSENT:
      return { consent: argument === 1 }
    case moves.ASSIGN:
      return { assign: itemAt(INVESTORS, argument) }
    case moves.DONE:
      return { done: true }
    default:
      return { discard: itemAt(RAILROADS, argument) }
  }
}

function certificateWords(move: Move): Certificate {
  const holding = itemAt(HOLDINGS, moves.holdingOf(move))
  const percent = itemAt(PERCENTS, moves.sizeOf(move))
  const exchange = moves.exchangeOf(move)
  return exchange === moves.NO_EXCHANGE ? [holding, percent] : [holding, percent, itemAt(PERCENTS, exchange)]
}

function purchaseWords(move: Move): Decision {
  const start = moves.startOf(move)
  const buy = certificateWords(move)
  return start === moves.NO_START ? { buy } : { buy, par: itemAt(START_PRICES, start) }
}

function tokensWords(move: Move): Decision {
  const tokens: [number, number] = [moves.plusOf(move), moves.minusOf(move)]
  return moves.networkOf(move) ? { tokens, network: true } : { tokens }
}

function bankWords(s: State, side: number): Decision {
  const top = state.topRailroad(s)
  const help = helpFor(s, top, side)
  const level = sidesOf(top).length > 1 ? { side: itemAt(SIDE_NAMES, side) } : {}
  return { rail: 'bank', ...level, ...(help > 0 ? { help } : {}) }
}

/** The move of these words, legal or not; a refusal where the bank's Railroad is asked for in other words than it needs now. */
export function moveOf(s: State, decision: Decision): Move | Refusal {
  if ('offer' in decision) return moves.moveOf(moves.OFFER, INVESTORS.indexOf(decision.offer))
  if ('value' in decision) return moves.moveOf(moves.VALUE, decision.value)
  if ('take' in decision) return moves.moveOf(moves.TAKE, Number(decision.take === 'investor'))
  if ('swap' in decision) return moves.moveOf(moves.SWAP, Number(decision.swap))
  if ('pass' in decision) return moves.moveOf(moves.PASS)
  if ('sell' in decision) return certificateMove(moves.SELL, decision.sell)
  if ('buy' in decision) return certificateMove(moves.BUY, decision.buy, decision.par)
  if ('trade' in decision) return moves.moveOf(moves.TRADE_DONE)
  return operatingMove(s, decision)
}

type InOperatingRound = Exclude<
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

function operatingMove(s: State, decision: InOperatingRound): Move | Refusal {
  if ('tokens' in decision) return moves.tokensMove(...decision.tokens, decision.network === true)
  if ('pay' in decision) return moves.moveOf(moves.PAY, Number(decision.pay))
  if ('price' in decision) return moves.moveOf(moves.PRICE, decision.price)
  if ('consent' in decision) return moves.moveOf(moves.CONSENT, Number(decision.consent))
  if ('assign' in decision) return moves.moveOf(moves.ASSIGN, INVESTORS.indexOf(decision.assign))
  if ('done' in decision) return moves.moveOf(moves.DONE)
  if ('discard' in decision) return moves.moveOf(moves.DISCARD, RAILROADS.indexOf(decision.discard))
  return isFromBank(decision) ? bankMove(s, decision) : moves.moveOf(moves.RAILROAD, RAILROADS.indexOf(decision.rail))
}

type FromBank = Extract<Decision, { rail: 'bank' }>

const isFromBank = (decision: { rail: string }): decision is FromBank => decision.rail === 'bank'

function certificateMove(
  kind: typeof moves.SELL | typeof moves.BUY,
  [holding, percent, exchange]: Certificate,
  par?: number,
): Move {
  const other = exchange === undefined ? moves.NO_EXCHANGE : PERCENTS.indexOf(exchange)
  const start = par === undefined ? moves.NO_START : START_PRICES.findIndex((price) => price === par)
  return moves.certificateMove(kind, HOLDINGS.indexOf(holding), PERCENTS.indexOf(percent), other, start)
}

/** The side is said where there are two, and help is exactly what is missing (ruling 24). */
function bankMove(s: State, { side, help }: FromBank): Move | Refusal {
  const top = state.topRailroad(s)
  if (top < 0 || state.phase(s) !== state.ACQUIRING) return moves.bankMove(0)
  const railroad = itemAt(RAILROADS, top)
  const isChoice = sidesOf(top).length > 1
  if (isChoice !== (side !== undefined)) return refuse(isChoice ? 'side-needed' : 'one-side', { railroad })
  const chosen = side === undefined ? 0 : SIDE_NAMES.indexOf(side)
  return whyNotFromBank(s, chosen) ?? helpedMove(chosen, help, helpFor(s, top, chosen))
}

/** Help that nobody needs isn't named at all. */
function helpedMove(side: number, help: number | undefined, need: number): Move | Refusal {
  if (help === (need > 0 ? need : undefined)) return moves.bankMove(side)
  return refuse('wrong-help', { have: help ?? 0, need })
}
