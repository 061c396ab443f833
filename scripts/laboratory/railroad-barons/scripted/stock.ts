/**
 * A turn of a stock round, by the first rule that applies: sell what is above the limit; make a Holding operate; take a
 * directorship that pays; keep one that is in danger; start a Holding; buy where a dollar gains most; improve a full hand.
 */
import {
  BANK,
  MOST_CERTIFICATES,
  START_PRICES,
  sharesOf,
} from '../../../../src/games/railroad-barons/state/components.ts'
import { legalMoves } from '../../../../src/games/railroad-barons/rules/legal.ts'
import * as moves from '../../../../src/games/railroad-barons/rules/moves.ts'
import type { Move } from '../../../../src/games/railroad-barons/rules/moves.ts'
import { playUnchecked } from '../../../../src/games/railroad-barons/rules/play.ts'
import { revenue } from '../../../../src/games/railroad-barons/rules/revenue.ts'
import { whyNotDone } from '../../../../src/games/railroad-barons/rules/trading.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { gainOf, roundsLeft } from './outlook.ts'

/** Operating rounds below which no new Holding pays. */
const FEWEST_ROUNDS = 4

const DONE = moves.moveOf(moves.TRADE_DONE)

/** A purchase with what it costs and brings. */
interface Purchase {
  move: Move
  holding: number
  shares: number
  cost: number
}

export function traded(s: State): Move[] {
  if (state.certificates(s, state.asked(s)) > MOST_CERTIFICATES) return [...soldDown(s), DONE]
  const purchases = purchasesIn(s)
  const chosen =
    floating(s, purchases) ??
    takingOver(s, purchases) ??
    defending(s, purchases) ??
    starting(s, purchases) ??
    investing(s, purchases)
  return chosen ? [chosen.move, DONE] : (rearranged(s) ?? [moves.moveOf(moves.PASS)])
}

function soldDown(s: State): Move[] {
  const now = state.copy(s)
  const sold: Move[] = []
  while (whyNotDone(now) !== null) {
    const move = salesIn(now)[0]
    playUnchecked(now, move)
    sold.push(move)
  }
  return sold
}

/** Sales for money, those of the lowest value first. */
const salesIn = (s: State): Move[] =>
  legalMoves(s)
    .filter((move) => moves.kind(move) === moves.SELL && !moves.isExchange(move))
    .sort((a, b) => valueOf(s, a) - valueOf(s, b))

const valueOf = (s: State, sale: Move) => sharesOf(moves.sizeOf(sale)) * state.price(s, moves.holdingOf(sale))

const purchasesIn = (s: State): Purchase[] =>
  legalMoves(s)
    .filter((move) => moves.kind(move) === moves.BUY)
    .map((move) => purchaseOf(s, move))

function purchaseOf(s: State, move: Move): Purchase {
  const holding = moves.holdingOf(move)
  const shares = sharesOf(moves.sizeOf(move)) - (moves.isExchange(move) ? sharesOf(moves.exchangeOf(move)) : 0)
  const price = moves.startOf(move) === moves.NO_START ? state.price(s, holding) : START_PRICES[moves.startOf(move)]
  return { move, holding, shares, cost: shares * price }
}

const most = (purchases: readonly Purchase[], worth: (purchase: Purchase) => number): Purchase | undefined =>
  purchases.reduce<Purchase | undefined>((a, b) => (a === undefined || worth(b) > worth(a) ? b : a), undefined)

const largest = (purchases: readonly Purchase[]) => most(purchases, ({ shares }) => shares)

const directs = (s: State, holding: number) => state.director(s, holding) === state.asked(s)

/** A Holding that is started does nothing before half of it is sold. */
const floating = (s: State, purchases: readonly Purchase[]) =>
  largest(purchases.filter(({ holding }) => state.standing(s, holding) === state.STARTED && directs(s, holding)))

/** Another's Holding that earns or has money to. */
const takingOver = (s: State, purchases: readonly Purchase[]) =>
  largest(
    purchases.filter(({ holding, shares }) => {
      if (state.standing(s, holding) !== state.OPERATES || directs(s, holding)) return false
      const own = state.shares(s, holding, state.asked(s)) + shares
      const isWorthIt = revenue(s, holding) > 0 || state.treasury(s, holding) >= 300
      return isWorthIt && own > state.shares(s, holding, state.otherSeat(state.asked(s)))
    }),
  )

/** An own Holding that earns and that the other could take over with what the bank has. */
const defending = (s: State, purchases: readonly Purchase[]) =>
  largest(
    purchases.filter(({ holding }) => {
      if (state.standing(s, holding) !== state.OPERATES || !directs(s, holding)) return false
      const [own, other] = [state.asked(s), state.otherSeat(state.asked(s))].map((seat) =>
        state.shares(s, holding, seat),
      )
      return other > 0 && revenue(s, holding) > 0 && other + state.shares(s, holding, BANK) > own
    }),
  )

/** At the dearest price at which the money makes it operate, too. */
function starting(s: State, purchases: readonly Purchase[]): Purchase | undefined {
  if (roundsLeft(s) < FEWEST_ROUNDS) return undefined
  const cash = state.cash(s, state.asked(s))
  return most(
    purchases.filter(({ move, cost }) => moves.startOf(move) !== moves.NO_START && (cost * 5) / 4 <= cash),
    ({ cost, holding }) => cost - holding,
  )
}

/** Chooses the purchase that gains most for each dollar, and the largest certificate of that Holding. */
const investing = (s: State, purchases: readonly Purchase[]) =>
  most(
    purchases.filter(({ move, holding }) => moves.startOf(move) === moves.NO_START && gainOf(s, holding) > 0),
    ({ holding, shares }) => gainOf(s, holding) / state.price(s, holding) + shares / 100,
  )

/** With a full hand: the lowest certificate for a purchase that is worth more, beyond a doubt. */
function rearranged(s: State): Move[] | undefined {
  if (state.certificates(s, state.asked(s)) < MOST_CERTIFICATES) return undefined
  const sale = salesIn(s).find((move) => !directs(s, moves.holdingOf(move)))
  if (sale === undefined) return undefined
  const after = state.copy(s)
  playUnchecked(after, sale)
  const given = sharesOf(moves.sizeOf(sale)) * gainOf(s, moves.holdingOf(sale))
  const better = purchasesIn(after).filter(
    ({ move, holding, shares }) =>
      moves.startOf(move) === moves.NO_START &&
      shares * gainOf(s, holding) > given &&
      holding !== moves.holdingOf(sale),
  )
  const purchase = most(better, ({ holding, shares }) => shares * gainOf(s, holding))
  return purchase && [sale, purchase.move, DONE]
}
