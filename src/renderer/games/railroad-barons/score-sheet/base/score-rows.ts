/** The parts of both scores, in the order of the closing account, each with the field that it goes back to, and their sum. */
import type { sheetResult } from '../../../../../games/railroad-barons/score-sheet/account.ts'
import type { Result } from '../../../../../games/railroad-barons/rules/types.ts'
import { HOLDINGS } from '../../../../../games/railroad-barons/state/components.ts'
import type { Pad } from '../../../../../games/railroad-barons/wire/wire.ts'
import { m } from '../../../../paraglide/messages.js'
import type { PartLine } from '../../../../ui/sheet/part-lines.ts'
import { usd } from '../../words/money.ts'
import { holdingName } from '../../words/piece-names.ts'

export type SheetResult = NonNullable<ReturnType<typeof sheetResult>>

/** Empty where only the totals are known. */
export function worthRows({ totalsOnly }: Pad, result: SheetResult): PartLine[] {
  if (totalsOnly) return []
  const { scores } = result as Result
  return [
    {
      key: 'cash',
      name: m.rb_part_cash(),
      cells: scores.map(({ cash }, seat) => ({ text: usd(cash), field: `cash-${seat}` })),
    },
    ...HOLDINGS.map((holding) => ({
      key: holding,
      name: m.rb_part_shares({ holding: holdingName(holding) }),
      cells: scores.map(({ stock }) => ({ text: usd(stock[holding]), field: `price-${holding}` })),
    })),
  ]
}

export const worthSums = ({ totalsOnly }: Pad, { scores }: SheetResult): PartLine[] => [
  {
    key: 'worth',
    name: m.rb_worth(),
    cells: scores.map(({ total }, seat) => ({ text: usd(total), ...(totalsOnly && { field: `total-${seat}` }) })),
  },
]
