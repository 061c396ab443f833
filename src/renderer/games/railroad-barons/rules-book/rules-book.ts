/** Railroad Barons' rules: in the sequence in which one plays, every rule once. */
import { m } from '../../../paraglide/messages.js'
import { rulesBook } from '../../screens/rules-book.ts'
import { endRules } from './chapters/end-rules.ts'
import { gameRules } from './chapters/game-rules.ts'
import { operatingRules } from './chapters/operating-rules.ts'
import { railroadRules } from './chapters/railroad-rules.ts'
import { stockRules } from './chapters/stock-rules.ts'
import { TERMS } from './terms.ts'

export const book = rulesBook(
  [
    [m.book_game, gameRules],
    [m.rb_stock_round, stockRules],
    [m.rb_book_ch_operating, operatingRules],
    [m.rb_book_ch_railroads, railroadRules],
    [m.book_end, endRules],
  ],
  TERMS,
)
