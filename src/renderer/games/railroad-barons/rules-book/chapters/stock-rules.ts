import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import { MOST_CERTIFICATES } from '../../../../../games/railroad-barons/state/components.ts'
import { buying, director, starting } from '../examples/evening-examples.ts'
import { shown } from '../examples/shown.ts'

const most = MOST_CERTIFICATES

export const stockRules = {
  turn: rule(m.rb_book_turn, m.rb_book_turn_brief, m.rb_book_turn_1, { ruling: m.rb_book_turn_ruling }),
  buying: rule(
    m.rb_book_buying,
    m.rb_book_buying_brief,
    m.rb_book_buying_1,
    m.rb_book_buying_2,
    shown(m.rb_book_buying_example, buying),
  ),
  selling: rule(m.rb_book_selling, m.rb_book_selling_brief, m.rb_book_selling_1, m.rb_book_selling_2, {
    ruling: m.rb_book_selling_ruling,
  }),
  starting: rule(
    m.rb_book_starting,
    m.rb_book_starting_brief,
    m.rb_book_starting_1,
    shown(m.rb_book_starting_example, starting),
  ),
  director: rule(
    m.rb_book_director,
    m.rb_book_director_brief,
    m.rb_book_director_1,
    shown(m.rb_book_director_example, director),
    { ruling: m.rb_book_director_ruling },
  ),
  limit: rule(m.rb_book_limit, () => m.rb_book_limit_brief({ most }), m.rb_book_limit_1, {
    ruling: () => m.rb_book_limit_ruling({ most }),
  }),
  priority: rule(m.rb_priority_deal, m.rb_book_priority_brief, m.rb_book_priority_1, {
    ruling: m.rb_book_priority_ruling,
  }),
}
