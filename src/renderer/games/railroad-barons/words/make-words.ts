/** The words on the button that makes the turn of a stock round. */
import type { Decision } from '../../../../games/railroad-barons/rules/types.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { purchaseWords, saleWords } from './log-words.ts'

/** More pieces than these are counted: a button has no room for them, and the slip lists them. */
const MOST_NAMED = 2

export function makeWords(pieces: readonly Decision[]): string {
  if (pieces.length === 0) return m.rb_make()
  if (pieces.length > MOST_NAMED) return m.rb_make_count({ count: pieces.length })
  return m.rb_make_pieces({ pieces: listOf(pieces.map(pieceWords)) })
}

/** "sells SB 20%"; empty for a decision that is no piece of a trade. */
export function pieceWords(piece: Decision): string {
  if ('sell' in piece) return saleWords(piece.sell)
  return 'buy' in piece ? purchaseWords(piece.buy, piece.par) : ''
}
