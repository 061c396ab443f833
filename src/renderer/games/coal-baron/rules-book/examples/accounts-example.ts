/** One player's accounts, in the sequence in which they are settled. */
import type { Assets } from '../../../../../games/coal-baron/rules/scoring.ts'
import { plain, signed, sum } from '../../../../i18n/numbers.ts'
import { m } from '../../../../paraglide/messages.js'
import { ruleExample } from '../../../screens/rules-book.ts'
import AccountTable from './AccountTable.svelte'

export const ACCOUNTS: { assets: Assets; points: readonly number[]; left: number } = {
  assets: { marks: 12, cubes: 8, outstanding: 2, light: 5, dark: 3 },
  points: [2, 2, -2, -4],
  left: 2,
}

const { assets, points, left } = ACCOUNTS
const gain = (account: number) => signed(points[account])

export const accounts = ruleExample({
  title: m.cb_book_accounts_example,
  steps: [
    () =>
      m.cb_book_accounts_ex_1({
        marks: m.cb_count_marks({ count: assets.marks }),
        points: gain(0),
        left: m.cb_count_marks({ count: left }),
      }),
    () => m.cb_book_accounts_ex_2({ cubes: m.cb_count_cubes({ count: assets.cubes }), points: gain(1) }),
    () => m.cb_book_accounts_ex_3({ orders: m.cb_count_orders({ count: assets.outstanding }), points: gain(2) }),
    () =>
      m.cb_book_accounts_ex_4({ light: assets.light, dark: assets.dark, points: gain(3), total: plain(sum(points)) }),
  ],
  Drawing: AccountTable,
  at: (step) => ({ assets, points: points.slice(0, step + 1) }),
})
