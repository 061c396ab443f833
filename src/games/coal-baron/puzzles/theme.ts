/** The theme of a puzzle: what its best turn is about. */
import { effectsOf } from '../bot/effects.ts'
import { decisionsOf, movesOf } from '../rules/entries.ts'
import { playUnchecked } from '../rules/play.ts'
import type { Entry } from '../rules/types.ts'
import { areaOf } from '../state/areas.ts'
import { SHIFTS } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

export const THEMES = [
  'draft',
  'last-turns',
  'two-for-one',
  'mining',
  'delivery',
  'majority',
  'marks',
  'order',
  'tile',
] as const
export type Theme = (typeof THEMES)[number]

/** Workers with which a seat has one or two turns left. */
const FEW_WORKERS = 3

/** The first theme that fits, in the order of `THEMES`. */
export function themeOf(s: State, best: Entry): Theme {
  if ('draft' in best) return 'draft'
  if (state.shift(s) === SHIFTS && state.workers(s, state.turn(s)) <= FEW_WORKERS) return 'last-turns'
  if (best.steps?.some((step) => 'fill' in step && step.with.length === 2)) return 'two-for-one'
  const area = areaOf(best.place)
  if (area === 'mining' || area === 'delivery') return area
  if (takesLead(s, best)) return 'majority'
  return area === 'order' ? 'order' : area === 'factory' ? 'tile' : 'marks'
}

/** Whether the seat leads an element of the shift clock after the turn that it didn't lead before. */
function takesLead(s: State, best: Entry): boolean {
  const after = state.copy(s)
  for (const move of movesOf(s, decisionsOf(best))) playUnchecked(after, move)
  return effectsOf(s, after, state.turn(s)).leads.length > 0
}
