/** Turns of a stock round: to pass, sales of one Holding, a purchase, and sales that make a purchase possible. */
import { BANK, CERTIFICATES, PERCENTS, certificateOf, holdingOf } from '../../state/components.ts'
import { purchasesOf, salesOf } from '../../rules/trade-candidates.ts'
import * as moves from '../../rules/moves.ts'
import type { Move } from '../../rules/moves.ts'
import { sell, settled, whyNoPass, whyNoPurchaseIn, whyNoSale, whyNotDone } from '../../rules/trading.ts'
import * as at from '../../state/layout.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import type { Turn } from './turn.ts'

const DONE = moves.moveOf(moves.TRADE_DONE)
const PASS = moves.moveOf(moves.PASS)

interface Sales {
  sales: Move[]
  after: State
}

export function tradesOf(s: State): Turn[] {
  const nothing: Sales = { sales: [], after: s }
  const turns: Turn[] = whyNoPass(s) === null ? [[PASS]] : []
  const possible = new Set(purchasesIn(s))
  addTurns(turns, nothing, possible, new Set())
  const alone = singles(nothing)
  const known = new Set(possible)
  for (const sales of alone) {
    const purchases = purchasesIn(sales.after)
    addTurns(turns, sales, purchases, possible)
    for (const purchase of purchases) known.add(purchase)
  }
  const together = blocks(nothing)
  for (const sales of together) addTurns(turns, sales, purchasesIn(sales.after), known)
  for (let more = [...alone, ...together]; turns.length === 0 && more.length > 0;) {
    more = more.flatMap(salesFrom)
    for (const sales of more) addTurns(turns, sales, [], known)
  }
  return turns
}

/** The sales alone where that is a turn, and with each purchase that isn't known to be possible with less. */
function addTurns(turns: Turn[], { sales, after }: Sales, purchases: Iterable<Move>, known: ReadonlySet<Move>) {
  if (whyNotDone(after) === null) turns.push([...sales, DONE])
  for (const purchase of purchases) if (!known.has(purchase)) turns.push([...sales, purchase, DONE])
}

function purchasesIn(s: State): Move[] {
  if (state.get(s, at.BOUGHT)) return []
  const now = settled(s)
  const list: Move[] = []
  for (let certificate = 0; certificate < CERTIFICATES; certificate++) {
    if (state.owner(now, certificate) !== BANK) continue
    for (const move of purchasesOf(now, certificate)) if (whyNoPurchaseIn(now, move) === null) list.push(move)
  }
  return list
}

/** One sale more, or all of a Holding that can be sold. */
const salesFrom = (from: Sales): Sales[] => [...singles(from), ...blocks(from)]

function singles(from: Sales): Sales[] {
  const list: Sales[] = []
  for (let certificate = 0; certificate < CERTIFICATES; certificate++) {
    if (state.owner(from.after, certificate) !== state.asked(from.after)) continue
    for (const move of salesOf(certificate)) if (whyNoSale(from.after, move) === null) list.push(withSale(from, move))
  }
  return list
}

/** For each Holding with several certificates: as many as can be sold, the smallest first. */
function blocks(from: Sales): Sales[] {
  const list: Sales[] = []
  for (let holding = 0; holding < CERTIFICATES; holding += PERCENTS.length) {
    const sold = blockOf(from, holdingOf(holding))
    if (sold.sales.length > from.sales.length + 1) list.push(sold)
  }
  return list
}

function blockOf(from: Sales, holding: number): Sales {
  let sold = from
  for (let size = PERCENTS.length - 1; size >= 0; size--) {
    const move = moves.certificateMove(moves.SELL, holding, size)
    const isOwn = state.owner(sold.after, certificateOf(holding, size)) === state.asked(sold.after)
    if (isOwn && whyNoSale(sold.after, move) === null) sold = withSale(sold, move)
  }
  return sold
}

function withSale({ sales, after }: Sales, move: Move): Sales {
  const now = state.copy(after)
  sell(now, move)
  return { sales: [...sales, move], after: now }
}
