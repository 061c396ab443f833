/** The four accounts at the end, in the sequence in which they are settled. */
import type { SeatScore, SeatView } from '../../../../games/coal-baron/rules/types.ts'
import { m } from '../../../paraglide/messages.js'

export interface Account {
  name: () => string
  rule: () => string
  /** The counted quantity, in words and in figures alone. */
  count: (seat: SeatView) => string
  figure: (seat: SeatView) => string
  points: (score: SeatScore) => number
}

export const ACCOUNTS: readonly Account[] = [
  {
    name: m.cb_marks,
    rule: m.cb_account_marks_rule,
    count: ({ marks }) => m.cb_count_marks({ count: marks }),
    figure: ({ marks }) => String(marks),
    points: ({ marks }) => marks,
  },
  {
    name: m.cb_account_coal,
    rule: m.cb_account_coal_rule,
    count: ({ cubes }) => m.cb_count_cubes({ count: cubes }),
    figure: ({ cubes }) => String(cubes),
    points: ({ coal }) => coal,
  },
  {
    name: m.cb_outstanding_orders,
    rule: m.cb_account_outstanding_rule,
    count: ({ orders }) => m.cb_count_orders({ count: orders.length }),
    figure: ({ orders }) => String(orders.length),
    points: ({ outstanding }) => outstanding,
  },
  {
    name: m.cb_tunnel_balance,
    rule: m.cb_account_balance_rule,
    count: ({ light, dark }) => m.cb_account_sides({ light, dark }),
    figure: ({ light, dark }) => `${light} : ${dark}`,
    points: ({ balance }) => balance,
  },
]
