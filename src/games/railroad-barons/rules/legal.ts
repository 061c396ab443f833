/** Legality has one source: `whyIllegalMove` refuses, and what it doesn't refuse of all that could be is listed. */
import { entryAt, itemAt } from '../../building-blocks/lists.ts'
import { BANK, CERTIFICATES, INVESTORS, RAILROADS } from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { operating, priceRange, whyNoPrice, whyNotAsked, whyNotAssigned, whyNotFromBank } from './acquiring.ts'
import { purchasesOf, salesOf } from './trade-candidates.ts'
import { valueRange, whyNoOffer, whyNoValue } from './investor-draft.ts'
import * as moves from './moves.ts'
import type { Move } from './moves.ts'
import { refuse } from './refuse.ts'
import { settled, whyNoPass, whyNoPurchase, whyNoPurchaseIn, whyNoSale, whyNotDone } from './trading.ts'
import type { Range, Refusal } from './types.ts'

/** The kinds of moves that each phase asks for. */
const KINDS: Readonly<Record<number, readonly number[]>> = {
  [state.OFFERING]: [moves.OFFER],
  [state.VALUING]: [moves.VALUE],
  [state.ANSWERING]: [moves.TAKE],
  [state.SWAPPING]: [moves.SWAP],
  [state.TRADING]: [moves.PASS, moves.SELL, moves.BUY, moves.TRADE_DONE],
  [state.PLACING]: [moves.TOKENS],
  [state.PAYING]: [moves.PAY],
  [state.ACQUIRING]: [moves.BANK_RAILROAD, moves.RAILROAD, moves.ASSIGN, moves.DONE],
  [state.PRICING]: [moves.PRICE],
  [state.CONSENTING]: [moves.CONSENT],
  [state.DISCARDING]: [moves.DISCARD],
  [state.EXPORTING]: [],
  [state.CLOSING]: [],
  [state.OVER]: [],
}

const kindsAsked = (s: State) => entryAt(KINDS, state.phase(s))

/** Null if the move is allowed now. */
export function whyIllegalMove(s: State, move: Move): Refusal | null {
  const kind = moves.kind(move)
  if (!kindsAsked(s).includes(kind)) return refuse('not-now', { asked: state.phaseOf(s) })
  const argument = moves.argument(move)
  switch (kind) {
    case moves.OFFER:
      return whyNoOffer(s, argument)
    case moves.VALUE:
      return whyNoValue(s, argument)
    case moves.PASS:
      return whyNoPass(s)
    case moves.SELL:
      return whyNoSale(s, move)
    case moves.BUY:
      return whyNoPurchase(s, move)
    case moves.TRADE_DONE:
      return whyNotDone(s)
    case moves.TOKENS:
      return whyNotPlaced(s, move)
    default:
      return whyNotAcquired(s, kind, argument)
  }
}

function whyNotAcquired(s: State, kind: number, argument: number): Refusal | null {
  switch (kind) {
    case moves.BANK_RAILROAD:
      return whyNotFromBank(s, argument)
    case moves.RAILROAD:
      return whyNotAsked(s, argument)
    case moves.PRICE:
      return whyNoPrice(s, argument)
    case moves.ASSIGN:
      return whyNotAssigned(s, argument)
    case moves.DISCARD:
      return state.railroadAt(s, argument) === operating(s)
        ? null
        : refuse('not-here', { railroad: itemAt(RAILROADS, argument) })
    default:
      return null
  }
}

/** All operators that are not in the network have a place (ruling 18). */
function whyNotPlaced(s: State, move: Move): Refusal | null {
  const need = state.operatorsLeft(s, operating(s))
  const have = moves.plusOf(move) + moves.minusOf(move) + moves.networkOf(move)
  if (moves.networkOf(move) > need) return refuse('no-token')
  return have === need ? null : refuse('tokens-left', { have, need })
}

/** Every move that is allowed now, each once. */
export function legalMoves(s: State): Move[] {
  const list: Move[] = []
  for (const kind of kindsAsked(s)) addLegal(s, kind, list)
  return list
}

function addLegal(s: State, kind: number, list: Move[]): void {
  switch (kind) {
    case moves.VALUE:
      return addRange(list, kind, valueRange(s))
    case moves.PRICE:
      return addRange(list, kind, priceRange(s))
    case moves.SELL:
      return addSales(s, list)
    case moves.BUY:
      return addPurchases(s, list)
    case moves.TOKENS:
      return addSplits(list, state.operatorsLeft(s, operating(s)))
    default:
      return addOthers(s, kind, list)
  }
}

function addRange(list: Move[], kind: number, { least, most }: Range): void {
  for (let dollars = least; dollars <= most; dollars++) list.push(moves.moveOf(kind, dollars))
}

/** The most of each kind. */
const HOW_MANY: Readonly<Record<number, number>> = {
  [moves.OFFER]: INVESTORS.length,
  [moves.TAKE]: 2,
  [moves.SWAP]: 2,
  [moves.PASS]: 1,
  [moves.TRADE_DONE]: 1,
  [moves.PAY]: 2,
  [moves.BANK_RAILROAD]: 2,
  [moves.RAILROAD]: RAILROADS.length,
  [moves.CONSENT]: 2,
  [moves.ASSIGN]: INVESTORS.length,
  [moves.DONE]: 1,
  [moves.DISCARD]: RAILROADS.length,
}

function addOthers(s: State, kind: number, list: Move[]): void {
  for (let argument = 0; argument < entryAt(HOW_MANY, kind); argument++) {
    const move = moves.moveOf(kind, argument)
    if (whyIllegalMove(s, move) === null) list.push(move)
  }
}

/** Sales of certificates that the seat owns: the others can't be sold anyway. */
function addSales(s: State, list: Move[]): void {
  for (let certificate = 0; certificate < CERTIFICATES; certificate++) {
    if (state.owner(s, certificate) !== state.asked(s)) continue
    for (const move of salesOf(certificate)) if (whyNoSale(s, move) === null) list.push(move)
  }
}

/** Purchases of what the bank has once the sales are settled. */
function addPurchases(s: State, list: Move[]): void {
  if (state.get(s, at.BOUGHT)) return
  const now = settled(s)
  for (let certificate = 0; certificate < CERTIFICATES; certificate++) {
    if (state.owner(now, certificate) !== BANK) continue
    for (const move of purchasesOf(now, certificate)) if (whyNoPurchaseIn(now, move) === null) list.push(move)
  }
}

function addSplits(list: Move[], tokens: number): void {
  for (const network of [false, true])
    for (let plus = 0; plus <= tokens - Number(network); plus++)
      list.push(moves.tokensMove(plus, tokens - Number(network) - plus, network))
}
