/** The levels of the bots: data only, one way of thinking for all. */
import type { Level as HouseLevel } from '../../facets/thinking.ts'

export type LevelName = 'apprentice' | 'hewer' | 'foreman' | 'director'

export interface Level extends HouseLevel {
  name: LevelName
  /** Points by which a turn may be misjudged, either way. */
  misjudges: number
  /** Features of a position that the bot does not think of. */
  forgets: readonly string[]
  /** Whether it sees orders as projects and majorities as chances: by the network behind the linear value. */
  projects: boolean
}

const BEGINNERS_FORGET = [
  'tunnel imbalance',
  'clock now: empty minecarts',
  'clock ahead: empty minecarts',
  'clock far ahead: empty minecarts',
]

const ONE_TURN = { 2: 0, 3: 0, 4: 0 }
/** More than any time allows. */
const NO_END = { 2: 1_000_000, 3: 1_000_000, 4: 1_000_000 }

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  apprentice: {
    name: 'apprentice',
    iterations: ONE_TURN,
    milliseconds: 50,
    misjudges: 4,
    forgets: BEGINNERS_FORGET,
    projects: false,
  },
  hewer: { name: 'hewer', iterations: ONE_TURN, milliseconds: 50, misjudges: 0, forgets: [], projects: false },
  foreman: {
    name: 'foreman',
    iterations: { 2: 8000, 3: 4000, 4: 3000 },
    milliseconds: 300,
    misjudges: 0,
    forgets: [],
    projects: true,
  },
  director: {
    name: 'director',
    iterations: NO_END,
    milliseconds: 1000,
    isTimed: true,
    misjudges: 0,
    forgets: [],
    projects: true,
  },
}

export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[]
