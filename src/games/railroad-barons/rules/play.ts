/** A move and all that follows from it. */
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { assign, buyFromBank, directing, operating, takeOver } from './acquiring.ts'
import { nameValue, offer, take } from './investor-draft.ts'
import * as moves from './moves.ts'
import type { Move } from './moves.ts'
import { payDividends, withhold } from './revenue.ts'
import { acquireOn, discard, discardExcess, endTrade, pass, placeTokens, swapPriority } from './rounds.ts'
import { buy, sell, settleSales } from './trading.ts'

/** Changes the state in place; the move has to be legal. */
export function playUnchecked(s: State, move: Move): void {
  const argument = moves.argument(move)
  switch (moves.kind(move)) {
    case moves.OFFER:
      return offer(s, argument)
    case moves.VALUE:
      return nameValue(s, argument)
    case moves.TAKE:
      return take(s, argument === 1)
    case moves.SWAP:
      return swapPriority(s, argument === 1)
    case moves.PASS:
      return pass(s)
    case moves.SELL:
      return sell(s, move)
    case moves.BUY:
      return buy(s, move)
    case moves.TRADE_DONE:
      settleSales(s)
      return endTrade(s)
    case moves.TOKENS:
      return placeTokens(s, moves.plusOf(move), moves.minusOf(move), moves.networkOf(move))
    case moves.PAY:
      return pay(s, argument === 1)
    default:
      return acquire(s, move)
  }
}

function pay(s: State, isPaid: boolean): void {
  if (isPaid) payDividends(s, operating(s))
  else withhold(s, operating(s))
  acquireOn(s)
}

function acquire(s: State, move: Move): void {
  const argument = moves.argument(move)
  switch (moves.kind(move)) {
    case moves.BANK_RAILROAD:
      buyFromBank(s, argument)
      return acquireOn(s)
    case moves.RAILROAD:
      return askFor(s, argument)
    case moves.PRICE:
      return offerPrice(s, argument)
    case moves.CONSENT:
      return answer(s, argument === 1)
    case moves.ASSIGN:
      assign(s, argument)
      return acquireOn(s)
    case moves.DONE:
      return discardExcess(s)
    default:
      return discard(s, argument)
  }
}

function askFor(s: State, railroad: number): void {
  s[at.WANTED] = railroad
  state.addPiece(s)
  state.ask(s, state.PRICING, state.asked(s))
}

/** The other player's consent is needed for a Railroad of a Holding that they direct (ruling 25). */
function offerPrice(s: State, price: number): void {
  s[at.PRICE] = price
  state.endEntry(s)
  const seller = state.director(s, state.railroadAt(s, state.get(s, at.WANTED)))
  if (seller !== directing(s)) return state.ask(s, state.CONSENTING, seller)
  takeOver(s)
  acquireOn(s)
}

function answer(s: State, isAccepted: boolean): void {
  if (isAccepted) takeOver(s)
  else s[at.REFUSED + state.get(s, at.WANTED)] = state.get(s, at.PRICE)
  acquireOn(s)
}
