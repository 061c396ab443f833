/** A deal that nobody has seen. */
import { newDealCode } from '../../games/building-blocks/deal-code.ts'

export const freshDeal = (): string => newDealCode({ below: (most) => Math.floor(Math.random() * most) })
