import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import { operators, revenue } from '../examples/evening-examples.ts'
import { shown } from '../examples/shown.ts'

export const operatingRules = {
  operating: rule(m.rb_book_operating, m.rb_book_operating_brief, m.rb_book_operating_1),
  operators: rule(
    m.rb_operators,
    m.rb_book_operators_brief,
    m.rb_book_operators_1,
    shown(m.rb_book_operators_example, operators),
    { ruling: m.rb_book_operators_ruling },
  ),
  revenue: rule(
    m.rb_book_revenue,
    m.rb_book_revenue_brief,
    m.rb_book_revenue_1,
    m.rb_book_revenue_2,
    shown(m.rb_book_revenue_example, revenue),
    { ruling: m.rb_book_revenue_ruling },
  ),
  railroads: rule(m.rb_book_railroads, m.rb_book_railroads_brief, m.rb_book_railroads_1, m.rb_book_railroads_2, {
    ruling: m.rb_book_railroads_ruling,
  }),
  help: rule(m.rb_book_help, m.rb_book_help_brief, { ruling: m.rb_book_help_ruling }),
  others: rule(m.rb_from_another_holding, m.rb_book_others_brief, m.rb_book_others_1, {
    ruling: m.rb_book_others_ruling,
  }),
  assigning: rule(m.rb_book_assigning, m.rb_book_assigning_brief, m.rb_book_assigning_1),
  discarding: rule(m.rb_book_discarding, m.rb_book_discarding_brief, m.rb_book_discarding_1),
}
