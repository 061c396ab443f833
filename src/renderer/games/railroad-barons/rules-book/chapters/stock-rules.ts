import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import { MOST_CERTIFICATES } from '../../../../../games/railroad-barons/state/components.ts'
import { buying, director, starting } from '../examples/evening-examples.ts'
import { shown } from '../examples/shown.ts'

const most = MOST_CERTIFICATES

export const stockRules = {
  turn: {
    title: m.rb_book_turn,
    brief: m.rb_book_turn_brief,
    parts: [{ text: m.rb_book_turn_1 }, { ruling: m.rb_book_turn_ruling }],
  },
  buying: {
    title: m.rb_book_buying,
    brief: m.rb_book_buying_brief,
    parts: [
      { text: m.rb_book_buying_1 },
      { text: m.rb_book_buying_2 },
      { example: shown(m.rb_book_buying_example, buying) },
    ],
  },
  selling: {
    title: m.rb_book_selling,
    brief: m.rb_book_selling_brief,
    parts: [{ text: m.rb_book_selling_1 }, { text: m.rb_book_selling_2 }, { ruling: m.rb_book_selling_ruling }],
  },
  starting: {
    title: m.rb_book_starting,
    brief: m.rb_book_starting_brief,
    parts: [{ text: m.rb_book_starting_1 }, { example: shown(m.rb_book_starting_example, starting) }],
  },
  director: {
    title: m.rb_book_director,
    brief: m.rb_book_director_brief,
    parts: [
      { text: m.rb_book_director_1 },
      { example: shown(m.rb_book_director_example, director) },
      { ruling: m.rb_book_director_ruling },
    ],
  },
  limit: {
    title: m.rb_book_limit,
    brief: () => m.rb_book_limit_brief({ most }),
    parts: [{ text: m.rb_book_limit_1 }, { ruling: () => m.rb_book_limit_ruling({ most }) }],
  },
  priority: {
    title: m.rb_priority_deal,
    brief: m.rb_book_priority_brief,
    parts: [{ text: m.rb_book_priority_1 }, { ruling: m.rb_book_priority_ruling }],
  },
} satisfies Record<string, Rule>
