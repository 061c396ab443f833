/** The Investor that nobody will have taken once the last one is offered, in words: it pays both players. */
import type { InvestorId } from '../../../../games/railroad-barons/state/components.ts'
import { leftoverOf } from '../outlook/outlook.ts'
import { investorName } from './piece-names.ts'
import { usd } from './money.ts'

export function leftoverPay(lastTwo: readonly InvestorId[], offered: InvestorId): { investor: string; money: string } {
  const left = leftoverOf(lastTwo, offered)
  return { investor: investorName(left), money: usd(Number(left)) }
}
