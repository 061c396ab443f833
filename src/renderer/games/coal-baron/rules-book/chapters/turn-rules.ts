import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import { ousting } from '../examples/shift-examples.ts'
import { shown } from '../examples/shown.ts'

export const turnRules = {
  turn: rule(m.cb_book_turn, m.cb_book_turn_brief, m.cb_book_turn_1, m.cb_book_turn_2, m.cb_book_turn_3),
  ousting: rule(
    m.cb_book_ousting,
    m.cb_book_ousting_brief,
    m.cb_book_ousting_1,
    m.cb_book_ousting_2,
    shown(m.cb_book_ousting_example, ousting),
  ),
}
