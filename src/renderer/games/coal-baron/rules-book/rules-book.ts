/** Coal Baron's rules: in the sequence in which one plays, every rule once. */
import { m } from '../../../paraglide/messages.js'
import { chapter, rulesBook } from '../../screens/rules-book.ts'
import { buildingRules } from './chapters/building-rules.ts'
import { endRules } from './chapters/end-rules.ts'
import { gameRules } from './chapters/game-rules.ts'
import { miningRules } from './chapters/mining-rules.ts'
import { playerRules } from './chapters/player-rules.ts'
import { shiftRules } from './chapters/shift-rules.ts'
import { turnRules } from './chapters/turn-rules.ts'
import type { RuleId } from '../rule-links/rule-id.ts'
import { TERMS } from './terms.ts'

export const book = rulesBook<RuleId>({
  chapters: [
    chapter(m.book_game, gameRules),
    chapter(m.book_turn, turnRules),
    chapter(m.cb_book_ch_buildings, buildingRules),
    chapter(m.cb_mining, miningRules),
    chapter(m.cb_book_ch_shift, shiftRules),
    chapter(m.book_end, endRules),
    chapter(m.cb_book_ch_players, playerRules),
  ],
  rules: {
    ...gameRules,
    ...turnRules,
    ...buildingRules,
    ...miningRules,
    ...shiftRules,
    ...endRules,
    ...playerRules,
  },
  terms: TERMS,
})
