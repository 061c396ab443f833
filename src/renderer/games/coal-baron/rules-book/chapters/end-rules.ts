import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import BalanceSides from '../drawings/BalanceSides.svelte'
import { accounts } from '../examples/accounts-example.ts'

export const endRules = {
  accounts: rule(
    m.cb_book_accounts,
    m.cb_book_accounts_brief,
    m.cb_book_accounts_1,
    m.cb_book_accounts_2,
    { ruling: m.cb_book_accounts_ruling },
    accounts,
  ),
  balance: rule(
    m.cb_tunnel_balance,
    m.cb_book_balance_brief,
    { Drawing: BalanceSides, caption: m.cb_book_balance_sides },
    m.cb_book_balance_1,
  ),
  victory: rule(m.cb_book_victory, m.cb_book_victory_brief),
}
