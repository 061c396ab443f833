import { m } from '../../../paraglide/messages.js'
import type { RulesBook } from '../../screens/rules-book.ts'
import type { RuleId } from '../base/rule-id.ts'

/** Words of the rules and the rule about each. */
export const TERMS: RulesBook<RuleId>['terms'] = [
  { forms: m.book_words_cage, rule: 'cage' },
  { forms: m.book_words_storage, rule: 'storage' },
  { forms: m.book_words_canteen, rule: 'ousting' },
  { forms: m.book_words_bank, rule: 'bank' },
  { forms: m.book_words_clock, rule: 'clock' },
  { forms: m.book_words_balance, rule: 'balance' },
  { forms: m.book_words_orders, rule: 'orders' },
  { forms: m.book_words_factory, rule: 'factory' },
  { forms: m.book_words_pit, rule: 'pit' },
  { forms: m.book_words_mining, rule: 'mining' },
  { forms: m.book_words_delivery, rule: 'delivery' },
  { forms: m.book_words_draft, rule: 'draft' },
  { forms: m.book_words_starter, rule: 'changeover' },
  { forms: m.book_words_turn, rule: 'turn' },
  { forms: m.book_words_scoring, rule: 'scoring' },
  { forms: m.book_words_accounts, rule: 'accounts' },
  { forms: m.book_words_supply, rule: 'supply' },
  { forms: m.book_words_locked, rule: 'players' },
  { forms: m.book_words_five, rule: 'best-of-five' },
]
