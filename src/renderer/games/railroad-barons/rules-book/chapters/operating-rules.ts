import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import { operators, revenue } from '../examples/evening-examples.ts'
import { shown } from '../examples/shown.ts'

export const operatingRules = {
  operating: {
    title: m.rb_book_operating,
    brief: m.rb_book_operating_brief,
    parts: [{ text: m.rb_book_operating_1 }],
  },
  operators: {
    title: m.rb_operators,
    brief: m.rb_book_operators_brief,
    parts: [
      { text: m.rb_book_operators_1 },
      { example: shown(m.rb_book_operators_example, operators) },
      { ruling: m.rb_book_operators_ruling },
    ],
  },
  revenue: {
    title: m.rb_book_revenue,
    brief: m.rb_book_revenue_brief,
    parts: [
      { text: m.rb_book_revenue_1 },
      { text: m.rb_book_revenue_2 },
      { example: shown(m.rb_book_revenue_example, revenue) },
      { ruling: m.rb_book_revenue_ruling },
    ],
  },
  railroads: {
    title: m.rb_book_railroads,
    brief: m.rb_book_railroads_brief,
    parts: [{ text: m.rb_book_railroads_1 }, { ruling: m.rb_book_railroads_ruling }],
  },
  help: {
    title: m.rb_book_help,
    brief: m.rb_book_help_brief,
    parts: [{ ruling: m.rb_book_help_ruling }],
  },
  others: {
    title: m.rb_from_another_holding,
    brief: m.rb_book_others_brief,
    parts: [{ text: m.rb_book_others_1 }, { ruling: m.rb_book_others_ruling }],
  },
  assigning: {
    title: m.rb_book_assigning,
    brief: m.rb_book_assigning_brief,
    parts: [{ text: m.rb_book_assigning_1 }],
  },
  discarding: {
    title: m.rb_book_discarding,
    brief: m.rb_book_discarding_brief,
    parts: [{ text: m.rb_book_discarding_1 }],
  },
} satisfies Record<string, Rule>
