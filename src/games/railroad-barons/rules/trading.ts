/** A turn of a stock round: sales, then at most one purchase. */
import { numberAt, itemAt } from '../../building-blocks/lists.ts'
import {
  BANK,
  HOLDINGS,
  MOST_CERTIFICATES,
  PERCENTS,
  START_PRICES,
  certificateOf,
  sharesOf,
  spaceOf,
} from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { settleDirectorship } from './directorship.ts'
import * as moves from './moves.ts'
import type { Move } from './moves.ts'
import { refuse } from './refuse.ts'
import type { Refusal } from './types.ts'

/** 10% shares that change hands. */
const sharesMoved = (move: Move) =>
  sharesOf(moves.sizeOf(move)) - (moves.isExchange(move) ? sharesOf(moves.exchangeOf(move)) : 0)

const percent = (size: number) => numberAt(PERCENTS, size)
const idOf = (holding: number) => itemAt(HOLDINGS, holding)

// Sales

export function whyNoSale(s: State, move: Move): Refusal | null {
  const seat = state.asked(s)
  const holding = moves.holdingOf(move)
  const size = moves.sizeOf(move)
  if (state.get(s, at.BOUGHT)) return refuse('sell-first')
  if (state.owner(s, certificateOf(holding, size)) !== seat)
    return refuse('not-your-certificate', { holding: idOf(holding), percent: percent(size) })
  return whyNoExchangeDown(s, move) ?? whyNobodyHasForty(s, move)
}

function whyNoExchangeDown(s: State, move: Move): Refusal | null {
  if (!moves.isExchange(move)) return null
  const holding = moves.holdingOf(move)
  const smaller = moves.exchangeOf(move)
  if (state.owner(s, certificateOf(holding, smaller)) !== BANK)
    return refuse('not-in-bank', { holding: idOf(holding), percent: percent(smaller) })
  return sharesMoved(move) > 0 ? null : refuse('not-smaller', { percent: percent(smaller) })
}

/** A player has to own 40% of a started Holding, and the other one where the 40 itself is sold (ruling 7). */
function whyNobodyHasForty(s: State, move: Move): Refusal | null {
  const seat = state.asked(s)
  const holding = moves.holdingOf(move)
  const others = state.shares(s, holding, state.otherSeat(seat))
  if (others >= 4) return null
  const params = { holding: idOf(holding), have: others * 10 }
  if (percent(moves.sizeOf(move)) === 40) return refuse('other-needs-forty', params)
  const left = state.shares(s, holding, seat) - sharesMoved(move)
  return left >= 4 ? null : refuse('nobody-has-forty', { ...params, left: left * 10 })
}

export function sell(s: State, move: Move): void {
  const seat = state.asked(s)
  const holding = moves.holdingOf(move)
  state.giveCertificate(s, certificateOf(holding, moves.sizeOf(move)), BANK)
  if (moves.isExchange(move)) state.giveCertificate(s, certificateOf(holding, moves.exchangeOf(move)), seat)
  state.addCash(s, seat, sharesMoved(move) * state.price(s, holding))
  s[at.SELLING] = state.get(s, at.SELLING) | (1 << holding)
  s[at.SOLD + seat] = state.get(s, at.SOLD + seat) | (1 << holding)
  state.addPiece(s)
}

/** The sales of a turn are over: prices fall where the Director sold, then directors change. */
export function settleSales(s: State): void {
  for (let holding = 0; holding < HOLDINGS.length; holding++) {
    if ((state.get(s, at.SELLING) & (1 << holding)) === 0) continue
    if (state.director(s, holding) === state.asked(s))
      state.setSpace(s, holding, Math.max(0, state.space(s, holding) - 1))
    settleDirectorship(s, holding)
  }
  s[at.SELLING] = 0
}

/** The same state where nothing waits to be settled, else a settled copy. */
export function settled(s: State): State {
  if (state.get(s, at.SELLING) === 0) return s
  const after = state.copy(s)
  settleSales(after)
  return after
}

// Purchases

/** Dollars that a purchase costs. */
function costOf(s: State, move: Move): number {
  const start = moves.startOf(move)
  const price = start === moves.NO_START ? state.price(s, moves.holdingOf(move)) : numberAt(START_PRICES, start)
  return sharesMoved(move) * price
}

export function whyNoPurchase(s: State, move: Move): Refusal | null {
  if (state.get(s, at.BOUGHT)) return refuse('one-purchase')
  return whyNoPurchaseIn(settled(s), move)
}

/** The same where nothing waits to be settled. */
export function whyNoPurchaseIn(s: State, move: Move): Refusal | null {
  const seat = state.asked(s)
  const holding = moves.holdingOf(move)
  const size = moves.sizeOf(move)
  if (state.hasSold(s, seat, holding)) return refuse('sold-this-round', { holding: idOf(holding) })
  if (state.owner(s, certificateOf(holding, size)) !== BANK)
    return refuse('not-in-bank', { holding: idOf(holding), percent: percent(size) })
  return (
    whyNoStart(s, move) ??
    whyNoExchangeUp(s, move) ??
    whyOverLimit(s, seat, !moves.isExchange(move)) ??
    whyTooDear(s, move)
  )
}

/** The first certificate of a Holding is the Director's, with a start price. */
function whyNoStart(s: State, move: Move): Refusal | null {
  const holding = moves.holdingOf(move)
  const isStart = moves.startOf(move) !== moves.NO_START
  if (state.standing(s, holding) !== state.CLOSED) return isStart ? refuse('no-start-price') : null
  if (percent(moves.sizeOf(move)) !== 40 || moves.isExchange(move))
    return refuse('director-first', { holding: idOf(holding) })
  return isStart ? null : refuse('start-price', { prices: START_PRICES.join(' ') })
}

function whyNoExchangeUp(s: State, move: Move): Refusal | null {
  if (!moves.isExchange(move)) return null
  const holding = moves.holdingOf(move)
  const smaller = moves.exchangeOf(move)
  if (state.owner(s, certificateOf(holding, smaller)) !== state.asked(s))
    return refuse('not-your-certificate', { holding: idOf(holding), percent: percent(smaller) })
  return sharesMoved(move) > 0 ? null : refuse('not-larger', { percent: percent(moves.sizeOf(move)) })
}

/** Counted before any exchange of certificates that a purchase causes (ruling 10). */
function whyOverLimit(s: State, seat: number, isOneMore: boolean): Refusal | null {
  const have = state.certificates(s, seat)
  if (isOneMore && have >= MOST_CERTIFICATES) return refuse('certificate-limit', { have, most: MOST_CERTIFICATES })
  return whyNotOver(s)
}

function whyTooDear(s: State, move: Move): Refusal | null {
  const have = state.cash(s, state.asked(s))
  const need = costOf(s, move)
  return have >= need ? null : refuse('no-money', { have, need })
}

export function buy(s: State, move: Move): void {
  settleSales(s)
  const seat = state.asked(s)
  const holding = moves.holdingOf(move)
  state.addCash(s, seat, -costOf(s, move))
  state.giveCertificate(s, certificateOf(holding, moves.sizeOf(move)), seat)
  if (moves.isExchange(move)) state.giveCertificate(s, certificateOf(holding, moves.exchangeOf(move)), BANK)
  if (moves.startOf(move) !== moves.NO_START) start(s, holding, seat, numberAt(START_PRICES, moves.startOf(move)))
  if (state.standing(s, holding) === state.STARTED && state.sharesSold(s, holding) >= 5) beginOperating(s, holding)
  settleDirectorship(s, holding)
  s[at.BOUGHT] = 1
  state.addPiece(s)
}

/** A player has the Director's certificate of a Holding that was closed. */
export function start(s: State, holding: number, seat: number, price: number): void {
  state.setStanding(s, holding, state.STARTED)
  state.setSpace(s, holding, spaceOf(price))
  state.setDirector(s, holding, seat)
}

/** Half of the Holding is sold: it gets its capital from the bank. */
function beginOperating(s: State, holding: number): void {
  state.setStanding(s, holding, state.OPERATES)
  state.addTreasury(s, holding, 10 * state.price(s, holding))
}

// The end of a turn

/**
 * A player with too many certificates has to sell (ruling 11). It can always be done: only certificates that were exchanged for
 * the 40 in the other's turn bring one above the limit, and of those Holdings the other now owns 40%.
 */
function whyNotOver(s: State): Refusal | null {
  const have = state.certificates(s, state.asked(s))
  return have > MOST_CERTIFICATES ? refuse('certificates-over', { have, most: MOST_CERTIFICATES }) : null
}

export const whyNotDone = (s: State): Refusal | null =>
  state.isUnderWay(s) ? whyNotOver(settled(s)) : refuse('nothing-traded')

export function whyNoPass(s: State): Refusal | null {
  if (state.isUnderWay(s)) return refuse('not-now', { asked: 'trade' })
  return whyNotOver(s)
}
