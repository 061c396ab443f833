import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import { TOP_PRICE } from '../../../../../games/railroad-barons/state/components.ts'
import { usd } from '../../words/money.ts'

export const endRules = {
  end: rule(m.rb_book_end, () => m.rb_book_end_brief({ top: usd(TOP_PRICE) }), { ruling: m.rb_book_end_ruling }),
  worth: rule(m.rb_book_worth, m.rb_book_worth_brief, m.rb_book_worth_1, { ruling: m.rb_book_worth_ruling }),
}
