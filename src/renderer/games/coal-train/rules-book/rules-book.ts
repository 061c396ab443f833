/** Coal Train's rules: in the sequence in which one plays, every rule once. */
import { m } from '../../../paraglide/messages.js'
import { chapter, rulesBook } from '../../screens/rules-book.ts'
import type { RuleId } from '../rule-links/rule-id.ts'
import { endRules } from './chapters/end-rules.ts'
import { gameRules } from './chapters/game-rules.ts'
import { tileRules } from './chapters/tile-rules.ts'
import { turnRules } from './chapters/turn-rules.ts'
import { valleyRules } from './chapters/valley-rules.ts'
import { yardRules } from './chapters/yard-rules.ts'
import { TERMS } from './terms.ts'

export const book = rulesBook<RuleId>({
  chapters: [
    chapter(m.book_game, gameRules),
    chapter(m.book_turn, turnRules),
    chapter(m.ct_the_freight_yard, yardRules),
    chapter(m.ct_book_ch_tiles, tileRules),
    chapter(m.ct_stations_and_cards, valleyRules),
    chapter(m.book_end, endRules),
  ],
  rules: { ...gameRules, ...turnRules, ...yardRules, ...tileRules, ...valleyRules, ...endRules },
  terms: TERMS,
})
