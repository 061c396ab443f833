import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import RailroadTable from '../drawings/RailroadTable.svelte'
import { obsolescence } from '../examples/evening-examples.ts'
import { shown } from '../examples/shown.ts'

export const railroadRules = {
  levels: rule(m.rb_book_levels, m.rb_book_levels_brief, { Drawing: RailroadTable, caption: m.rb_book_levels_table }),
  obsolescence: rule(
    m.rb_out_of_date,
    m.rb_book_obsolescence_brief,
    m.rb_book_obsolescence_1,
    shown(m.rb_book_obsolescence_example, obsolescence),
    { ruling: m.rb_book_obsolescence_ruling },
  ),
  leaving: rule(m.rb_book_leaving, m.rb_book_leaving_brief, m.rb_book_leaving_1, { ruling: m.rb_book_leaving_ruling }),
}
