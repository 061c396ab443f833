import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import { ousting } from '../examples/shift-examples.ts'
import { shown } from '../examples/shown.ts'

export const turnRules = {
  turn: rule(m.cb_book_turn, m.cb_book_turn_brief, m.cb_book_turn_1, m.cb_book_turn_2, {
    ruling: m.cb_book_turn_ruling,
  }),
  ousting: rule(
    m.cb_book_ousting,
    m.cb_book_ousting_brief,
    m.cb_book_ousting_1,
    shown(m.cb_book_ousting_example, ousting),
    { ruling: m.cb_book_ousting_ruling },
  ),
}
