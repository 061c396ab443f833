/** The keys of what may happen in a game of Railroad Barons. */
import { HOLDINGS, INVESTORS, MOST_STOCK_ROUNDS } from '../state/components.ts'

const ROUNDS = Array.from({ length: MOST_STOCK_ROUNDS }, (_, round) => round + 1)

const about = <T extends string | number>(subject: string, things: readonly T[]) =>
  things.map((thing) => `${subject} ${thing}`)

/** `opening` is the Investor that was offered first, `end none` a game that no share value ended. */
export const FACTS: readonly string[] = [
  ...about('opening', INVESTORS),
  ...about('draft', INVESTORS),
  ...about('start', HOLDINGS),
  ...about('rounds', ROUNDS),
  ...about('end', [...HOLDINGS, 'none']),
  ...about('value', HOLDINGS),
]
