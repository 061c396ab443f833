/** The parts of both scores, in the order of the closing account, each with the field that it goes back to. */
import type { Result } from '../../../../../games/railroad-barons/rules/types.ts'
import { HOLDINGS } from '../../../../../games/railroad-barons/state/components.ts'
import { m } from '../../../../paraglide/messages.js'
import { holdingName } from '../../words/piece-names.ts'

export interface WorthRow {
  key: string
  name: string
  dollars: number[]
  /** By seat, for `goToField`. */
  fields: string[]
}

export const worthRows = ({ scores }: Result): WorthRow[] => [
  {
    key: 'cash',
    name: m.rb_part_cash(),
    dollars: scores.map(({ cash }) => cash),
    fields: scores.map((_, seat) => `cash-${seat}`),
  },
  ...HOLDINGS.map((holding) => ({
    key: holding,
    name: m.rb_part_shares({ holding: holdingName(holding) }),
    dollars: scores.map(({ stock }) => stock[holding]),
    fields: scores.map(() => `price-${holding}`),
  })),
]
