/** Coal Baron's rules: in the sequence in which one plays, every rule once. */
import { m } from '../../../paraglide/messages.js'
import { rulesBook } from '../../screens/rules-book.ts'
import { buildingRules } from './chapters/building-rules.ts'
import { endRules } from './chapters/end-rules.ts'
import { gameRules } from './chapters/game-rules.ts'
import { miningRules } from './chapters/mining-rules.ts'
import { playerRules } from './chapters/player-rules.ts'
import { shiftRules } from './chapters/shift-rules.ts'
import { turnRules } from './chapters/turn-rules.ts'
import { TERMS } from './terms.ts'

export const book = rulesBook(
  [
    [m.book_game, gameRules],
    [m.book_turn, turnRules],
    [m.cb_book_ch_buildings, buildingRules],
    [m.cb_mining, miningRules],
    [m.cb_book_ch_shift, shiftRules],
    [m.book_end, endRules],
    [m.cb_book_ch_players, playerRules],
  ],
  TERMS,
)
