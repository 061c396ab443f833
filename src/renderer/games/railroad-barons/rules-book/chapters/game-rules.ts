import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import { START_CASH } from '../../../../../games/railroad-barons/state/components.ts'
import { usd } from '../../words/money.ts'
import HoldingTable from '../drawings/HoldingTable.svelte'
import InvestorTable from '../drawings/InvestorTable.svelte'
import { draft } from '../examples/evening-examples.ts'
import { shown } from '../examples/shown.ts'

export const gameRules = {
  aim: rule(m.book_aim, m.rb_book_aim_brief, m.rb_book_aim_1, m.rb_book_aim_2),
  setup: rule(m.set_up, () => m.rb_book_setup_brief({ cash: usd(START_CASH) }), m.rb_book_setup_1, {
    Drawing: HoldingTable,
    caption: m.rb_book_holdings,
  }),
  draft: rule(m.rb_book_draft, m.rb_book_draft_brief, m.rb_book_draft_1, shown(m.rb_book_draft_example, draft), {
    ruling: m.rb_book_draft_ruling,
  }),
  investors: rule(
    m.rb_book_investors,
    m.rb_book_investors_brief,
    { Drawing: InvestorTable, caption: m.rb_book_investors_table },
    m.rb_book_investors_1,
    { ruling: m.rb_book_investors_ruling },
  ),
  rounds: rule(m.rb_book_rounds, m.rb_book_rounds_brief, m.rb_book_rounds_1, { ruling: m.rb_book_rounds_ruling }),
}
