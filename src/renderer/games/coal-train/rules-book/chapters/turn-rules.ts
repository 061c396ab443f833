import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import { MOST_INCOME } from '../../../../../games/coal-train/state/components.ts'
import {
  COAL_TAKEN,
  EXCHANGE_LIMIT,
  MOST_ACTION_POINTS,
  START_ACTION_POINTS,
} from '../../../../../games/coal-train/state/valley.ts'
import { exchange } from '../examples/desk-examples.ts'
import { shown } from '../examples/shown.ts'

export const turnRules = {
  turn: rule(m.ct_book_turn, m.ct_book_turn_brief, m.ct_book_turn_1, m.ct_book_turn_2),
  income: rule(m.ct_book_income, m.ct_book_income_brief, m.ct_book_income_1, {
    ruling: () => m.ct_book_income_ruling({ most: MOST_INCOME }),
  }),
  points: rule(
    m.ct_book_points,
    m.ct_book_points_brief,
    () => m.ct_book_points_1({ start: START_ACTION_POINTS, most: MOST_ACTION_POINTS }),
    { ruling: m.ct_book_points_ruling },
  ),
  exchange: rule(
    m.ct_book_exchange,
    () => m.ct_book_exchange_brief({ limit: EXCHANGE_LIMIT.plain, coal: COAL_TAKEN.plain }),
    shown(m.ct_book_exchange_example, exchange),
    { ruling: m.ct_book_exchange_ruling },
  ),
}
