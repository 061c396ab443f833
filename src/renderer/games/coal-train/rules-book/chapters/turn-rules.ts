import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
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
  turn: {
    title: m.ct_book_turn,
    brief: m.ct_book_turn_brief,
    parts: [{ text: m.ct_book_turn_1 }, { text: m.ct_book_turn_2 }],
  },
  income: {
    title: m.ct_book_income,
    brief: m.ct_book_income_brief,
    parts: [{ text: m.ct_book_income_1 }, { ruling: () => m.ct_book_income_ruling({ most: MOST_INCOME }) }],
  },
  points: {
    title: m.ct_book_points,
    brief: m.ct_book_points_brief,
    parts: [
      { text: () => m.ct_book_points_1({ start: START_ACTION_POINTS, most: MOST_ACTION_POINTS }) },
      { ruling: m.ct_book_points_ruling },
    ],
  },
  exchange: {
    title: m.ct_book_exchange,
    brief: () => m.ct_book_exchange_brief({ limit: EXCHANGE_LIMIT.plain, coal: COAL_TAKEN.plain }),
    parts: [{ example: shown(m.ct_book_exchange_example, exchange) }, { ruling: m.ct_book_exchange_ruling }],
  },
} satisfies Record<string, Rule>
