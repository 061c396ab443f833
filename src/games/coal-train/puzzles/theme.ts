/** The theme of a puzzle: what its best turn is about. */
import type { Entry } from '../rules/types.ts'
import type { State } from '../state/state.ts'

export const THEMES = [
  'start',
  'placing',
  'last-round',
  'waiver',
  'contract',
  'build',
  'walk',
  'tile',
  'subsidy',
  'goods',
  'end',
] as const
export type Theme = (typeof THEMES)[number]

const BY_KEY: readonly [key: string, theme: Theme][] = [
  ['contract', 'contract'],
  ['build', 'build'],
  ['step', 'walk'],
  ['buy', 'tile'],
  ['use', 'tile'],
  ['upgrade', 'tile'],
  ['spend', 'subsidy'],
  ['exchange', 'goods'],
  ['coal', 'goods'],
]

/** The first theme that fits, in the order of `THEMES`. */
export function themeOf({ ending }: Pick<State, 'ending'>, best: Entry): Theme {
  if ('start' in best) return 'start'
  if ('place' in best) return 'placing'
  if (ending === 'last') return 'last-round'
  if ('waive' in best && best.waive) return 'waiver'
  return BY_KEY.find(([key]) => key in best)?.[1] ?? 'end'
}
