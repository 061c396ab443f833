/** A move is a decision as a small integer: its kind and its object. */
import { certificateOf } from '../state/components.ts'

export type Move = number

const KIND = 1 << 20

export const OFFER = 0
export const VALUE = 1
export const TAKE = 2
export const SWAP = 3
export const PASS = 4
export const SELL = 5
export const BUY = 6
export const TRADE_DONE = 7
export const TOKENS = 8
export const PAY = 9
export const BANK_RAILROAD = 10
export const RAILROAD = 11
export const PRICE = 12
export const CONSENT = 13
export const ASSIGN = 14
export const DONE = 15
export const DISCARD = 16

export const kind = (move: Move) => Math.floor(move / KIND)
export const argument = (move: Move) => move % KIND
export const moveOf = (kind: number, argument = 0): Move => kind * KIND + argument

/** No certificate is given or taken in exchange. */
export const NO_EXCHANGE = 7
/** Not the first certificate of a Holding, so without a start price. */
export const NO_START = 7

/** A certificate's size by its place in `PERCENTS`; `other` is the one in exchange. */
export const certificateMove = (
  kind: typeof SELL | typeof BUY,
  holding: number,
  size: number,
  other = NO_EXCHANGE,
  start = NO_START,
): Move => moveOf(kind, holding | (size << 3) | (other << 6) | (start << 9))
export const holdingOf = (move: Move) => argument(move) & 7
export const sizeOf = (move: Move) => (argument(move) >> 3) & 7
export const exchangeOf = (move: Move) => (argument(move) >> 6) & 7
export const isExchange = (move: Move) => exchangeOf(move) !== NO_EXCHANGE
/** The certificate that is given or taken in an exchange. */
export const exchangedCertificate = (move: Move) => certificateOf(holdingOf(move), exchangeOf(move))
export const startOf = (move: Move) => (argument(move) >> 9) & 7

export const tokensMove = (plus: number, minus: number, network: boolean): Move =>
  moveOf(TOKENS, plus | (minus << 4) | (Number(network) << 8))
export const plusOf = (move: Move) => argument(move) & 15
export const minusOf = (move: Move) => (argument(move) >> 4) & 15
export const networkOf = (move: Move) => (argument(move) >> 8) & 1

/** The top card of the stack; `side` is 0 or 1, 0 if both are the same. */
export const bankMove = (side: number): Move => moveOf(BANK_RAILROAD, side)
