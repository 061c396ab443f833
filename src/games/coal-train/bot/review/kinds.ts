/** The subject of a decision. */
import type { Kinds } from '../../../review/review-summary.ts'
import type { Entry } from '../../rules/types.ts'

export const KINDS = [
  'start',
  'walk',
  'buy',
  'income',
  'build',
  'goods',
  'contract',
  'subsidy',
  'end',
  'place',
] as const
export type Kind = (typeof KINDS)[number]

const BY_KEY: readonly [key: string, kind: Kind][] = [
  ['start', 'start'],
  ['step', 'walk'],
  ['buy', 'buy'],
  ['use', 'income'],
  ['upgrade', 'income'],
  ['build', 'build'],
  ['exchange', 'goods'],
  ['coal', 'goods'],
  ['contract', 'contract'],
  ['spend', 'subsidy'],
  ['end', 'end'],
]

export const kindOf = (entry: Entry): Kind => BY_KEY.find(([key]) => key in entry)?.[1] ?? 'place'

export const kinds: Kinds<Entry> = { all: KINDS, of: kindOf }
