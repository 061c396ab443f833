/** The theme of a puzzle: what its best turn is about. */
import { effectsOf } from '../bot/effects.ts'
import { decisionsOf, movesOf } from '../rules/entries.ts'
import { playUnchecked } from '../rules/play.ts'
import type { Entry } from '../rules/types.ts'
import { HOLDINGS } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

export const THEMES = [
  'investor',
  'pay-or-keep',
  'operators',
  'obsolescence',
  'railroad',
  'float',
  'directorship',
  'selling',
  'stock',
] as const
export type Theme = (typeof THEMES)[number]

/** The first theme that fits, in the order of `THEMES`. */
export function themeOf(s: State, best: Entry): Theme {
  if ('offer' in best || 'take' in best || 'swap' in best) return 'investor'
  if ('pay' in best) return 'pay-or-keep'
  if ('tokens' in best) return 'operators'
  const turn = movesOf(s, decisionsOf(best))
  const { gone, directs, loses } = effectsOf(s, turn)
  if (gone.length > 0) return 'obsolescence'
  if (isOfRailroads(best)) return 'railroad'
  if (startsToOperate(s, turn)) return 'float'
  if (directs.length + loses.length > 0) return 'directorship'
  return 'sell' in best && !('buy' in best) ? 'selling' : 'stock'
}

const OF_RAILROADS = ['rail', 'consent', 'assign', 'done', 'discard']
const isOfRailroads = (best: Entry): boolean => OF_RAILROADS.some((key) => key in best)

/** Whether the turn brings a Holding the shares with which it operates. */
function startsToOperate(s: State, turn: readonly number[]): boolean {
  const after = state.copy(s)
  for (const move of turn) playUnchecked(after, move)
  return HOLDINGS.some(
    (_, at) => state.standing(after, at) === state.OPERATES && state.standing(s, at) !== state.OPERATES,
  )
}
