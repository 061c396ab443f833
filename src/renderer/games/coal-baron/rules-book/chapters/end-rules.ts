import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import BalanceSides from '../drawings/BalanceSides.svelte'
import { accounts } from '../examples/accounts-example.ts'

export const endRules = {
  accounts: {
    title: m.book_accounts,
    brief: m.book_accounts_brief,
    parts: [{ text: m.book_accounts_1 }, { ruling: m.book_accounts_ruling }, { example: accounts }],
  },
  balance: {
    title: m.book_balance,
    brief: m.book_balance_brief,
    parts: [{ Drawing: BalanceSides, caption: m.book_balance_sides }, { text: m.book_balance_1 }],
  },
  victory: { title: m.book_victory, brief: m.book_victory_brief, parts: [] },
} satisfies Record<string, Rule>
