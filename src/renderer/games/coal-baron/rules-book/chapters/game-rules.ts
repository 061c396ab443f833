import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'

export const gameRules = {
  aim: rule(m.book_aim, m.cb_book_aim_brief, m.cb_book_aim_1, m.cb_book_aim_2),
  setup: rule(m.set_up, m.cb_book_setup_brief, m.cb_book_setup_1, { ruling: m.cb_book_setup_ruling }),
  draft: rule(m.cb_draft, m.cb_book_draft_brief, m.cb_book_draft_1, { ruling: m.cb_book_draft_ruling }),
}
