import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import { ousting } from '../examples/shift-examples.ts'
import { shown } from '../examples/shown.ts'

export const turnRules = {
  turn: {
    title: m.cb_book_turn,
    brief: m.cb_book_turn_brief,
    parts: [{ text: m.cb_book_turn_1 }, { text: m.cb_book_turn_2 }, { ruling: m.cb_book_turn_ruling }],
  },
  ousting: {
    title: m.cb_book_ousting,
    brief: m.cb_book_ousting_brief,
    parts: [
      { text: m.cb_book_ousting_1 },
      { example: shown(m.cb_book_ousting_example, ousting) },
      { ruling: m.cb_book_ousting_ruling },
    ],
  },
} satisfies Record<string, Rule>
