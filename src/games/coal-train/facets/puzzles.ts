import type { Puzzles } from '../../facets/puzzles.ts'
import { kindOf } from '../bot/review/kinds.ts'
import { THEMES, themeOf } from '../puzzles/theme.ts'
import type { Entry } from '../rules/types.ts'
import type { State } from '../state/state.ts'

export const puzzles: Puzzles<State, Entry> = {
  rules: 1,
  themes: THEMES,
  themeOf,
  kindOf,
  load: async () => (await import('../puzzles/found.ts')).FOUND,
}
