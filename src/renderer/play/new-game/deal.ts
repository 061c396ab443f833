/** The deal that a new game asks for. */
import { DEAL_CODE, typedDealCode } from '../../../games/building-blocks/deal-code.ts'

/** A new deal, the deal of the day, or one by its code. */
export const DEALS = ['new', 'day', 'code'] as const
export type DealKind = (typeof DEALS)[number]

export interface Deal {
  kind: DealKind
  /** As it was typed. */
  typed: string
}

export const dealBy = (code: string | undefined): Deal => ({
  kind: code === undefined ? 'new' : 'code',
  typed: code ?? '',
})

/** The code to deal by: undefined for a new deal, null if what was typed is no code. */
export function codeOf({ kind, typed }: Deal, today: Date): string | undefined | null {
  if (kind === 'new') return undefined
  const code = kind === 'day' ? dayOf(today) : typedDealCode(typed)
  return DEAL_CODE.test(code) ? code : null
}

/** The day where the person is. */
const dayOf = (today: Date): string =>
  [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
