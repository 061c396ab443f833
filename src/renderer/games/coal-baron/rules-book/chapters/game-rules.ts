import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'

export const gameRules = {
  aim: {
    title: m.book_aim,
    brief: m.cb_book_aim_brief,
    parts: [{ text: m.cb_book_aim_1 }, { text: m.cb_book_aim_2 }],
  },
  setup: {
    title: m.set_up,
    brief: m.cb_book_setup_brief,
    parts: [{ text: m.cb_book_setup_1 }, { ruling: m.cb_book_setup_ruling }],
  },
  draft: {
    title: m.cb_draft,
    brief: m.cb_book_draft_brief,
    parts: [{ text: m.cb_book_draft_1 }, { ruling: m.cb_book_draft_ruling }],
  },
} satisfies Record<string, Rule>
