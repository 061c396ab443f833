/** The parts of both scores, in the order of the closing account, each with the field that it goes back to, and their sum. */
import { sheetResult } from '../../../../../games/railroad-barons/score-sheet/account.ts'
import type { Result } from '../../../../../games/railroad-barons/rules/types.ts'
import { HOLDINGS } from '../../../../../games/railroad-barons/state/components.ts'
import { isOver } from '../../../../../games/railroad-barons/score-sheet/pad.ts'
import { sheetOf } from '../../../../../games/railroad-barons/score-sheet/sheet-of.ts'
import type { Pad } from '../../../../../games/railroad-barons/wire/wire.ts'
import { m } from '../../../../paraglide/messages.js'
import type { PartLine } from '../../../../ui/sheet/part-lines.ts'
import { usd } from '../../words/money.ts'
import type { Ending } from '../../../screens/score-screens.ts'
import { holdingName } from '../../words/piece-names.ts'
import { words } from '../../words/words.ts'

export type SheetResult = NonNullable<ReturnType<typeof sheetResult>>

/** Empty if only the totals are known. */
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

/** The end as it is told part by part; null while something is missing. */
export function endingOf(pad: Pad): Ending | null {
  const result = isOver(pad) ? sheetResult(sheetOf(pad)) : null
  if (!result) return null
  return {
    parts: pad.totalsOnly ? [] : partsOf(result as Result),
    totals: result.scores.map(({ total }) => total),
    write: usd,
    won: words.winner(result, pad.players),
  }
}

const partsOf = ({ scores }: Result): Ending['parts'] => [
  { name: m.rb_part_cash(), points: scores.map(({ cash }) => cash) },
  ...HOLDINGS.map((holding) => ({
    name: m.rb_part_shares({ holding: holdingName(holding) }),
    points: scores.map(({ stock }) => stock[holding]),
  })),
]
