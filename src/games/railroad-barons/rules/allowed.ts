/** Choices at hand and the reasons against them, and bounds where a sum is named. */
import { BANK, CERTIFICATES, INVESTORS, RAILROADS, sidesOf } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { priceRange } from './acquiring.ts'
import { purchasesOf, salesOf } from './trade-candidates.ts'
import { decisionOf } from './decisions.ts'
import { valueRange } from './investor-draft.ts'
import { legalMoves, whyIllegalMove } from './legal.ts'
import * as moves from './moves.ts'
import type { Move } from './moves.ts'
import { isInPlay } from './obsolescence.ts'
import { settled } from './trading.ts'
import type { Allowed } from './types.ts'

export function allowed(s: State): Allowed {
  const amount = amountOf(s)
  return { choices: amount ? [] : movesInView(s).map((move) => choice(s, move)), amount }
}

const choice = (s: State, move: Move): Allowed['choices'][number] => ({
  decision: decisionOf(s, move),
  refusal: whyIllegalMove(s, move),
})

function amountOf(s: State): Allowed['amount'] {
  if (state.phase(s) === state.VALUING) return valueRange(s)
  return state.phase(s) === state.PRICING ? priceRange(s) : null
}

/** Returns the moves to show: also moves that can't be made if a player may ask for the reason. */
function movesInView(s: State): Move[] {
  if (state.phase(s) === state.TRADING) return tradesInView(s)
  return state.phase(s) === state.ACQUIRING ? acquisitionsInView(s) : legalMoves(s)
}

function tradesInView(s: State): Move[] {
  const now = settled(s)
  const certificates = Array.from({ length: CERTIFICATES }, (_, certificate) => certificate)
  const own = certificates.filter((certificate) => state.owner(s, certificate) === state.asked(s))
  const inBank = certificates.filter((certificate) => state.owner(now, certificate) === BANK)
  const isSensible = (move: Move) => !moves.isExchange(move) || isExchangeable(now, move)
  return [
    moves.moveOf(moves.PASS),
    moves.moveOf(moves.TRADE_DONE),
    ...own.flatMap(salesOf).filter((move) => isSensible(move)),
    ...inBank.flatMap((certificate) => purchasesOf(now, certificate)).filter((move) => isSensible(move)),
  ]
}

/** Whether the certificate in exchange lies where it has to: with the bank for a sale, with the player for a purchase. */
const isExchangeable = (s: State, move: Move) =>
  state.owner(s, moves.exchangedCertificate(move)) === (moves.kind(move) === moves.SELL ? BANK : state.asked(s))

function acquisitionsInView(s: State): Move[] {
  const top = state.topRailroad(s)
  return [
    ...(top < 0 ? [] : sidesOf(top).map((_, side) => moves.bankMove(side))),
    ...RAILROADS.flatMap((_, railroad) => (isInPlay(s, railroad) ? [moves.moveOf(moves.RAILROAD, railroad)] : [])),
    ...INVESTORS.map((_, investor) => moves.moveOf(moves.ASSIGN, investor)),
    moves.moveOf(moves.DONE),
  ]
}
