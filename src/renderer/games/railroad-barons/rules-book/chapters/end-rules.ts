import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import { TOP_PRICE } from '../../../../../games/railroad-barons/state/components.ts'
import { usd } from '../../words/money.ts'

export const endRules = {
  end: {
    title: m.rb_book_end,
    brief: () => m.rb_book_end_brief({ top: usd(TOP_PRICE) }),
    parts: [{ ruling: m.rb_book_end_ruling }],
  },
  worth: {
    title: m.rb_book_worth,
    brief: m.rb_book_worth_brief,
    parts: [{ text: m.rb_book_worth_1 }, { ruling: m.rb_book_worth_ruling }],
  },
} satisfies Record<string, Rule>
