import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'

export const gameRules = {
  aim: {
    title: m.book_aim,
    brief: m.book_aim_brief,
    parts: [{ text: m.book_aim_1 }, { text: m.book_aim_2 }],
  },
  setup: {
    title: m.book_setup,
    brief: m.book_setup_brief,
    parts: [{ text: m.book_setup_1 }, { ruling: m.book_setup_ruling }],
  },
  draft: {
    title: m.book_draft,
    brief: m.book_draft_brief,
    parts: [{ text: m.book_draft_1 }, { ruling: m.book_draft_ruling }],
  },
} satisfies Record<string, Rule>
