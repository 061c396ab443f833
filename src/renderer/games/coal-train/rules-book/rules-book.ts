/** Coal Train's rules: in the sequence in which one plays, every rule once. */
import { m } from '../../../paraglide/messages.js'
import { rulesBook } from '../../screens/rules-book.ts'
import { endRules } from './chapters/end-rules.ts'
import { gameRules } from './chapters/game-rules.ts'
import { tileRules } from './chapters/tile-rules.ts'
import { turnRules } from './chapters/turn-rules.ts'
import { valleyRules } from './chapters/valley-rules.ts'
import { yardRules } from './chapters/yard-rules.ts'
import { TERMS } from './terms.ts'

export const book = rulesBook(
  [
    [m.book_game, gameRules],
    [m.book_turn, turnRules],
    [m.ct_the_freight_yard, yardRules],
    [m.ct_book_ch_tiles, tileRules],
    [m.ct_stations_and_cards, valleyRules],
    [m.book_end, endRules],
  ],
  TERMS,
)
