import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import { START_CASH } from '../../../../../games/railroad-barons/state/components.ts'
import { usd } from '../../words/money.ts'
import HoldingTable from '../drawings/HoldingTable.svelte'
import InvestorTable from '../drawings/InvestorTable.svelte'
import { draft } from '../examples/evening-examples.ts'
import { shown } from '../examples/shown.ts'

export const gameRules = {
  aim: {
    title: m.book_aim,
    brief: m.rb_book_aim_brief,
    parts: [{ text: m.rb_book_aim_1 }, { text: m.rb_book_aim_2 }],
  },
  setup: {
    title: m.rb_book_setup,
    brief: () => m.rb_book_setup_brief({ cash: usd(START_CASH) }),
    parts: [{ text: m.rb_book_setup_1 }, { Drawing: HoldingTable, caption: m.rb_book_holdings }],
  },
  draft: {
    title: m.rb_book_draft,
    brief: m.rb_book_draft_brief,
    parts: [
      { text: m.rb_book_draft_1 },
      { example: shown(m.rb_book_draft_example, draft) },
      { ruling: m.rb_book_draft_ruling },
    ],
  },
  investors: {
    title: m.rb_book_investors,
    brief: m.rb_book_investors_brief,
    parts: [
      { Drawing: InvestorTable, caption: m.rb_book_investors_table },
      { text: m.rb_book_investors_1 },
      { ruling: m.rb_book_investors_ruling },
    ],
  },
  rounds: {
    title: m.rb_book_rounds,
    brief: m.rb_book_rounds_brief,
    parts: [{ text: m.rb_book_rounds_1 }, { ruling: m.rb_book_rounds_ruling }],
  },
} satisfies Record<string, Rule>
