import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import RailroadTable from '../drawings/RailroadTable.svelte'
import { obsolescence } from '../examples/evening-examples.ts'
import { shown } from '../examples/shown.ts'

export const railroadRules = {
  levels: {
    title: m.rb_book_levels,
    brief: m.rb_book_levels_brief,
    parts: [{ Drawing: RailroadTable, caption: m.rb_book_levels_table }],
  },
  obsolescence: {
    title: m.rb_out_of_date,
    brief: m.rb_book_obsolescence_brief,
    parts: [
      { text: m.rb_book_obsolescence_1 },
      { example: shown(m.rb_book_obsolescence_example, obsolescence) },
      { ruling: m.rb_book_obsolescence_ruling },
    ],
  },
  leaving: {
    title: m.rb_book_leaving,
    brief: m.rb_book_leaving_brief,
    parts: [{ ruling: m.rb_book_leaving_ruling }],
  },
} satisfies Record<string, Rule>
