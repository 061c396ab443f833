/** The subject of a decision: the draft, or a step of the round. */
import type { Kinds } from '../../../review/review-summary.ts'
import type { Entry } from '../../rules/types.ts'

export const KINDS = ['draft', 'stock', 'operators', 'revenue', 'acquire', 'consent', 'discard'] as const
export type Kind = (typeof KINDS)[number]

export function kindOf(entry: Entry): Kind {
  if ('offer' in entry || 'take' in entry) return 'draft'
  if ('tokens' in entry) return 'operators'
  if ('pay' in entry) return 'revenue'
  if ('consent' in entry) return 'consent'
  if ('discard' in entry) return 'discard'
  return 'rail' in entry || 'assign' in entry || 'done' in entry ? 'acquire' : 'stock'
}

export const kinds: Kinds<Entry> = { all: KINDS, of: kindOf }
