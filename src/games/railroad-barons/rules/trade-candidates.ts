/** Trades that can be thought of for each certificate, by its number: of Holdings that are started, or to start one. */
import { itemAt } from '../../building-blocks/lists.ts'
import { CERTIFICATES, PERCENTS, SIZE_40, START_PRICES, holdingOf, sizeOf } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import * as moves from './moves.ts'
import type { Move } from './moves.ts'

const SIZES = PERCENTS.map((_, size) => size)

const trades = (kind: typeof moves.SELL | typeof moves.BUY): readonly (readonly Move[])[] =>
  Array.from({ length: CERTIFICATES }, (_, certificate) =>
    [moves.NO_EXCHANGE, ...SIZES.slice(sizeOf(certificate) + 1)].map((other) =>
      moves.certificateMove(kind, holdingOf(certificate), sizeOf(certificate), other),
    ),
  )

const SALES = trades(moves.SELL)
const PURCHASES = trades(moves.BUY)
const STARTS: readonly (readonly Move[])[] = PURCHASES.map((_, certificate) =>
  START_PRICES.map((_, start) =>
    moves.certificateMove(moves.BUY, holdingOf(certificate), SIZE_40, moves.NO_EXCHANGE, start),
  ),
)

/** Sales of a certificate: for money, or in exchange for each smaller one. */
export const salesOf = (certificate: number): readonly Move[] => itemAt(SALES, certificate)

/** Purchases of a certificate: for money, or in exchange for each smaller one; of a closed Holding the Director's at each start price. */
export function purchasesOf(s: State, certificate: number): readonly Move[] {
  const isClosed = state.standing(s, holdingOf(certificate)) === state.CLOSED
  return isClosed && sizeOf(certificate) === SIZE_40 ? itemAt(STARTS, certificate) : itemAt(PURCHASES, certificate)
}
