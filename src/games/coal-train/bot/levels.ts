/** The levels of the bots: data only, one way of thinking for all. */
import { levelsOf, type LevelName } from '../../building-blocks/levels.ts'
import type { Feature } from './evaluator/features.ts'
import type { Effort } from './planner/turn-planner.ts'

interface Thoughts {
  /** Points by which a turn may be misjudged, either way, while several are to come. */
  misjudges: number
  /** Features of a position that the bot does not think of. */
  forgets: readonly Feature[]
  /** How widely it plans the turn that it is about to take. */
  effort: Effort
  untimed?: number
}

const BEGINNERS_FORGET: readonly Feature[] = [
  'coal to come',
  'iron to come',
  'water to come',
  'action points to come',
  'lacking kinds',
  'stations to come',
  'cities after next',
  'good towns next',
]

export const LEVELS = levelsOf<Thoughts>(
  { 3: 8, 4: 8, 5: 8 },
  {
    apprentice: { misjudges: 30, forgets: BEGINNERS_FORGET, effort: { width: 1, turns: 30 } },
    hewer: { misjudges: 20, forgets: [], effort: { width: 2, turns: 20 } },
    foreman: { misjudges: 0, forgets: [], effort: { width: 3, turns: 10 } },
    // As the arena measured it, about what a second allows on a busy machine.
    director: { misjudges: 0, forgets: [], untimed: 100, effort: { width: 48, turns: 16 } },
  },
)

export type Level = (typeof LEVELS)[LevelName]
