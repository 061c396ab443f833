/**
 * A Holding's turn: acquire what earns enough of its price beside what has to leave for it, keep operators for that and put one in
 * the network when it is to spare; pay, but for a game that would be lost by it or for money to the next Railroad.
 */
import {
  INVESTORS,
  RAILROADS,
  TOP_SPACE,
  TRACK,
  sideOf,
  sidesOf,
} from '../../../../src/games/railroad-barons/state/components.ts'
import {
  bankCost,
  buyFromBank,
  directing,
  helpFor,
  operating,
  whyNotAssigned,
  whyNotFromBank,
} from '../../../../src/games/railroad-barons/rules/acquiring.ts'
import * as moves from '../../../../src/games/railroad-barons/rules/moves.ts'
import type { Move } from '../../../../src/games/railroad-barons/rules/moves.ts'
import { playUnchecked } from '../../../../src/games/railroad-barons/rules/play.ts'
import { worth } from '../../../../src/games/railroad-barons/rules/result.ts'
import { dividend, revenue } from '../../../../src/games/railroad-barons/rules/revenue.ts'
import * as at from '../../../../src/games/railroad-barons/state/layout.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { HOLDING_NUMBERS, lifeOf, roundsLeft } from './outlook.ts'

const DONE = moves.moveOf(moves.DONE)

/** The share of its price that a Railroad must earn at least: a safe is of no use at the end. */
const FAIR_SHARE = 0.5
/** The least ratio of a Railroad's earnings to the payments for it. */
const GOOD_REASON = 1.5
/** Operating rounds below which nothing more is saved and the network gets all that it can. */
const TOO_LATE = 2
/** Operators that are kept outside the network before that. */
const FEWEST_OPERATORS = 4

/**
 * Places as many (+) as earn most, then as many as keep Railroads; an operator that is left over goes to the network.
 */
export function placed(s: State): Move {
  const left = state.operatorsLeft(s, operating(s))
  const { uses, railroads } = bestAcquisitions(s, left)
  const needed = Math.max(1, uses + Math.min(railroads, left - uses))
  const network = left > (roundsLeft(s) < TOO_LATE ? needed : Math.max(needed, FEWEST_OPERATORS))
  return moves.tokensMove(uses, left - uses - Number(network), network)
}

/** The fewest (+) that bring most, and the Railroads that the Holding has then. */
function bestAcquisitions(s: State, left: number) {
  const plans = Array.from({ length: Math.max(1, left) }, (_, plus) => acquiring(s, left, plus))
  return plans.reduce((a, b) => (b.value > a.value ? b : a))
}

/** Plays the Holding's turn with this number of (+), revenue aside. */
function acquiring(s: State, left: number, plus: number) {
  const after = state.copy(s)
  state.setPlus(after, operating(s), plus)
  state.setMinus(after, operating(s), left - plus)
  after[at.PLUS_LEFT] = plus + 1
  state.ask(after, state.ACQUIRING, directing(s))
  let uses = 0
  for (let move = acquired(after); uses < plus && move !== DONE; move = acquired(after), uses++)
    playUnchecked(after, move)
  return {
    uses,
    railroads: state.railroads(after, operating(s)),
    value: keptEarnings(after) + state.treasury(after, operating(s)) + uses,
  }
}

export function acquired(s: State): Move {
  const side = sideToBuy(s)
  if (side !== undefined) return moves.bankMove(side)
  const investor = INVESTORS.findIndex(
    (_, each) => state.investorAt(s, each) === directing(s) && whyNotAssigned(s, each) === null,
  )
  const isOfUse = investor >= 0 && state.railroads(s, operating(s)) > 0
  return isOfUse ? moves.moveOf(moves.ASSIGN, investor) : DONE
}

/** The dearer side where the money is there. */
function sideToBuy(s: State): number | undefined {
  const top = state.topRailroad(s)
  if (top < 0) return undefined
  return sidesOf(top)
    .map((_, side) => side)
    .findLast((side) => whyNotFromBank(s, side) === null && isWorthIt(s, top, side))
}

/** It earns enough of its price, and to the director what they add, beside what leaves for it. */
function isWorthIt(s: State, railroad: number, side: number): boolean {
  const after = state.copy(s)
  buyFromBank(after, side)
  const earns = keptEarnings(after) - keptEarnings(s)
  const own = (earns * state.shares(s, operating(s), directing(s))) / 10
  return earns >= FAIR_SHARE * bankCost(s, railroad, side) && own >= helpFor(s, railroad, side)
}

/** Adds up the future earnings of the Railroads that keep an operator on ( ). */
function keptEarnings(s: State): number {
  const all = railroadsHere(s).map((railroad) => earningsOf(s, railroad))
  const kept = all.sort((a, b) => b - a).slice(0, state.minus(s, operating(s)))
  return kept.reduce((sum, each) => sum + each, 0)
}

export const paid = (s: State): Move => moves.moveOf(moves.PAY, Number(!endsBehind(s) && !savesUp(s)))

/** The payment would end a game that is lost and that goes on in one's own favour. */
function endsBehind(s: State): boolean {
  const after = state.copy(s)
  playUnchecked(after, moves.moveOf(moves.PAY, 1))
  const [own, other] = [directing(s), state.otherSeat(directing(s))]
  const isLast = state.space(after, operating(s)) === TOP_SPACE
  return isLast && worth(after, own) < worth(after, other) && dividends(s, own) > dividends(s, other)
}

const dividends = (s: State, seat: number) =>
  HOLDING_NUMBERS.reduce((sum, holding) => sum + dividend(s, holding, seat), 0)

/** One or two revenues pay a Railroad that brings back more than these payments are worth. */
function savesUp(s: State): boolean {
  const [top, holding] = [state.topRailroad(s), operating(s)]
  if (top < 0 || roundsLeft(s) < TOO_LATE) return false
  return [1, 2].some((rounds) => {
    const after = state.copy(s)
    state.addTreasury(after, holding, rounds * revenue(s, holding))
    const rise = TRACK[state.space(s, holding) + 1] - state.price(s, holding)
    const side = sideToBuy(after)
    if (side === undefined || state.treasury(s, holding) >= bankCost(s, top, side)) return false
    const printed = sideOf(top, side)
    return printed.income * (lifeOf(s, printed) - rounds) >= GOOD_REASON * rounds * (revenue(s, holding) + 10 * rise)
  })
}

const railroadsHere = (s: State) =>
  RAILROADS.map((_, each) => each).filter((each) => state.railroadAt(s, each) === operating(s))

function earningsOf(s: State, railroad: number): number {
  const printed = state.printed(s, railroad)
  return printed.income * lifeOf(s, printed)
}

/** The Railroad that will earn least. */
const leastOf = (s: State): number => railroadsHere(s).reduce((a, b) => (earningsOf(s, b) < earningsOf(s, a) ? b : a))

export const discarded = (s: State): Move => moves.moveOf(moves.DISCARD, leastOf(s))
