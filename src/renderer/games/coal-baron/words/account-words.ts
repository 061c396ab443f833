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
    name: m.account_marks,
    rule: m.account_marks_rule,
    count: ({ marks }) => m.count_marks({ count: marks }),
    figure: ({ marks }) => String(marks),
    points: ({ marks }) => marks,
  },
  {
    name: m.account_coal,
    rule: m.account_coal_rule,
    count: ({ cubes }) => m.count_cubes({ count: cubes }),
    figure: ({ cubes }) => String(cubes),
    points: ({ coal }) => coal,
  },
  {
    name: m.account_outstanding,
    rule: m.account_outstanding_rule,
    count: ({ orders }) => m.count_orders({ count: orders.length }),
    figure: ({ orders }) => String(orders.length),
    points: ({ outstanding }) => outstanding,
  },
  {
    name: m.account_balance,
    rule: m.account_balance_rule,
    count: ({ light, dark }) => m.account_sides({ light, dark }),
    figure: ({ light, dark }) => `${light} : ${dark}`,
    points: ({ balance }) => balance,
  },
]
