/** Railroad Barons' rules: in the sequence in which one plays, every rule once. */
import { m } from '../../../paraglide/messages.js'
import { chapter, rulesBook } from '../../screens/rules-book.ts'
import type { RuleId } from '../rule-links/rule-id.ts'
import { endRules } from './chapters/end-rules.ts'
import { gameRules } from './chapters/game-rules.ts'
import { operatingRules } from './chapters/operating-rules.ts'
import { railroadRules } from './chapters/railroad-rules.ts'
import { stockRules } from './chapters/stock-rules.ts'
import { TERMS } from './terms.ts'

export const book = rulesBook<RuleId>({
  chapters: [
    chapter(m.book_game, gameRules),
    chapter(m.rb_stock_round, stockRules),
    chapter(m.rb_book_ch_operating, operatingRules),
    chapter(m.rb_book_ch_railroads, railroadRules),
    chapter(m.book_end, endRules),
  ],
  rules: { ...gameRules, ...stockRules, ...operatingRules, ...railroadRules, ...endRules },
  terms: TERMS,
})
