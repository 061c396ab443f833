/** The levels of the bots: data only, one way of thinking for all. */
import type { Level as HouseLevel } from '../../facets/thinking.ts'
import type { Feature } from './evaluator/features.ts'
import type { Effort } from './planner/turn-planner.ts'

export type LevelName = 'apprentice' | 'hewer' | 'foreman' | 'director'

export interface Level extends HouseLevel {
  name: LevelName
  /** Points by which a turn may be misjudged, either way, while several are to come. */
  misjudges: number
  /** Features of a position that the bot does not think of. */
  forgets: readonly Feature[]
  /** How widely it plans the turn that it is about to take. */
  effort: Effort
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

const ONE_TURN = { 3: 0, 4: 0, 5: 0 }
/** More than any time allows. */
const NO_END = { 3: 1_000_000, 4: 1_000_000, 5: 1_000_000 }

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  apprentice: {
    ...{ name: 'apprentice', iterations: ONE_TURN, milliseconds: 50, misjudges: 30, forgets: BEGINNERS_FORGET },
    effort: { width: 1, turns: 30 },
  },
  hewer: {
    ...{ name: 'hewer', iterations: ONE_TURN, milliseconds: 50, misjudges: 20, forgets: [] },
    effort: { width: 2, turns: 20 },
  },
  foreman: {
    ...{ name: 'foreman', iterations: { 3: 8, 4: 8, 5: 8 }, milliseconds: 300, misjudges: 0, forgets: [] },
    effort: { width: 3, turns: 10 },
  },
  director: {
    ...{ name: 'director', iterations: NO_END, milliseconds: 1000, isTimed: true, misjudges: 0, forgets: [] },
    // As the arena measured it, about what a second allows on a busy machine.
    untimed: 100,
    effort: { width: 48, turns: 16 },
  },
}

export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[]
