/** Stock rounds, operating rounds, the export between them and the end. */
import { addToInt } from '../../building-blocks/lists.ts'
import { FLOOR_TRADER, HOLDINGS, MOST_STOCK_ROUNDS, RAILROADS, SEATS, TOP_SPACE } from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { operating } from './acquiring.ts'
import { exportTop } from './obsolescence.ts'
import { revenue } from './revenue.ts'

// Stock round

export function beginStockRound(s: State): void {
  s[at.STOCK_ROUND] = state.get(s, at.STOCK_ROUND) + 1
  s[at.OPERATING_ROUND] = 0
  s[at.PASSES] = 0
  s[at.LAST_ACTOR] = -1
  for (let seat = 0; seat < SEATS; seat++) s[at.SOLD + seat] = 0
  const trader = state.investorAt(s, FLOOR_TRADER)
  if (trader < SEATS) state.ask(s, state.SWAPPING, trader)
  else state.ask(s, state.TRADING, state.get(s, at.PRIORITY))
}

/** The Floor Trader is used up by a swap, not by a no (ruling 17). */
export function swapPriority(s: State, isSwapped: boolean): void {
  if (isSwapped) {
    state.moveInvestor(s, FLOOR_TRADER, state.GONE)
    s[at.PRIORITY] = state.otherSeat(state.get(s, at.PRIORITY))
  }
  state.ask(s, state.TRADING, state.get(s, at.PRIORITY))
}

export function pass(s: State): void {
  s[at.PASSES] = state.get(s, at.PASSES) + 1
  if (state.get(s, at.PASSES) < SEATS) state.ask(s, state.TRADING, state.otherSeat(state.asked(s)))
  else closeStockRound(s)
}

export function endTrade(s: State): void {
  const seat = state.asked(s)
  s[at.BOUGHT] = 0
  s[at.PASSES] = 0
  s[at.LAST_ACTOR] = seat
  state.endEntry(s)
  state.ask(s, state.TRADING, state.otherSeat(seat))
}

/** The player who did not trade last gets the Priority Deal; where nobody did, it stays (ruling 16). */
function closeStockRound(s: State): void {
  const last = state.get(s, at.LAST_ACTOR)
  if (last >= 0) s[at.PRIORITY] = state.otherSeat(last)
  operateFrom(s, 1, 0)
}

// Operating rounds

/** The next Holding that operates, from this one on, or what follows the round. */
function operateFrom(s: State, round: number, first: number): void {
  s[at.OPERATING_ROUND] = round
  for (let holding = first; holding < HOLDINGS.length; holding++)
    if (state.standing(s, holding) === state.OPERATES) return beginOperating(s, holding)
  endOperatingRound(s, round)
}

function beginOperating(s: State, holding: number): void {
  s[at.OPERATING] = holding
  for (let railroad = 0; railroad < RAILROADS.length; railroad++) s[at.REFUSED + railroad] = 0
  state.ask(s, state.PLACING, state.director(s, holding))
}

export function placeTokens(s: State, plus: number, minus: number, network: number): void {
  const holding = operating(s)
  state.setPlus(s, holding, plus)
  state.setMinus(s, holding, minus)
  state.setNetwork(s, holding, state.network(s, holding) + network)
  s[at.PLUS_LEFT] = plus
  if (revenue(s, holding) > 0) state.ask(s, state.PAYING, state.director(s, holding))
  else acquireOn(s)
}

/** While (+) tokens are left the director may acquire more. */
export function acquireOn(s: State): void {
  if (state.get(s, at.PLUS_LEFT) > 0) state.ask(s, state.ACQUIRING, state.director(s, operating(s)))
  else discardExcess(s)
}

/** Railroads above the ( ) tokens. */
export const excess = (s: State) => state.railroads(s, operating(s)) - state.minus(s, operating(s))

/** The director chooses the Railroads that leave, if there is a choice. */
export function discardExcess(s: State): void {
  if (excess(s) > 0 && state.minus(s, operating(s)) > 0)
    return state.ask(s, state.DISCARDING, state.director(s, operating(s)))
  if (excess(s) > 0) discardAll(s)
  endTurnOfHolding(s)
}

function discardAll(s: State): void {
  for (let railroad = 0; railroad < RAILROADS.length; railroad++)
    if (state.railroadAt(s, railroad) === operating(s)) state.moveRailroad(s, railroad, state.OUT_OF_PLAY)
}

export function discard(s: State, railroad: number): void {
  state.moveRailroad(s, railroad, state.OUT_OF_PLAY)
  state.addPiece(s)
  if (excess(s) > 0) return
  state.endEntry(s)
  endTurnOfHolding(s)
}

const endTurnOfHolding = (s: State) => operateFrom(s, state.get(s, at.OPERATING_ROUND), operating(s) + 1)

/** 350 ends the game after the round in which it was reached (ruling 21). */
function endOperatingRound(s: State, round: number): void {
  if (hasReachedTop(s)) return state.rest(s, state.CLOSING)
  if (round === 1) return operateFrom(s, 2, 0)
  if (state.get(s, at.STOCK_ROUND) === MOST_STOCK_ROUNDS) return state.rest(s, state.CLOSING)
  if (state.topRailroad(s) < 0) return beginStockRound(s)
  state.rest(s, state.EXPORTING)
}

export function hasReachedTop(s: State): boolean {
  for (let holding = 0; holding < HOLDINGS.length; holding++)
    if (state.standing(s, holding) !== state.CLOSED && state.space(s, holding) === TOP_SPACE) return true
  return false
}

// Without anybody's decision

/** Parts of the closing account: cash, then each Holding. */
export const CLOSING_PARTS = 1 + HOLDINGS.length

/** The next step of the game where it goes on by itself. */
export function advance(s: State): void {
  if (state.phase(s) === state.EXPORTING) {
    exportTop(s)
    return beginStockRound(s)
  }
  if (addToInt(s, at.TOLD, 1) === CLOSING_PARTS) state.rest(s, state.OVER)
}

/** Goes on until somebody has to decide or the game is over. */
export function settle(s: State): void {
  while (state.isAutomatic(s)) advance(s)
}
