import { m } from '../../../paraglide/messages.js'
import type { RulesBook } from '../../screens/rules-book.ts'
import type { RuleId } from '../rule-links/rule-id.ts'

/** Words of the rules and the rule about each. */
export const TERMS: RulesBook<RuleId>['terms'] = [
  { forms: m.rb_book_words_investors, rule: 'investors' },
  { forms: m.rb_book_words_priority, rule: 'priority' },
  { forms: m.rb_book_words_director, rule: 'director' },
  { forms: m.rb_book_words_operators, rule: 'operators' },
  { forms: m.rb_book_words_revenue, rule: 'revenue' },
  { forms: m.rb_book_words_starting, rule: 'starting' },
  { forms: m.rb_book_words_rounds, rule: 'rounds' },
  { forms: m.rb_book_words_turn, rule: 'turn' },
  { forms: m.rb_book_words_levels, rule: 'levels' },
  { forms: m.rb_book_words_buying, rule: 'buying' },
]
