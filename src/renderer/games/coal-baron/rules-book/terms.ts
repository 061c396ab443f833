import { m } from '../../../paraglide/messages.js'
import type { RulesBook } from '../../screens/rules-book.ts'
import type { RuleId } from '../rule-links/rule-id.ts'

/** Words of the rules and the rule about each. */
export const TERMS: RulesBook<RuleId>['terms'] = [
  { forms: m.cb_book_words_cage, rule: 'cage' },
  { forms: m.cb_book_words_storage, rule: 'storage' },
  { forms: m.cb_book_words_canteen, rule: 'ousting' },
  { forms: m.cb_bank_inside, rule: 'bank' },
  { forms: m.cb_book_words_clock, rule: 'clock' },
  { forms: m.cb_book_words_balance, rule: 'balance' },
  { forms: m.cb_book_words_orders, rule: 'orders' },
  { forms: m.cb_book_words_factory, rule: 'factory' },
  { forms: m.cb_book_words_pit, rule: 'pit' },
  { forms: m.cb_book_words_mining, rule: 'mining' },
  { forms: m.cb_book_words_delivery, rule: 'delivery' },
  { forms: m.cb_book_words_draft, rule: 'draft' },
  { forms: m.starting_player_inside, rule: 'changeover' },
  { forms: m.cb_book_words_turn, rule: 'turn' },
  { forms: m.cb_book_words_scoring, rule: 'scoring' },
  { forms: m.cb_book_words_accounts, rule: 'accounts' },
  { forms: m.cb_book_words_supply, rule: 'supply' },
  { forms: m.cb_book_words_locked, rule: 'players' },
  { forms: m.cb_book_words_five, rule: 'best-of-five' },
]
