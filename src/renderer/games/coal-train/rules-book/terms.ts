import { m } from '../../../paraglide/messages.js'
import type { RulesBook } from '../../screens/rules-book.ts'
import type { RuleId } from '../rule-links/rule-id.ts'

/** Words of the rules and the rule about each. */
export const TERMS: RulesBook<RuleId>['terms'] = [
  { forms: m.ct_book_words_income, rule: 'income' },
  { forms: m.ct_book_words_points, rule: 'points' },
  { forms: m.ct_book_words_exchange, rule: 'exchange' },
  { forms: m.ct_book_words_whistlestops, rule: 'whistlestops' },
  { forms: m.ct_book_words_purchases, rule: 'purchases' },
  { forms: m.ct_standard_upgrade, rule: 'standard' },
  { forms: m.ct_book_words_upgrades, rule: 'upgrades' },
  { forms: m.ct_book_words_subsidies, rule: 'subsidies' },
  { forms: m.ct_book_words_waivers, rule: 'waivers' },
  { forms: m.ct_book_words_room, rule: 'room' },
  { forms: m.ct_book_words_building, rule: 'building' },
  { forms: m.ct_book_words_connections, rule: 'connections' },
  { forms: m.ct_book_words_cities, rule: 'cities' },
  { forms: m.ct_book_words_rondel, rule: 'rondel' },
  { forms: m.ct_book_words_cards, rule: 'cards' },
  { forms: m.ct_book_words_contracts, rule: 'contracts' },
  { forms: m.ct_book_words_trigger, rule: 'trigger' },
  { forms: m.ct_book_words_last, rule: 'last' },
]
