import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import BalanceSides from '../drawings/BalanceSides.svelte'
import { accounts } from '../examples/accounts-example.ts'

export const endRules = {
  accounts: {
    title: m.cb_book_accounts,
    brief: m.cb_book_accounts_brief,
    parts: [{ text: m.cb_book_accounts_1 }, { ruling: m.cb_book_accounts_ruling }, { example: accounts }],
  },
  balance: {
    title: m.cb_tunnel_balance,
    brief: m.cb_book_balance_brief,
    parts: [{ Drawing: BalanceSides, caption: m.cb_book_balance_sides }, { text: m.cb_book_balance_1 }],
  },
  victory: { title: m.cb_book_victory, brief: m.cb_book_victory_brief, parts: [] },
} satisfies Record<string, Rule>
