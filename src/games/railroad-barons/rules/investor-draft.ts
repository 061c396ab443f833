/** The draft of Investors: one names a value, the other takes it or the Investor (rulings 1 to 3). */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import {
  CRATCHIT_PRICE,
  GREEN,
  INVESTORS,
  MOST_VALUE,
  OLD_CRATCHIT,
  SEATS,
  SIZE_40,
  certificateOf,
  faceOf,
} from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { refuse } from './refuse.ts'
import { beginStockRound } from './rounds.ts'
import { start } from './trading.ts'
import type { Range, Refusal } from './types.ts'

/** The player who offers: the starting player first and last, the other twice between. */
const OFFERS_OF_OTHER = [0, 1, 1, 0]
const OFFERS = OFFERS_OF_OTHER.length

function chooser(s: State) {
  const starter = state.get(s, at.STARTER)
  return numberAt(OFFERS_OF_OTHER, state.get(s, at.DRAFTED)) === 1 ? state.otherSeat(starter) : starter
}

export const whyNoOffer = (s: State, investor: number): Refusal | null =>
  state.investorAt(s, investor) === state.ON_TABLE
    ? null
    : refuse('investor-taken', { investor: itemAt(INVESTORS, investor) })

export function offer(s: State, investor: number): void {
  s[at.OFFERED] = investor
  state.addPiece(s)
  state.ask(s, state.VALUING, state.asked(s))
}

/** Face values are fixed. */
export function valueRange(s: State): Range {
  const face = faceOf(state.get(s, at.OFFERED))
  return state.get(s, at.AT_FACE) ? { least: face, most: face } : { least: 0, most: MOST_VALUE }
}

export function whyNoValue(s: State, value: number): Refusal | null {
  const { least, most } = valueRange(s)
  if (value >= least && value <= most) return null
  return least === most ? refuse('value-is-face', { face: least }) : refuse('value-out-of-range', { least, most })
}

export function nameValue(s: State, value: number): void {
  s[at.VALUE] = value
  state.endEntry(s)
  state.ask(s, state.ANSWERING, state.otherSeat(state.asked(s)))
}

/** The other player takes the Investor or the money; the chooser gets what is left. */
export function take(s: State, isInvestor: boolean): void {
  const taker = state.asked(s)
  const investor = isInvestor ? taker : state.otherSeat(taker)
  giveInvestor(s, state.get(s, at.OFFERED), investor)
  state.addCash(s, state.otherSeat(investor), state.get(s, at.VALUE))
  s[at.DRAFTED] = state.get(s, at.DRAFTED) + 1
  if (state.get(s, at.DRAFTED) < OFFERS) state.ask(s, state.OFFERING, chooser(s))
  else endDraft(s)
}

/** Old Cratchit starts the green Holding at once and brings its first Railroad. */
function giveInvestor(s: State, investor: number, seat: number): void {
  state.moveInvestor(s, investor, seat)
  if (investor !== OLD_CRATCHIT) return
  state.giveCertificate(s, certificateOf(GREEN, SIZE_40), seat)
  start(s, GREEN, seat, CRATCHIT_PRICE)
  state.moveRailroad(s, 0, GREEN)
}

/** Both get the face value of the Investor that nobody took. */
function endDraft(s: State): void {
  const fifth = INVESTORS.findIndex((_, each) => state.investorAt(s, each) === state.ON_TABLE)
  state.moveInvestor(s, fifth, state.GONE)
  for (let seat = 0; seat < SEATS; seat++) state.addCash(s, seat, faceOf(fifth))
  if (fifth === OLD_CRATCHIT) state.moveRailroad(s, 0, state.IN_STACK)
  beginStockRound(s)
}
